import type {
  Command,
  CoreQueries,
  OfferingTerms,
  OfferingView,
  OperatorAction,
  OperatorRole,
} from '@touchstone/protocol'
import { parseDecimal } from '@touchstone/quantities'
import type { Draws } from '../draws.ts'
import { proposed } from '../people.ts'
import type { Shared } from '../productWorkload.ts'

const MINUTE_MS = 60_000
/** Numbers of the assets and markets of new coins begin after these. */
const ASSETS_FROM = 40
const MARKETS_FROM = 100
const COINS = 4

/** The facts of every coin. */
const SAID = {
  issuer: 'Issuer',
  releaseTime: 0,
  issueNumber: '1',
  circulation: '',
  site: '',
  paper: '',
  introduction: '',
}

type Proposal = readonly [OperatorAction, OperatorRole]

/** The acts of operators about new coins: list, offer, bring in, decide, allocate, pay out; mostly the next step. */
export class OfferingFlow implements Shared<Command> {
  readonly share = 3
  readonly #draws: Draws
  #proofs = 0

  constructor(draws: Draws) {
    this.#draws = draws
  }

  isReady(core: CoreQueries): boolean {
    return core.decisions.operators().length > 1
  }

  next(core: CoreQueries): Command {
    const [action, role] = this.#proposal(core, this.#draws.random.between(1, COINS))
    return proposed(this.#draws, core, action, role)
  }

  #proposal(core: CoreQueries, coin: number): Proposal {
    const { random } = this.#draws
    const asset = ASSETS_FROM + coin
    if (!core.assets().some(({ id }) => id === asset)) return [this.#asset(asset), 'markets']
    const offering = core.newCoins.offering(coin)
    if (!offering || (random.chance(8) && offering.listedAt === 0))
      return [this.#offer(core, coin, asset), 'administrator']
    const isListed = core.spot.markets().some(({ base }) => base === asset)
    if (random.chance(isListed ? 3 : 30)) return [this.#market(core, coin, asset), 'markets']
    if (!offering.backed && offering.state !== 'ended') return [this.#funding(core, offering), 'treasury']
    if (offering.underReview > 0 && random.chance(70)) return [this.#decision(core, offering), 'administrator']
    return [this.#payment(offering), 'treasury']
  }

  #asset(id: number): OperatorAction {
    const { random } = this.#draws
    const code = random.chance(95) ? `NC${id}` : 'BTC'
    return { type: 'ListAsset', asset: { id, code, name: 'New coin', scale: random.pick([0, 2, 6, 8]) } }
  }

  /** Now and then with a tick whose steps are no whole units. */
  #market(core: CoreQueries, coin: number, asset: number): OperatorAction {
    const { random } = this.#draws
    const scale = core.assets().find(({ id }) => id === asset)?.scale ?? 0
    const sizes = { tickSize: random.chance(90) ? '0.01' : '0.0000001', lotSize: scale > 0 ? '0.1' : '1' }
    const limits = { minLots: 1, maxLots: 10_000, minNotional: '1', maxNotional: '100000', maxOpenOrders: 20 }
    const rates = { bandPpm: 500_000, defaultSlippagePpm: 50_000, maxSlippagePpm: 100_000 }
    const named = { id: MARKETS_FROM + coin, symbol: `NC${asset}USDT`, name: `NC${asset}/USDT`, base: asset, quote: 1 }
    const state = random.pick(['halted', 'halted', 'open'] as const)
    return { type: 'ListSpotMarket', definition: { ...named, ...sizes, ...limits, ...rates }, state, reason: 'not yet' }
  }

  /** Open at once or soon, over before long, with sizes that leave a remainder. */
  #offer(core: CoreQueries, coin: number, asset: number): OperatorAction {
    const { random } = this.#draws
    const scale = core.assets().find(({ id }) => id === asset)?.scale ?? 0
    const opens = core.time + random.pick([0, 0, MINUTE_MS])
    const closes = opens + random.between(1, 40) * MINUTE_MS
    const terms: OfferingTerms = {
      coin,
      asset,
      name: 'New coin',
      issuePrice: random.pick(['1', '0.333333333333', '0.07', '2.5']),
      volume: random.pick(['77', '77', '100', '300']),
      lot: scale > 0 && random.chance(50) ? '0.1' : '1',
      min: random.pick(['1', '7', '20']),
      max: random.pick(['77', '50']),
      opens,
      closes,
      listTime: closes + random.pick([0, 1, 10, 60]) * MINUTE_MS,
      lockDays: random.pick([0, 1, 1, 2]),
      market: MARKETS_FROM + coin,
      way: random.pick(['review', 'pro_rata', 'pro_rata'] as const),
      ...SAID,
    }
    return { type: 'SetOffering', terms }
  }

  #funding(core: CoreQueries, { terms, funded }: OfferingView): OperatorAction {
    const scale = core.assets().find(({ id }) => id === terms.asset)?.scale ?? 0
    const volume = parseDecimal(terms.volume, scale) ?? 1n
    const missing = volume > funded ? volume - funded : 1n
    const amount = this.#draws.random.chance(85) ? missing : missing + 1n
    return { type: 'FundOffering', coin: terms.coin, amount, evidence: this.#evidence() }
  }

  #decision(core: CoreQueries, { terms: { coin, way } }: OfferingView): OperatorAction {
    const { random } = this.#draws
    if (way === 'pro_rata' && random.chance(90)) return { type: 'AllocateOffering', coin }
    const waiting = core.newCoins.subscriptions(coin).filter(({ state }) => state === 'under_review')
    const subscription = waiting.length > 0 ? random.pick(waiting).subscription : random.between(1, 40)
    return { type: 'DecideSubscription', subscription, passed: random.chance(75), reason: 'drill' }
  }

  #payment({ terms: { coin }, proceeds, paidOut }: OfferingView): OperatorAction {
    const { random } = this.#draws
    const evidence = this.#evidence()
    if (random.chance(30)) return { type: 'ReturnUnsold', coin, evidence }
    const left = proceeds - paidOut
    return { type: 'PayIssuer', coin, amount: random.pick([left, left / 2n, left + 1n]) || 1n, evidence }
  }

  #evidence(): string {
    const again = this.#proofs > 0 && this.#draws.random.chance(10)
    return `coins ${again ? this.#proofs : ++this.#proofs}`
  }
}

import {
  type Command,
  type ContractDefinition,
  type CoreEvent,
  FIRST_CUSTOMER,
  type Genesis,
  type MarginMode,
  type Outcome,
  type OwnerId,
  PLAIN_CONTRACT_TERMS,
  type PositionView,
  type Side,
  SYSTEM_OWNERS,
} from '@touchstone/protocol'
import { type Amount, parseDecimal, type Ticks } from '@touchstone/quantities'
import { TOY_INDEXES } from '../timedOptions/optionRun.ts'
import { HOLDER, TOY_GENESIS, ToyExchange } from '../toyExchange.ts'

export const PERP = 2000
export const DATED = 2001
export const GOLD_PERP = 2002
const BITCOIN = 1
export const GOLD = 1001
const SECOND_MS = 1_000
/** Below the longest gap after which the clock stops. */
const LONGEST_STEP_MS = 3_000_000
const HALF_HOUR_MS = 1_800_000
const LEASE_MS = 60_000
const RENEWAL_MS = 30_000

/** Tick 1 USDT, lot 0.1 BTC, so a lot moves 0.1 USDT a tick. Fees 0.02 % maker, 0.05 % taker, 0.5 % on liquidation. */
export const BTC_PERP: ContractDefinition = {
  id: PERP,
  symbol: 'BTCPERP',
  name: 'BTC Perpetual',
  kind: 'perpetual',
  index: 1,
  quote: 1,
  unit: 'BTC',
  lotSize: '0.1',
  minLots: 1,
  maxLots: 100_000,
  maxLeverage: 50,
  tiers: [
    { upTo: '10000', maintenancePpm: 10_000, maxLeverage: 50 },
    { upTo: '100000', maintenancePpm: 20_000, maxLeverage: 20 },
    { upTo: '10000000', maintenancePpm: 50_000, maxLeverage: 10 },
  ],
  makerPpm: 200,
  takerPpm: 500,
  liquidationPpm: 5_000,
  bandPpm: 50_000,
  defaultSlippagePpm: 10_000,
  maxSlippagePpm: 50_000,
  maxOpenOrders: 50,
  fundingIntervalMs: 28_800_000,
  interestE8: 10_000,
  interestClampE8: 50_000,
  fundingCapE8: 750_000,
  impactNotional: '1000',
  expiry: 0,
}

/** A story of contracts in code: each line acts on a toy exchange, and every invariant is checked after each command. */
export class ContractWorld {
  readonly toy: ToyExchange
  readonly #owners = new Map<string, OwnerId>([['house', SYSTEM_OWNERS.liquidity]])
  #key = 0
  #renewAt = 0
  readonly #heard: CoreEvent[] = []

  /** `insurance`: the fund's first balance, in USDT. The dated contract ends an hour after the beginning. */
  constructor(insurance: string) {
    const capital: Genesis['capital'] = [
      ...TOY_GENESIS.capital,
      { owner: 'insurance', asset: 1, amount: parseDecimal(insurance, 6) ?? 0n },
    ].filter(({ amount }) => amount > 0n) as Genesis['capital']
    this.toy = new ToyExchange('fast', { ...TOY_GENESIS, capital })
    for (const definition of TOY_INDEXES) this.apply({ type: 'ListIndex', definition })
    const expiry = this.toy.time + 2 * HALF_HOUR_MS
    const untimed = { fundingIntervalMs: 0, interestE8: 0, interestClampE8: 0, fundingCapE8: 0 }
    for (const definition of [
      BTC_PERP,
      { ...BTC_PERP, ...untimed, id: DATED, symbol: 'BTC15JUN25', name: 'BTC Dated', kind: 'dated' as const, expiry },
      { ...BTC_PERP, id: GOLD_PERP, symbol: 'XAUPERP', name: 'Gold Perpetual', index: GOLD, unit: 'oz' },
    ])
      this.apply({ type: 'ListContract', definition })
  }

  get expiry(): number {
    return this.toy.exchange.contracts.contract(DATED).definition.expiry
  }

  owner(name: string): OwnerId {
    const known = this.#owners.get(name)
    if (known !== undefined) return known
    const owner = FIRST_CUSTOMER + this.#owners.size - 1
    this.apply({ type: 'OpenOwner', ref: name })
    this.#owners.set(name, owner)
    return owner
  }

  /** Money in the contract wallet. */
  fund(name: string, usdt: string): void {
    const owner = this.owner(name)
    const amount = parseDecimal(usdt, 6) ?? 0n
    this.apply({ type: 'FaucetCredit', owner, asset: 1, amount, ref: `${name} ${++this.#key}` })
    this.apply({ type: 'TransferFunds', ...this.stamp(name), from: 'funds', to: 'contract', asset: 1, amount })
  }

  /** A limit order; throws when it is refused. */
  order(name: string, side: Side, lots: number, price: Ticks, how: Partial<OrderTerms> = {}): Outcome {
    const { leverage, marginMode, contract } = { leverage: 10, marginMode: 'isolated' as const, contract: PERP, ...how }
    const command: Command = {
      type: 'PlaceContractOrder',
      ...this.stamp(name),
      contract,
      side,
      kind: 'limit',
      timeInForce: 'GTC',
      price,
      lots,
      leverage,
      marginMode,
      ...PLAIN_CONTRACT_TERMS,
    }
    return this.apply(command)
  }

  /** The first name goes long and the second short, each as given. */
  trade(long: string, short: string, lots: number, price: Ticks, longHow = {}, shortHow = {}): void {
    this.order(long, 'buy', lots, price, longHow)
    this.order(short, 'sell', lots, price, shortHow)
  }

  /** The house quotes these lots a level, one tick apart, on both sides; a price of 0 leaves a side empty. */
  quote(bid: Ticks, ask: Ticks, lots: readonly number[], contract: number = PERP): Outcome {
    return this.apply({ type: 'QuoteContract', holder: HOLDER, contract, bid, ask, step: 1, lots })
  }

  /** The next second's sources of Bitcoin, after a pause of less than one. */
  sample(...sources: readonly Ticks[]): Outcome {
    return this.sampleOf(BITCOIN, sources)
  }

  sampleOf(market: number, sources: readonly Ticks[]): Outcome {
    this.toy.time += SECOND_MS - 1
    if (this.toy.time > this.#renewAt) this.renew()
    return this.apply({ type: 'IndexSamples', holder: HOLDER, samples: [{ market, sources }] })
  }

  /** Time in which nothing is sampled. */
  pass(ms: number): void {
    for (let left = ms; left > 0; left -= LONGEST_STEP_MS) {
      this.toy.time += Math.min(left, LONGEST_STEP_MS)
      this.renew()
    }
  }

  position(name: string, contract: number = PERP): PositionView | undefined {
    return this.toy.exchange.contracts.position(this.owner(name), contract)
  }

  available(name: string): Amount {
    return this.toy.exchange.contracts.account(this.owner(name)).available
  }

  systemBalance(owner: OwnerId): Amount {
    return this.toy.exchange.ledger.balances(owner).find(({ asset }) => asset === 1)?.available ?? 0n
  }

  /** Events of one kind that followed from the last command. */
  told<Type extends CoreEvent['type']>(type: Type): Extract<CoreEvent, { type: Type }>[] {
    return ofType(this.toy.last?.events ?? [], type)
  }

  /** Events of one kind since the beginning. */
  heard<Type extends CoreEvent['type']>(type: Type): Extract<CoreEvent, { type: Type }>[] {
    return ofType(this.#heard, type)
  }

  stamp(name: string) {
    return { owner: this.owner(name), key1: 1, key2: ++this.#key, inputHash: 1, issuedAt: 0 }
  }

  renew(): void {
    const until = this.toy.time + LEASE_MS
    for (const role of ['feed', 'maker'] as const) this.apply({ type: 'AcquireLease', role, holder: HOLDER, until })
    this.#renewAt = this.toy.time + RENEWAL_MS
  }

  /** Throws when it is refused. */
  apply(command: Command): Outcome {
    const outcome = this.toy.apply(command)
    if (outcome.reply.kind === 'rejected') throw new Error(`refused: ${outcome.reply.rejection}`)
    this.#heard.push(...outcome.events)
    return outcome
  }
}

export interface OrderTerms {
  readonly leverage: number
  readonly marginMode: MarginMode
  readonly contract: number
}

function ofType<Type extends CoreEvent['type']>(events: readonly CoreEvent[], type: Type) {
  return events.filter((event): event is Extract<CoreEvent, { type: Type }> => event.type === type)
}

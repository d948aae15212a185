import {
  type CoreEvent,
  type CoreQueries,
  type OptionBought,
  type OptionId,
  type OptionSettled,
  type OptionStruck,
  type OptionTerms,
  type OwnerId,
  SYSTEM_OWNERS,
} from '@touchstone/protocol'
import { demand } from '../auditFailure.ts'
import type { IndexAudit, Sample } from '../indexAudit.ts'
import { isSure, isUsable } from '../indexAudit.ts'
import type { LotBooks } from '../lots/lotBooks.ts'
import { ascending, ceilPpm, floorPpm, nearestOf } from '../plainSums.ts'
import type { AuditParts, ProductBooks } from '../productAudit.ts'
import type { Scene } from '../scene.ts'

const QUOTE = 1
const STRIKE_WAIT_MS = 10_000

interface KnownOption {
  readonly bought: OptionBought
  readonly boughtAt: number
  strike: number
}

/** I14: a payout is locked at purchase, strike and settlement follow from the log's samples alone, and each ends once. */
export class OptionAudit implements ProductBooks {
  readonly #indexes: IndexAudit
  readonly #lots: LotBooks
  readonly #terms = new Map<number, OptionTerms & { readonly version: number }>()
  readonly #open = new Map<OptionId, KnownOption>()
  #lastOption = 0

  constructor({ indexes, lots }: AuditParts) {
    this.#indexes = indexes
    this.#lots = lots
  }

  hear(event: CoreEvent, scene: Scene): void {
    switch (event.type) {
      case 'OptionsListed':
        this.#terms.set(event.terms.index, { ...event.terms, version: event.version })
        return
      case 'OptionBought':
        this.#buy(event, scene)
        return
      case 'OptionStruck':
        this.#strike(event, scene)
        return
      case 'OptionSettled':
        this.#settle(event, scene)
        return
      default:
    }
  }

  /** The locked payouts equal the payouts owed, and everything due has happened. */
  endEntry(scene: Scene, touched: ReadonlySet<OwnerId>): void {
    const { ledger, entry, time, core } = scene
    const staked = new Map<OwnerId, bigint>()
    let owed = 0n
    for (const { bought, boughtAt, strike } of this.#open.values()) {
      const { option, owner, stake, fee, payout, index: id, expiry } = bought
      owed += payout
      staked.set(owner, (staked.get(owner) ?? 0n) + stake + fee)
      const index = this.#indexes.find(id)
      const missed = strike === 0 && index?.sequence === entry.sequence && index.price > 0
      demand(!missed, 'I14', () => `option ${option} did not get the first price after its purchase`)
      const end = strike === 0 ? boughtAt + STRIKE_WAIT_MS : expiry
      demand(core.clockStopped() || end >= time, 'I14', () => `option ${option} outlived ${end}`)
    }
    const locked = ledger.of(SYSTEM_OWNERS.optionsPool, 'funds', QUOTE, 'held')
    demand(locked === owed, 'I14', () => `the pool has locked ${locked}, open options may win ${owed}`)
    for (const owner of touched) {
      const held = ledger.of(owner, 'delivery', QUOTE, 'held')
      const stakes = staked.get(owner) ?? 0n
      demand(held === stakes, 'I5', () => `owner ${owner} holds ${held} for options, its stakes and fees are ${stakes}`)
    }
  }

  sweep(core: CoreQueries): void {
    for (const { bought, strike } of this.#open.values()) {
      const view = core.timedOptions.option(bought.option)
      const same = view?.expiry === bought.expiry && view.strike === strike && view.payout === bought.payout
      demand(same, 'I14', () => `option ${bought.option} is not what was bought`)
    }
  }

  #buy(bought: OptionBought, { time }: Scene): void {
    const { option, index: id, stake, cycle, seconds, payoutPpm, feePpm } = bought
    demand(option > this.#lastOption, 'I14', () => `option number ${option} was given twice`)
    this.#lastOption = option
    const index = this.#indexes.find(id)
    const sound = index !== undefined && isUsable(index, time) && isSure(index)
    demand(sound, 'OPT-3', () => `option ${option} was sold on a closed, stale or unsure index`)
    const terms = this.#terms.get(id)
    const listed = terms?.cycles.find((each) => each.id === cycle)
    const inForce =
      listed?.seconds === seconds && listed.payoutPpm === payoutPpm && listed.feePpm === feePpm && terms !== undefined
    demand(inForce && terms.version === bought.termsVersion, 'OPT-1', () => `option ${option} has other terms`)
    demand(bought.payout === floorPpm(stake, payoutPpm), 'OPT-4', () => `option ${option} pays ${bought.payout}`)
    demand(bought.fee === ceilPpm(stake, feePpm), 'I11', () => `option ${option} costs a fee of ${bought.fee}`)
    demand(bought.expiry === time + seconds * 1000, 'OPT-4', () => `option ${option} ends at ${bought.expiry}`)
    this.#open.set(option, { bought, boughtAt: time, strike: 0 })
  }

  #strike({ option, strike, strikeSequence, index: id }: OptionStruck, { entry: { sequence } }: Scene): void {
    const known = this.#known(option)
    const index = this.#indexes.find(id)
    const first = index?.sequence === sequence && strikeSequence === sequence && strike === index.price
    demand(first && strike > 0 && known.strike === 0, 'I14', () => `option ${option} was struck at ${strike}`)
    known.strike = strike
  }

  #settle(told: OptionSettled, { time }: Scene): void {
    const known = this.#known(told.option)
    this.#open.delete(told.option)
    const { bought, strike, boughtAt } = known
    const end = strike === 0 ? boughtAt + STRIKE_WAIT_MS : bought.expiry
    demand(time > end, 'I14', () => `option ${told.option} ended before ${end}`)
    demand(told.strike === strike, 'I14', () => `option ${told.option} settled against ${told.strike}, not ${strike}`)
    const { price, result, samples } = outcomeOf(known, this.#indexes.find(bought.index)?.samples ?? [])
    const named = samples.map(({ sequence, time: at, price: each }) => [sequence, at, each])
    demand(named.join() === told.samples.join(), 'OPT-9', () => `option ${told.option} settled on other samples`)
    demand(told.price === price, 'OPT-9', () => `option ${told.option} settles at ${price}, told ${told.price}`)
    demand(told.result === result, 'OPT-10', () => `option ${told.option} is ${result}, told ${told.result}`)
    const received = receivedOf(bought, result)
    if (result !== 'void') this.#lots.addTurnover(bought.owner, bought.stake)
    const paid = told.received === received && told.profit === received - bought.stake - bought.fee
    demand(paid, 'OPT-10', () => `option ${told.option} brings ${received}, told ${told.received}`)
  }

  #known(option: OptionId): KnownOption {
    const known = this.#open.get(option)
    demand(known !== undefined, 'I14', () => `option ${option} is not open: it cannot be struck or settled again`)
    return known
  }
}

function receivedOf({ stake, fee, payout }: OptionBought, result: OptionSettled['result']): bigint {
  if (result === 'won') return stake + payout
  return result === 'lost' ? 0n : stake + fee
}

/** OPT-9, OPT-10: by the published rule, from the samples that the log has. */
function outcomeOf({ bought, strike }: KnownOption, all: readonly Sample[]) {
  const { seconds, expiry, direction } = bought
  const windowSeconds = seconds < 300 ? 5 : seconds <= 3600 ? 30 : 300
  const inWindow = all.filter(({ time }) => time > expiry - windowSeconds * 1000 && time <= expiry)
  const samples = strike === 0 ? [] : inWindow
  if (samples.length < windowSeconds * 0.8) return { price: 0, result: 'void' as const, samples }
  const prices = samples.map(({ price }) => price)
  const price = seconds <= 3600 ? medianOf(prices) : meanOf(prices)
  if (price === strike) return { price, result: 'tied' as const, samples }
  const won = price > strike ? direction === 'up' : direction === 'down'
  return { price, result: won ? ('won' as const) : ('lost' as const), samples }
}

function medianOf(prices: readonly number[]): number {
  const sorted = ascending(prices)
  const last = sorted.length - 1
  return meanOf([sorted[Math.floor(last / 2)] ?? 0, sorted[Math.ceil(last / 2)] ?? 0])
}

function meanOf(prices: readonly number[]): number {
  const sum = prices.reduce((total, price) => total + BigInt(price), 0n)
  return Number(nearestOf(sum, BigInt(prices.length)))
}

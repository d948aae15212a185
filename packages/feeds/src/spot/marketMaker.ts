import { type MassQuote, SYSTEM_OWNERS } from '@touchstone/protocol'
import type { Random, Timestamp } from '@touchstone/quantities'
import type { HouseMarketView } from '../desk/housePorts.ts'
import { stirred } from '../desk/stirring.ts'
import type { FeedMarket } from '../feed/feed.ts'
import { QUOTE_POLICY } from '../policy/quotePolicy.ts'
import { type Ladder, quoteLadder } from './quoteLadder.ts'

const PPM = 1_000_000
const MINUTE_MS = 60_000
/** Weight of the newest second in the running variance: a half-life of about two minutes. */
const VARIANCE_WEIGHT = 0.006

interface Quoted {
  readonly at: Timestamp
  readonly price: number
  readonly base: bigint
  readonly bestLots: number
  readonly ladder: Ladder
}

const NOTHING: Ladder = { bids: [], asks: [] }

/** The house market maker in one market: decides each second whether to replace its quotes, and with what. */
export class MarketMaker {
  readonly #market: FeedMarket
  readonly #openingBase: bigint
  readonly #holder: number
  readonly #salt: number
  #variancePpm2 = 0
  #seen: { readonly at: Timestamp; readonly price: number } | undefined
  #quoted: Quoted | undefined

  /** `openingBase`: the base capital the house was born with, the inventory it leans back to. */
  constructor(market: FeedMarket, openingBase: bigint, holder: number, random: Random) {
    this.#market = market
    this.#openingBase = openingBase
    this.#holder = holder
    this.#salt = Math.floor(random() * 2 ** 32) | 0
  }

  /** The next quotes, or undefined while those that stand are good. Without an index price it withdraws once. */
  decide(view: HouseMarketView, now: Timestamp): MassQuote | undefined {
    this.#watch(view.indexPrice, now)
    if (!view.open) {
      this.#quoted = undefined
      return undefined
    }
    if (view.indexPrice === 0) {
      if (this.#quoted?.bestLots === 0) return undefined
      this.#quoted = { at: now, price: 0, base: view.makerBase, bestLots: 0, ladder: NOTHING }
      return this.#command(NOTHING)
    }
    if (!this.#isDue(view, now)) return undefined
    const ladder = quoteLadder(this.#inputs(view), this.#salt)
    const bestLots = Math.min(ladder.bids[1] ?? 0, ladder.asks[1] ?? 0)
    const before = this.#quoted
    this.#quoted = { at: now, price: view.indexPrice, base: view.makerBase, bestLots, ladder }
    const stands = before?.base === view.makerBase && sameLadder(before.ladder, ladder)
    return stands ? undefined : this.#command(ladder)
  }

  /** The standing quotes with a few sizes drawn anew; undefined when none stand. */
  stir(random: Random): MassQuote | undefined {
    if (!this.#quoted || this.#quoted.bestLots === 0) return undefined
    const { minLots } = this.#market.definition
    const side = (levels: readonly number[]) => {
      const lots = stirred(
        levels.filter((_, at) => at % 2 === 1),
        minLots,
        random,
      )
      return levels.map((ticksOrLots, at) => (at % 2 === 0 ? ticksOrLots : (lots[(at - 1) / 2] ?? ticksOrLots)))
    }
    const { bids, asks } = this.#quoted.ladder
    return this.#command({ bids: side(bids), asks: side(asks) })
  }

  /** The last quotes never reached the book: decide anew at the next chance. */
  forget(): void {
    this.#quoted = undefined
  }

  /** Takes every quote out of the book. */
  withdraw(): MassQuote {
    this.#quoted = undefined
    return this.#command(NOTHING)
  }

  #watch(price: number, now: Timestamp): void {
    if (price === 0) return
    if (this.#seen && now > this.#seen.at) {
      const movePpm = ((price - this.#seen.price) / this.#seen.price) * PPM
      const perMinute = (movePpm * movePpm * MINUTE_MS) / (now - this.#seen.at)
      this.#variancePpm2 += VARIANCE_WEIGHT * (perMinute - this.#variancePpm2)
    }
    this.#seen = { at: now, price }
  }

  #isDue(view: HouseMarketView, now: Timestamp): boolean {
    const quoted = this.#quoted
    if (!quoted || quoted.price === 0 || now - quoted.at >= QUOTE_POLICY.requoteAfterMs) return true
    if (Math.abs(view.indexPrice - quoted.price) * PPM >= QUOTE_POLICY.requoteMovePpm * quoted.price) return true
    const filledUnits = Number(view.makerBase - quoted.base)
    const filledLots = Math.abs(filledUnits) / Number(this.#market.units.lotUnits)
    return filledLots > 0 && filledLots >= QUOTE_POLICY.requoteFillShare * quoted.bestLots
  }

  #inputs(view: HouseMarketView) {
    const { lotUnits, quantum } = this.#market.units
    const opening = Number(this.#openingBase)
    return {
      market: this.#market,
      indexPrice: view.indexPrice,
      volatilityPpm: Math.sqrt(this.#variancePpm2),
      inventory: opening > 0 ? Number(view.makerBase - this.#openingBase) / opening : 0,
      baseLots: Math.floor((Number(view.makerBase) * QUOTE_POLICY.balanceShare) / Number(lotUnits)),
      quoteTickLots: Math.floor((Number(view.makerQuote) * QUOTE_POLICY.balanceShare) / Number(quantum)),
    }
  }

  #command(ladder: Ladder): MassQuote {
    return {
      type: 'MassQuote',
      holder: this.#holder,
      owner: SYSTEM_OWNERS.liquidity,
      market: this.#market.definition.id,
      bids: ladder.bids,
      asks: ladder.asks,
    }
  }
}

function sameLadder(a: Ladder, b: Ladder): boolean {
  return a.bids.join() === b.bids.join() && a.asks.join() === b.asks.join()
}

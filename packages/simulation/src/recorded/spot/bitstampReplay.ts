import { FastOrderBook, LimitMatcher } from '@touchstone/core'
import { MAX_LOTS, parseDecimal } from '@touchstone/quantities'

export interface BitstampEvent {
  readonly order: number
  /** Whole dollars, used as ticks. */
  readonly price: number
  /** Units of 10^-8 BTC, used as lots. Larger than a lot count may be is cut: no order of that size is used up here. */
  readonly lots: number
  readonly action: string
  readonly side: number
}

/** A sale at any price is recorded as one at 0. */
const LOWEST_PRICE = 1

export function bitstampEvent(cells: readonly string[]): BitstampEvent {
  const [order, , , price, volume = '', action = '', direction] = cells
  const side = direction === 'bid' ? 0 : 1
  return { order: Number(order), price: Math.max(LOWEST_PRICE, Number(price)), lots: lotsOf(volume), action, side }
}

export function lotsOf(volume: string): number {
  const units = parseDecimal(plain(volume), 8) ?? 0n
  return units > BigInt(MAX_LOTS) ? MAX_LOTS : Number(units)
}

/** "2.6e-06" and the like as plain decimals. */
function plain(number: string): string {
  return number.includes('e') ? Number(number).toFixed(8) : number
}

/** A trade by the orders of both sides, the price and the quantity. */
export function tradeKey(buyer: number, seller: number, price: number, lots: number): string {
  return [buyer, seller, price, lots].join()
}

/**
 * Bitstamp's individual orders through our own book: `created` is placed, `deleted` is cancelled if it still rests, and the trades
 * come from our own matching. Post-only orders that Bitstamp refused show up as created and deleted whole; they are known by never
 * having traded, and are refused here too when they would take.
 */
export class BitstampReplay {
  readonly trades: string[] = []
  refused = 0
  readonly #matcher: LimitMatcher
  readonly #untraded: ReadonlySet<number>
  #takerSide = 0

  /** `untraded`: orders that were deleted in full and appear in no trade. */
  constructor(untraded: ReadonlySet<number>) {
    this.#untraded = untraded
    this.#matcher = new LimitMatcher(
      (table) => new FastOrderBook(table),
      (maker, taker, price, lots) => {
        const [buyer, seller] = this.#takerSide === 0 ? [taker, maker] : [maker, taker]
        this.trades.push(tradeKey(buyer, seller, price, lots))
      },
    )
  }

  apply({ action, order, side, price, lots }: BitstampEvent): void {
    if (action === 'deleted') this.#matcher.cancel(order)
    // Two purchases at any price are recorded without a quantity.
    if (action !== 'created' || lots === 0) return
    const best = this.#matcher.book.bestPrice(side ^ 1)
    const takes = best !== 0 && (side === 0 ? best <= price : best >= price)
    if (takes && this.#untraded.has(order)) {
      this.refused++
      return
    }
    this.#takerSide = side
    this.#matcher.limit(order, 0, side, price, lots)
  }
}

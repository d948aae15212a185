import type { Lots, Ticks } from '@touchstone/quantities'

/**
 * The resting orders of one market in price-time priority. Orders are slots of the order table, which holds side, price
 * and lots left; the book holds their order. Two implementations, the obvious one and the fast one, never differ.
 */
export interface OrderBook {
  /** Queues the order behind all others of its price. */
  rest(slot: number): void
  /** Takes a resting order out. */
  remove(slot: number): void
  /** A resting order shrinks by `lots` and keeps its place. At least one lot must be left. */
  reduce(slot: number, lots: Lots): void
  /** The order that trades first on a side (0 buy, 1 sell), or NONE. */
  first(side: number): number
  /** The order after `slot` in priority on its side, or NONE. */
  after(slot: number): number
  /** Best price of a side, 0 when it is empty. */
  bestPrice(side: number): Ticks
  /** [ticks, lots] of the best levels of a side, best first. */
  depth(side: number, levels: number): [Ticks, Lots][]
}

import { type Ppm, type Ticks, wholeQuotient } from '@touchstone/quantities'
import { BUY } from '../orderFlags.ts'

export const MILLION = 1_000_000

/** How a stop trails. */
export interface Trail {
  /** The distance from the best price it has seen, in ticks; 0 when it is in ppm of that price. */
  readonly trailTicks: Ticks
  readonly trailPpm: Ppm
  /** The price that must come before it trails; 0 = none. */
  readonly activation: Ticks
  /** The best price it has seen as it comes to wait: the highest for a sale, the lowest for a purchase; 0 before its activation. */
  readonly extreme: Ticks
}

type Distance = Pick<Trail, 'trailTicks' | 'trailPpm'>

/** 1 for sales, which trail below the highest price; −1 for purchases, above the lowest. */
export type Way = 1 | -1

export function wayOf(side: number): Way {
  return side === BUY ? -1 : 1
}

/**
 * The price at which a stop fires, in millionths of a tick and with the sign of its way: of two stops of a side that with the
 * larger number fires first. Below 2^53: exact.
 */
export function firingOrder(way: Way, extreme: Ticks, { trailTicks, trailPpm }: Distance): number {
  return way * extreme * MILLION - (trailTicks === 0 ? extreme * trailPpm : trailTicks * MILLION)
}

/** The same price rounded away from firing to a whole tick: down for a sale, up for a purchase. TRAIL-4. */
export function triggerPrice(way: Way, extreme: Ticks, distance: Distance): Ticks {
  const exact = way * firingOrder(way, extreme, distance)
  const below = wholeQuotient(exact, MILLION)
  return way === 1 || below * MILLION === exact ? below : below + 1
}

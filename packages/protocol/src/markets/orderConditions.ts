import type { Timestamp } from '@touchstone/quantities'
import { type FieldsOf, lots, ppm, ticks, timestamp } from '../shape/kinds.ts'

/** Terms that few orders have, for orders on markets of every kind. */
export const ORDER_CONDITIONS = {
  /** The order ends at the first entry at or after this moment; 0 = it has none. */
  goodTill: timestamp(),
  /** A stop that trails: how far its trigger stays behind the best price it has seen; 0 = it does not, or `trailPpm` says how far. */
  trailTicks: ticks(),
  /** The same as a part of that best price. */
  trailPpm: ppm(),
  /** A stop that trails begins when its price has reached this one; 0 = at once. */
  activation: ticks(),
  /** An iceberg: so many lots at a time are shown and queue in the book; 0 = all of them. */
  visible: lots(),
}
export type OrderConditions = FieldsOf<typeof ORDER_CONDITIONS>

/** Of an order without any. */
export const NO_CONDITIONS: OrderConditions = { goodTill: 0, trailTicks: 0, trailPpm: 0, activation: 0, visible: 0 }

/** An order's end lies so far ahead of its acceptance at least and at most, in milliseconds. */
export const LEAST_GOOD_MS = 60_000
export const MOST_GOOD_DAYS = 366

/** A stop trails at such a distance at least and at most; one in ticks at one tick at least. */
export const LEAST_TRAIL_PPM = 100
export const MOST_TRAIL_PPM = 200_000

/** Of an order whose only condition may be its end; 0 = it has none. */
export function endingAt(goodTill: Timestamp): OrderConditions {
  return goodTill === 0 ? NO_CONDITIONS : { ...NO_CONDITIONS, goodTill }
}

/** The conditions among the fields of a command. */
export function conditionsOf({
  goodTill,
  trailTicks,
  trailPpm,
  activation,
  visible,
}: OrderConditions): OrderConditions {
  return { goodTill, trailTicks, trailPpm, activation, visible }
}

/** An iceberg comes forward in so many slices at most. */
export const MOST_SLICES = 20

export function isTrailing({ trailTicks, trailPpm }: OrderConditions): boolean {
  return trailTicks !== 0 || trailPpm !== 0
}

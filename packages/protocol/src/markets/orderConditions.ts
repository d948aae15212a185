import { type FieldsOf, timestamp } from '../shape/kinds.ts'

/** Terms that few orders have, for orders on markets of every kind. */
export const ORDER_CONDITIONS = {
  /** The order ends at the first entry at or after this moment; 0 = it has none. */
  goodTill: timestamp(),
}
export type OrderConditions = FieldsOf<typeof ORDER_CONDITIONS>

/** Of an order without any. */
export const NO_CONDITIONS: OrderConditions = { goodTill: 0 }

/** An order's end lies so far ahead of its acceptance at least and at most, in milliseconds. */
export const LEAST_GOOD_MS = 60_000
export const MOST_GOOD_DAYS = 366

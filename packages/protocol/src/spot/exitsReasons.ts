import { word } from '../shape/kinds.ts'

/** What became of the exits of a purchase: all stand, or why one of them or both do not. */
export const EXITS_REASONS = {
  placed: 0,
  /** The purchase has bought nothing. */
  not_filled: 1,
  /** All orders were cancelled at once. */
  canceled: 2,
  /** Nothing was heard of the owner. */
  silence: 3,
  /** The take-profit found its price in the book already and trades: there is nothing for a stop-loss to wait for. */
  take_profit_reached: 4,
  below_minimum_quantity: 5,
  above_maximum_quantity: 6,
  below_minimum_notional: 7,
  above_maximum_notional: 8,
  amount_overflow: 9,
  insufficient_balance: 10,
  owner_frozen: 11,
  /** The take-profit would have met an order of its own owner. */
  self_trade: 12,
} as const
export type ExitsReason = keyof typeof EXITS_REASONS
export const EXITS_REASON = word(EXITS_REASONS)

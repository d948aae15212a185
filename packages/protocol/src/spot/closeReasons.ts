import { word } from '../shape/kinds.ts'

const CLOSE_REASONS = {
  filled: 0,
  canceled: 1,
  /** IOC remainder or a market order's remainder beyond its slippage bound or the book. */
  expired: 2,
  self_trade: 3,
  /** A triggered stop could not be placed any more (for example its FOK was not fillable). */
  rejected: 4,
  /** The deadline of the customer's own command to cancel all orders passed without a sign of life. */
  silence: 5,
  /** The other order of its pair has traded, fired or ended. */
  other: 6,
} as const
export type CloseReason = keyof typeof CLOSE_REASONS
export const CLOSE_REASON = word(CLOSE_REASONS)

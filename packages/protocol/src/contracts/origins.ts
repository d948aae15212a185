import { word } from '../shape/kinds.ts'

const CONTRACT_ORIGINS = {
  user: 0,
  one_click: 1,
  take_profit: 2,
  stop_loss: 3,
  liquidation: 4,
  deleveraging: 5,
  settlement: 6,
} as const
/** The origin of an order on a contract, and of the closing of a position. */
export type ContractOrigin = keyof typeof CONTRACT_ORIGINS
export const CONTRACT_ORIGIN = word(CONTRACT_ORIGINS)

const CONTRACT_CLOSE_REASONS = {
  filled: 0,
  canceled: 1,
  expired: 2,
  self_trade: 3,
  rejected: 4,
  /** A reduce-only order found no position left to reduce. */
  reduce_only: 5,
  /** Cancelled because the position is being liquidated. */
  liquidation: 6,
  /** The contract was settled. */
  settlement: 7,
  /** As on spot markets: the deadline to cancel all orders passed without a sign of life. */
  silence: 8,
  /** The other order of its pair has traded, fired or ended. */
  other: 9,
} as const
export type ContractCloseReason = keyof typeof CONTRACT_CLOSE_REASONS
export const CONTRACT_CLOSE_REASON = word(CONTRACT_CLOSE_REASONS)

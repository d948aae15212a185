import { CONTRACT_REASONS } from '@touchstone/protocol'
import { type Connection, defineReason } from '../entry/reason.ts'
import {
  CLEARED,
  FUND_FREE,
  FUND_HELD,
  OTHER_OWNER,
  REMAINDERS_FREE,
  TRADER_FREE,
  TRADER_HELD,
} from '../ledger/postingSides.ts'

/** Owners who may hold positions. */
const HOLDERS = [TRADER_FREE, TRADER_HELD, FUND_FREE, FUND_HELD]

/** Both ways between each holder of positions and the clearing account. */
const THROUGH_CLEARING = HOLDERS.flatMap((side): Connection[] => [
  [side, CLEARED, OTHER_OWNER],
  [CLEARED, side, OTHER_OWNER],
])

export const PNL = defineReason(CONTRACT_REASONS, 'pnl', THROUGH_CLEARING)

export const LOSS_SETTLED = defineReason(
  CONTRACT_REASONS,
  'loss_settled',
  HOLDERS.map((side) => [side, CLEARED, OTHER_OWNER]),
)

export const FUNDING = defineReason(CONTRACT_REASONS, 'funding', THROUGH_CLEARING)

export const LIQUIDATION_FEE = defineReason(CONTRACT_REASONS, 'liquidation_fee', [
  [TRADER_FREE, FUND_FREE, OTHER_OWNER],
  [TRADER_HELD, FUND_FREE, OTHER_OWNER],
])

/** The insurance fund stands in for a loss, or receives the remainder of a liquidation. */
export const COVER = defineReason(CONTRACT_REASONS, 'insurance', [
  [FUND_FREE, CLEARED, OTHER_OWNER],
  [TRADER_FREE, FUND_FREE, OTHER_OWNER],
  [TRADER_HELD, FUND_FREE, OTHER_OWNER],
])

/** Remainders of divisions. */
export const ROUNDING = defineReason(CONTRACT_REASONS, 'rounding', [[CLEARED, REMAINDERS_FREE, OTHER_OWNER]])

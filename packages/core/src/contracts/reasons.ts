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

/** Whoever may hold positions. */
const HOLDERS = [TRADER_FREE, TRADER_HELD, FUND_FREE, FUND_HELD]

/** Both ways between each holder of positions and the clearing account. */
const THROUGH_CLEARING = HOLDERS.flatMap((side): Connection[] => [
  [side, CLEARED, OTHER_OWNER],
  [CLEARED, side, OTHER_OWNER],
])

export const PNL = defineReason(7, 'pnl', THROUGH_CLEARING)

export const LOSS_SETTLED = defineReason(
  8,
  'loss_settled',
  HOLDERS.map((side) => [side, CLEARED, OTHER_OWNER]),
)

export const FUNDING = defineReason(9, 'funding', THROUGH_CLEARING)

export const LIQUIDATION_FEE = defineReason(10, 'liquidation_fee', [
  [TRADER_FREE, FUND_FREE, OTHER_OWNER],
  [TRADER_HELD, FUND_FREE, OTHER_OWNER],
])

/** The insurance fund stands in for a loss, or receives what a liquidation left. */
export const COVER = defineReason(11, 'insurance', [
  [FUND_FREE, CLEARED, OTHER_OWNER],
  [TRADER_FREE, FUND_FREE, OTHER_OWNER],
  [TRADER_HELD, FUND_FREE, OTHER_OWNER],
])

/** Remainders of what was divided. */
export const ROUNDING = defineReason(14, 'rounding', [[CLEARED, REMAINDERS_FREE, OTHER_OWNER]])

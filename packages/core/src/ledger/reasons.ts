import { LEDGER_REASONS } from '@touchstone/protocol'
import { defineReason } from '../entry/reason.ts'
import {
  CLEARING,
  FEES,
  FEES_FREE,
  FUND_FREE,
  FUND_HELD,
  INSURANCE,
  OPTIONS_POOL,
  OTHER_OWNER,
  OTHER_SYSTEM,
  OUTSIDE,
  POOL_FREE,
  POOL_HELD,
  postingSide,
  REMAINDERS,
  SAME_OWNER,
  TRADER,
  TRADER_FREE,
  TRADER_HELD,
  TREASURY,
} from './postingSides.ts'

const ENDOWED = [FEES, TRADER, OTHER_SYSTEM, INSURANCE, CLEARING, OPTIONS_POOL, REMAINDERS, TREASURY]

/** The operator's own money. */
export const CAPITAL = defineReason(
  LEDGER_REASONS,
  'capital',
  ENDOWED.map((owner) => [OUTSIDE, postingSide(owner, 0), OTHER_OWNER]),
)

/** Set aside in the same wallet. */
export const HOLD = defineReason(LEDGER_REASONS, 'hold', [
  [TRADER_FREE, TRADER_HELD, SAME_OWNER],
  [FUND_FREE, FUND_HELD, SAME_OWNER],
  [POOL_FREE, POOL_HELD, SAME_OWNER],
])

/** Given back to the available balance. */
export const RELEASE = defineReason(LEDGER_REASONS, 'release', [
  [TRADER_HELD, TRADER_FREE, SAME_OWNER],
  [FUND_HELD, FUND_FREE, SAME_OWNER],
  [POOL_HELD, POOL_FREE, SAME_OWNER],
])

export const FEE = defineReason(LEDGER_REASONS, 'fee', [
  [TRADER_FREE, FEES_FREE, OTHER_OWNER],
  [TRADER_HELD, FEES_FREE, OTHER_OWNER],
  [FUND_FREE, FEES_FREE, OTHER_OWNER],
])

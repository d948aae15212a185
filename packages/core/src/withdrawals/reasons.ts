import { defineReason } from '../entry/reason.ts'
import { FEES_FREE, OTHER_OWNER, OUTSIDE, TRADER_HELD } from '../ledger/postingSides.ts'

export const WITHDRAWAL = defineReason(16, 'withdrawal', [[TRADER_HELD, OUTSIDE, OTHER_OWNER]])

export const WITHDRAWAL_FEE = defineReason(17, 'withdrawal_fee', [[TRADER_HELD, FEES_FREE, OTHER_OWNER]])

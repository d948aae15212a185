import { WITHDRAWAL_REASONS } from '@touchstone/protocol'
import { defineReason } from '../entry/reason.ts'
import { FEES_FREE, OTHER_OWNER, OUTSIDE, TRADER_HELD } from '../ledger/postingSides.ts'

export const WITHDRAWAL = defineReason(WITHDRAWAL_REASONS, 'withdrawal', [[TRADER_HELD, OUTSIDE, OTHER_OWNER]])

export const WITHDRAWAL_FEE = defineReason(WITHDRAWAL_REASONS, 'withdrawal_fee', [
  [TRADER_HELD, FEES_FREE, OTHER_OWNER],
])

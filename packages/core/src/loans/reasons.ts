import { LOAN_REASONS } from '@touchstone/protocol'
import { defineReason } from '../entry/reason.ts'
import { FEES_FREE, LOAN_POOL_FREE, OTHER_OWNER, TRADER_FREE, TREASURY_FREE } from '../ledger/postingSides.ts'

/** The pool has money of the treasury and the principals that come back, and nothing else. */
export const LOAN_FUNDING = defineReason(LOAN_REASONS, 'loan_funding', [[TREASURY_FREE, LOAN_POOL_FREE, OTHER_OWNER]])

export const LOAN_RETURN = defineReason(LOAN_REASONS, 'loan_return', [[LOAN_POOL_FREE, TREASURY_FREE, OTHER_OWNER]])

export const LOAN_DISBURSEMENT = defineReason(LOAN_REASONS, 'loan_disbursement', [
  [LOAN_POOL_FREE, TRADER_FREE, OTHER_OWNER],
])

export const LOAN_PRINCIPAL = defineReason(LOAN_REASONS, 'loan_principal', [[TRADER_FREE, LOAN_POOL_FREE, OTHER_OWNER]])

export const LOAN_INTEREST = defineReason(LOAN_REASONS, 'loan_interest', [[TRADER_FREE, FEES_FREE, OTHER_OWNER]])

export const LOAN_LATE_FEE = defineReason(LOAN_REASONS, 'loan_late_fee', [[TRADER_FREE, FEES_FREE, OTHER_OWNER]])

import { defineReason } from '../entry/reason.ts'
import { OTHER_OWNER, OUTSIDE, TRADER_FREE } from '../ledger/postingSides.ts'

export const DEPOSIT = defineReason(15, 'deposit', [[OUTSIDE, TRADER_FREE, OTHER_OWNER]])

import { defineReason } from '../entry/reason.ts'
import { OTHER_OWNER, TRADER_FREE, TREASURY_FREE } from '../ledger/postingSides.ts'

export const PURCHASE = defineReason(18, 'purchase', [[TREASURY_FREE, TRADER_FREE, OTHER_OWNER]])

import { PURCHASE_REASONS } from '@touchstone/protocol'
import { defineReason } from '../entry/reason.ts'
import { OTHER_OWNER, TRADER_FREE, TREASURY_FREE } from '../ledger/postingSides.ts'

export const PURCHASE = defineReason(PURCHASE_REASONS, 'purchase', [[TREASURY_FREE, TRADER_FREE, OTHER_OWNER]])

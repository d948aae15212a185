import { CUSTOMER_REASONS } from '@touchstone/protocol'
import { defineReason } from '../entry/reason.ts'
import { OTHER_OWNER, OUTSIDE, TRADER_FREE } from '../ledger/postingSides.ts'

/** Test funds. */
export const FAUCET = defineReason(CUSTOMER_REASONS, 'faucet', [[OUTSIDE, TRADER_FREE, OTHER_OWNER]])

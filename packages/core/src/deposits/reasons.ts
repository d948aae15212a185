import { DEPOSIT_REASONS } from '@touchstone/protocol'
import { defineReason } from '../entry/reason.ts'
import { OTHER_OWNER, OUTSIDE, TRADER_FREE } from '../ledger/postingSides.ts'

export const DEPOSIT = defineReason(DEPOSIT_REASONS, 'deposit', [[OUTSIDE, TRADER_FREE, OTHER_OWNER]])

import { CONVERSION_REASONS } from '@touchstone/protocol'
import { defineReason } from '../entry/reason.ts'
import { OTHER_OWNER, TRADER_FREE } from '../ledger/postingSides.ts'

/** Between a customer and the house, both ways. */
export const CONVERSION = defineReason(CONVERSION_REASONS, 'conversion', [[TRADER_FREE, TRADER_FREE, OTHER_OWNER]])

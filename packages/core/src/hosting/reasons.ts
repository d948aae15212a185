import { HOSTING_REASONS } from '@touchstone/protocol'
import { defineReason } from '../entry/reason.ts'
import { ESCROW_FREE, FEES_FREE, OTHER_OWNER, TRADER_FREE, TRADER_HELD, TREASURY_FREE } from '../ledger/postingSides.ts'

/** The escrow has money of the treasury alone: no other posting leads into the escrow. */
export const HOSTING_ESCROW = defineReason(HOSTING_REASONS, 'hosting_escrow', [
  [TREASURY_FREE, ESCROW_FREE, OTHER_OWNER],
])

export const HOSTING_RETURN = defineReason(HOSTING_REASONS, 'hosting_return', [[ESCROW_FREE, TRADER_FREE, OTHER_OWNER]])

export const HOSTING_LOSS = defineReason(HOSTING_REASONS, 'hosting_loss', [[TRADER_HELD, FEES_FREE, OTHER_OWNER]])

export const HOSTING_UNEARNED = defineReason(HOSTING_REASONS, 'hosting_unearned', [
  [ESCROW_FREE, TREASURY_FREE, OTHER_OWNER],
])

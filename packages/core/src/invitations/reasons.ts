import { INVITATION_REASONS } from '@touchstone/protocol'
import { defineReason } from '../entry/reason.ts'
import { FEES_FREE, OTHER_OWNER, TRADER_FREE } from '../ledger/postingSides.ts'

/** Out of trading fees that were received, and of nothing else. */
export const INVITE_COMMISSION = defineReason(INVITATION_REASONS, 'invite_commission', [
  [FEES_FREE, TRADER_FREE, OTHER_OWNER],
])

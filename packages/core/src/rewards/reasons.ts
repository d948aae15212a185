import { REWARD_REASONS } from '@touchstone/protocol'
import { defineReason } from '../entry/reason.ts'
import { CAMPAIGNS_FREE, OTHER_OWNER, TREASURY_FREE } from '../ledger/postingSides.ts'

/** Campaigns have money of the treasury alone: no other posting leads into them. */
export const CAMPAIGN_FUNDED = defineReason(REWARD_REASONS, 'campaign_funded', [
  [TREASURY_FREE, CAMPAIGNS_FREE, OTHER_OWNER],
])

export const CAMPAIGN_CLOSED = defineReason(REWARD_REASONS, 'campaign_closed', [
  [CAMPAIGNS_FREE, TREASURY_FREE, OTHER_OWNER],
])

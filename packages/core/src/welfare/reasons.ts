import { WELFARE_REASONS } from '@touchstone/protocol'
import { defineReason } from '../entry/reason.ts'
import { CAMPAIGNS_FREE, OTHER_OWNER, TRADER_FREE } from '../ledger/postingSides.ts'

export const WELFARE_REWARD = defineReason(WELFARE_REASONS, 'welfare_reward', [
  [CAMPAIGNS_FREE, TRADER_FREE, OTHER_OWNER],
])

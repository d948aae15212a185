import { SIGN_IN_REASONS } from '@touchstone/protocol'
import { defineReason } from '../entry/reason.ts'
import { CAMPAIGNS_FREE, OTHER_OWNER, TRADER_FREE } from '../ledger/postingSides.ts'

export const SIGN_REWARD = defineReason(SIGN_IN_REASONS, 'sign_reward', [[CAMPAIGNS_FREE, TRADER_FREE, OTHER_OWNER]])

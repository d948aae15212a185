import { TIMED_OPTION_REASONS } from '@touchstone/protocol'
import { defineReason } from '../entry/reason.ts'
import { OTHER_OWNER, POOL_FREE, POOL_HELD, TRADER_FREE, TRADER_HELD } from '../ledger/postingSides.ts'

export const OPTION_STAKE = defineReason(TIMED_OPTION_REASONS, 'option_stake', [
  [TRADER_FREE, POOL_FREE, OTHER_OWNER],
  [TRADER_HELD, POOL_FREE, OTHER_OWNER],
])

export const OPTION_PAYOUT = defineReason(TIMED_OPTION_REASONS, 'option_payout', [
  [POOL_FREE, TRADER_FREE, OTHER_OWNER],
  [POOL_HELD, TRADER_FREE, OTHER_OWNER],
])

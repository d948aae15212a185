import { SPOT_REASONS } from '@touchstone/protocol'
import { defineReason } from '../entry/reason.ts'
import { OTHER_OWNER, TRADER_FREE, TRADER_HELD } from '../ledger/postingSides.ts'

/** The taker pays from the available balance, the maker from its hold. */
export const TRADE = defineReason(SPOT_REASONS, 'trade', [
  [TRADER_FREE, TRADER_FREE, OTHER_OWNER],
  [TRADER_HELD, TRADER_FREE, OTHER_OWNER],
])

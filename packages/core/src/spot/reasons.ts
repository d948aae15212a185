import { defineReason } from '../entry/reason.ts'
import { OTHER_OWNER, TRADER_FREE, TRADER_HELD } from '../ledger/postingSides.ts'

/** The taker pays from what is available, the maker from its hold. */
export const TRADE = defineReason(4, 'trade', [
  [TRADER_FREE, TRADER_FREE, OTHER_OWNER],
  [TRADER_HELD, TRADER_FREE, OTHER_OWNER],
])

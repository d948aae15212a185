import { TRANSFER_REASONS } from '@touchstone/protocol'
import { defineReason } from '../entry/reason.ts'
import { OTHER_WALLET, TRADER_FREE } from '../ledger/postingSides.ts'

/** Between two wallets of one owner. */
export const TRANSFER = defineReason(TRANSFER_REASONS, 'transfer', [[TRADER_FREE, TRADER_FREE, OTHER_WALLET]])

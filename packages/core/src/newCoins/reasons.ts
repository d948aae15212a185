import { NEW_COIN_REASONS } from '@touchstone/protocol'
import { defineReason } from '../entry/reason.ts'
import { OFFERING_FREE, OTHER_OWNER, OUTSIDE, TRADER_FREE, TRADER_HELD } from '../ledger/postingSides.ts'

/** Coins on offer come from outside alone. */
export const OFFERING_FUNDED = defineReason(NEW_COIN_REASONS, 'offering_funded', [
  [OUTSIDE, OFFERING_FREE, OTHER_OWNER],
])

export const SUBSCRIPTION_PAID = defineReason(NEW_COIN_REASONS, 'subscription_paid', [
  [TRADER_HELD, OFFERING_FREE, OTHER_OWNER],
])

/** Allocated coins begin held. */
export const SUBSCRIPTION_COINS = defineReason(NEW_COIN_REASONS, 'subscription_coins', [
  [OFFERING_FREE, TRADER_HELD, OTHER_OWNER],
])

/** Held coins go back, and their price is free. */
export const SUBSCRIPTION_RETURNED = defineReason(NEW_COIN_REASONS, 'subscription_returned', [
  [TRADER_HELD, OFFERING_FREE, OTHER_OWNER],
  [OFFERING_FREE, TRADER_FREE, OTHER_OWNER],
])

export const OFFERING_PAID_OUT = defineReason(NEW_COIN_REASONS, 'offering_paid_out', [
  [OFFERING_FREE, OUTSIDE, OTHER_OWNER],
])

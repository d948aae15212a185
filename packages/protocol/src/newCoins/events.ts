import { ASSET } from '../ledger/assets.ts'
import { OWNER } from '../ledger/fields.ts'
import { MARKET } from '../markets/markets.ts'
import { define, type RecordOf } from '../shape/definition.ts'
import { amount, count, fields, flag, id, text, timestamp } from '../shape/kinds.ts'
import { SUBSCRIPTION } from './commands.ts'
import { COIN, FROZEN_OFFERING_FIELDS, OFFERING_TERMS_FIELDS } from './terms.ts'

const WHOSE = { subscription: SUBSCRIPTION, owner: OWNER, coin: COIN }

export const OfferingSet = define(170, 'OfferingSet', 'A new coin was offered, or something else is said of it.', {
  /** Number of the decision that set them. */
  version: id(),
  terms: fields(OFFERING_TERMS_FIELDS),
})
export type OfferingSet = RecordOf<typeof OfferingSet>

export const OfferingFunded = define(171, 'OfferingFunded', 'Coins on offer came in.', {
  coin: COIN,
  asset: ASSET,
  amount: amount(),
  evidence: text(),
})
export type OfferingFunded = RecordOf<typeof OfferingFunded>

export const CoinsSubscribed = define(
  172,
  'CoinsSubscribed',
  'A customer subscribed to a new coin; the price is held.',
  {
    subscription: SUBSCRIPTION,
    owner: OWNER,
    ...FROZEN_OFFERING_FIELDS,
    asset: ASSET,
    quantity: amount(),
    /** Held in the withdrawal asset. */
    cost: amount(),
  },
)
export type CoinsSubscribed = RecordOf<typeof CoinsSubscribed>

export const OfferingAllocated = define(173, 'OfferingAllocated', 'The coins on offer were allocated pro rata.', {
  coin: COIN,
  /** The number of subscriptions, the coins they ask for, and the coins there are to allocate. */
  subscriptions: count(),
  asked: amount(),
  available: amount(),
})
export type OfferingAllocated = RecordOf<typeof OfferingAllocated>

/** `passed`: at least something was allocated. */
export const SubscriptionDecided = define(
  174,
  'SubscriptionDecided',
  'A subscription was passed, in whole or in part, or not passed.',
  {
    ...WHOSE,
    passed: flag(),
    allocated: amount(),
    /** The price of the allocated coins; the rest of the held money is free again. */
    paid: amount(),
    refund: amount(),
    reason: text(),
  },
)
export type SubscriptionDecided = RecordOf<typeof SubscriptionDecided>

export const CoinListed = define(175, 'CoinListed', 'A new coin was listed: its market is open, its lock-up runs.', {
  coin: COIN,
  market: MARKET,
  at: timestamp(),
})
export type CoinListed = RecordOf<typeof CoinListed>

export const CoinNotListed = define(
  176,
  'CoinNotListed',
  'A new coin was not listed at its moment: it may be given back at the issue price.',
  { coin: COIN, at: timestamp() },
)
export type CoinNotListed = RecordOf<typeof CoinNotListed>

export const CoinsReleased = define(177, 'CoinsReleased', 'The lock-up of allocated coins has ended.', {
  ...WHOSE,
  amount: amount(),
  at: timestamp(),
})
export type CoinsReleased = RecordOf<typeof CoinsReleased>

export const CoinsReturned = define(
  178,
  'CoinsReturned',
  'Coins that were not listed were given back at the issue price.',
  {
    ...WHOSE,
    amount: amount(),
    refund: amount(),
  },
)
export type CoinsReturned = RecordOf<typeof CoinsReturned>

export const OfferingPaidOut = define(179, 'OfferingPaidOut', 'Proceeds or unsold coins went to the issuer.', {
  coin: COIN,
  /** The withdrawal asset for proceeds, the coin's own for unsold coins. */
  asset: ASSET,
  amount: amount(),
  evidence: text(),
})
export type OfferingPaidOut = RecordOf<typeof OfferingPaidOut>

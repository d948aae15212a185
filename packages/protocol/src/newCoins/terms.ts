import { ASSET } from '../ledger/assets.ts'
import { MARKET } from '../markets/markets.ts'
import { type FieldsOf, id, text, timestamp, whole, word } from '../shape/kinds.ts'
import { MAX_OFFERINGS } from '../shape/limits.ts'

export type CoinId = number
/** A new coin on offer, by the number of its offering. */
export const COIN = whole<CoinId>(1, MAX_OFFERINGS, 'new coin')

const MAX_LOCK_DAYS = 3_650
const LONG_TEXT = 4_000

/** `review`: operators decide on each subscription. `pro_rata`: after the end all receive the same part of their request. */
const ALLOCATION_WAYS = { review: 0, pro_rata: 1 } as const
export type AllocationWay = keyof typeof ALLOCATION_WAYS
export const ALLOCATION_WAY = word(ALLOCATION_WAYS)

export const OFFERING_TERMS_FIELDS = {
  coin: COIN,
  /** The asset on offer, which must be listed. */
  asset: ASSET,
  name: text(1),
  /** Of one whole coin, decimal string in the withdrawal asset; up to 12 decimals. */
  issuePrice: text(1),
  /** Coins on offer, decimal string. They lie in the offering account before subscriptions are taken. */
  volume: text(1),
  /** Smallest step in which coins are subscribed and allocated, decimal string in coins. */
  lot: text(1),
  /** Coins that one customer may subscribe: the least at once, the most altogether. Decimal strings. */
  min: text(1),
  max: text(1),
  opens: timestamp(),
  closes: timestamp(),
  /** Listing date: its market opens then, if it exists. Not before `closes`. */
  listTime: timestamp(),
  /** Days of 24 hours from the listing on during which allocated coins cannot be moved. */
  lockDays: whole(0, MAX_LOCK_DAYS, 'days'),
  /** Spot market that opens at the listing. */
  market: MARKET,
  way: ALLOCATION_WAY,
  /** Facts about the coin. They are promises like the numbers above: each version stands in the log. */
  issuer: text(1),
  releaseTime: timestamp(),
  issueNumber: text(),
  /** Total supply of coins, decimal string; '' when it is not stated. */
  circulation: text(),
  site: text(),
  paper: text(),
  introduction: text(0, LONG_TEXT),
}
/** The terms of an offering. Each subscription keeps the version it was made on. */
export type OfferingTerms = FieldsOf<typeof OFFERING_TERMS_FIELDS>

/** The terms that a subscription keeps of its version. */
export const FROZEN_OFFERING_FIELDS = {
  coin: COIN,
  /** Version: the number of the decision that set them. */
  terms: id(),
  listTime: timestamp(),
  lockDays: OFFERING_TERMS_FIELDS.lockDays,
}
export type FrozenOfferingTerms = FieldsOf<typeof FROZEN_OFFERING_FIELDS>

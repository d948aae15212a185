import type { Amount, Timestamp } from '@touchstone/quantities'
import type { AssetId } from '../ledger/assets.ts'
import type { OwnerId } from '../ledger/owners.ts'
import type { Rejection } from '../rejections/rejectionCodes.ts'
import type { RejectionFacts } from '../rejections/rejections.ts'
import type { SubscriptionId } from './commands.ts'
import type { CoinId, FrozenOfferingTerms, OfferingTerms } from './terms.ts'

export type OfferingState = 'soon' | 'open' | 'ended'

export interface OfferingView {
  /** Number of the decision that set the terms. */
  readonly version: number
  readonly terms: OfferingTerms
  readonly state: OfferingState
  /** Whether all coins on offer are allocated. */
  readonly soldOut: boolean
  /** Whether the coins on offer lie in the offering account: without them there are no subscriptions. */
  readonly backed: boolean
  /** Coins on offer that are not allocated. */
  readonly left: Amount
  /** Subscriptions under review, and the coins they ask for. */
  readonly underReview: number
  readonly asked: Amount
  /** Coins brought in; allocated to customers and not given back; returned to the issuer. */
  readonly funded: Amount
  readonly allocated: Amount
  readonly unsoldReturned: Amount
  /** In the withdrawal asset: paid for allocated coins that were not given back; and the part of it paid to the issuer. */
  readonly proceeds: Amount
  readonly paidOut: Amount
  /** Whether pro rata allocation was decided. */
  readonly isAllocated: boolean
  /** 0: not listed. */
  readonly listedAt: Timestamp
  /** The latest listing date if it has passed without a listing; 0 otherwise. */
  readonly missedAt: Timestamp
}

/** A subscription that waits for its decision, or whose coins are locked. */
export interface SubscriptionView extends FrozenOfferingTerms {
  readonly subscription: SubscriptionId
  readonly owner: OwnerId
  readonly asset: AssetId
  readonly quantity: Amount
  /** Held while under review. */
  readonly cost: Amount
  readonly state: 'under_review' | 'passed'
  readonly subscribedAt: Timestamp
  /** Allocated coins, and the price paid for them. */
  readonly allocated: Amount
  readonly paid: Amount
  /** The moment at which the coins are free; before the listing, as it is when the coin is listed by its terms. */
  readonly releaseTime: Timestamp
  /** Whether the customer may give the coins back now. */
  readonly returnable: boolean
}

/** The outcome of a subscription before it is made. Given for a refused one too; without cost for an unknown coin. */
export interface SubscriptionQuote {
  readonly rejection: Rejection | null
  readonly facts: RejectionFacts
  readonly cost: Amount
  /** When the coins are free, if they are listed as the terms say. */
  readonly lockUntil: Timestamp
  /** The largest possible loss: the whole cost. */
  readonly worst: Amount
}

/** The share of one subscription. */
export interface AllocationShare {
  readonly subscription: SubscriptionId
  readonly owner: OwnerId
  readonly quantity: Amount
  readonly allocated: Amount
  readonly paid: Amount
  readonly refund: Amount
}

/** The outcome of an offering's allocation if it were decided now. */
export interface AllocationPreview {
  /** Why it would be refused now; null when it would be accepted. */
  readonly rejection: Rejection | null
  readonly facts: RejectionFacts
  readonly asked: Amount
  readonly available: Amount
  /** In order of subscription. */
  readonly shares: readonly AllocationShare[]
}

/** Questions about new coins. Coins in their smallest units, prices paid in the withdrawal asset. */
export interface NewCoinQueries {
  /** The asset of the price; undefined in an exchange without it. */
  asset(): AssetId | undefined
  /** In order of first offer. */
  offerings(): readonly OfferingView[]
  offering(coin: CoinId): OfferingView | undefined
  subscription(subscription: SubscriptionId): SubscriptionView | undefined
  /** Every one that has not ended, in order of subscription. */
  subscriptions(coin: CoinId): readonly SubscriptionView[]
  /** In order of subscription. */
  ofOwner(owner: OwnerId): readonly SubscriptionView[]
  quote(owner: OwnerId, coin: CoinId, quantity: Amount): SubscriptionQuote
  /** Undefined for an unknown coin. Changes nothing. */
  allocationPreview(coin: CoinId): AllocationPreview | undefined
}

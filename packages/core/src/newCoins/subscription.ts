import type { FrozenOfferingTerms, OwnerId, SubscriptionId } from '@touchstone/protocol'
import type { Amount, Timestamp } from '@touchstone/quantities'

/** A subscription that waits for its decision, or whose coins are not free. */
export interface Subscription extends FrozenOfferingTerms {
  readonly id: SubscriptionId
  readonly owner: OwnerId
  readonly quantity: Amount
  /** Held while it is under review. */
  readonly cost: Amount
  readonly subscribedAt: Timestamp
  /** Coins it received, held; 0 while it is under review. */
  allocated: Amount
  /** For them. */
  paid: Amount
}

export function isUnderReview({ allocated }: Subscription): boolean {
  return allocated === 0n
}

/** The coins that count towards the most of one customer. */
export function coinsOf({ allocated, quantity }: Subscription): Amount {
  return allocated === 0n ? quantity : allocated
}

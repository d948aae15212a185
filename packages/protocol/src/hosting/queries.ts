import type { Amount, Timestamp } from '@touchstone/quantities'
import type { AssetId } from '../ledger/assets.ts'
import type { OwnerId } from '../ledger/owners.ts'
import type { Rejection, RejectionFacts } from '../rejections/rejections.ts'
import type { HostingOrderId } from './commands.ts'
import type { FrozenHostingTerms, HostingProductId, HostingTerms } from './terms.ts'

export interface HostingProductView {
  /** Number of the decision that set the terms. */
  readonly version: number
  readonly terms: HostingTerms
  /** Principal that could still be sold: the least of its own capacity and what the treasury can set aside; none when closed. */
  readonly left: Amount
  /** Principal of its live orders. */
  readonly hosted: Amount
  /** Set aside for its live orders. */
  readonly escrowed: Amount
  /** Of that, what orders in custody still have coming. */
  readonly owed: Amount
}

/** An order that has not ended. */
export interface HostingOrderView extends FrozenHostingTerms {
  readonly order: HostingOrderId
  readonly owner: OwnerId
  readonly amount: Amount
  readonly boughtAt: Timestamp
  /** The end of its last day. */
  readonly endTime: Timestamp
  readonly state: 'custody' | 'redemption'
  /** The whole return, and what of it was paid for how many days. */
  readonly promised: Amount
  readonly paid: Amount
  readonly daysPaid: number
  /** What an early redemption gives and costs. */
  readonly earlyReceive: Amount
  readonly earlyLoss: Amount
  /** 0 in custody. */
  readonly redeemAt: Timestamp
}

export interface HostingTotals {
  readonly orders: number
  readonly hosted: Amount
  /** What orders in custody still have coming. */
  readonly owed: Amount
}

/** What a purchase would be. Amounts and moments are told for a refused one too; none for an unknown product. */
export interface HostingQuote {
  readonly rejection: Rejection | null
  readonly facts: RejectionFacts
  /** What each day returns, and all days together. */
  readonly daily: Amount
  readonly total: Amount
  readonly endTime: Timestamp
  readonly earlyReceive: Amount
  readonly earlyLoss: Amount
}

/** What the core knows of hosting. Amounts are in the withdrawal asset. */
export interface HostingQueries {
  /** Undefined in an exchange that does not have it. */
  asset(): AssetId | undefined
  /** In order of first offer. */
  products(): readonly HostingProductView[]
  product(product: HostingProductId): HostingProductView | undefined
  order(order: HostingOrderId): HostingOrderView | undefined
  /** Every order that has not ended, in order of purchase. */
  orders(): readonly HostingOrderView[]
  /** In order of purchase. */
  ofOwner(owner: OwnerId): readonly HostingOrderView[]
  totals(owner: OwnerId): HostingTotals
  quote(owner: OwnerId, product: HostingProductId, amount: Amount): HostingQuote
}

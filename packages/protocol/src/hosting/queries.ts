import type { Amount, Timestamp } from '@touchstone/quantities'
import type { AssetId } from '../ledger/assets.ts'
import type { OwnerId } from '../ledger/owners.ts'
import type { Rejection } from '../rejections/rejectionCodes.ts'
import type { RejectionFacts } from '../rejections/rejections.ts'
import type { HostingOrderId } from './commands.ts'
import type { FrozenHostingTerms, HostingProductId, HostingTerms } from './terms.ts'

export interface HostingProductView {
  /** Number of the decision that set the terms. */
  readonly version: number
  readonly terms: HostingTerms
  /**
   * Principal that could still be sold: within the product's capacity, and as far as the treasury can set returns aside; 0 when
   * closed.
   */
  readonly left: Amount
  /** Principal of its live orders. */
  readonly hosted: Amount
  /** Set aside for its live orders. */
  readonly escrowed: Amount
  /** The part of the escrow that orders in custody have coming. */
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
  /** The whole return, the part paid already, and for how many days. */
  readonly promised: Amount
  readonly paid: Amount
  readonly daysPaid: number
  /** Principal that an early redemption gives back, and its loss. */
  readonly earlyReceive: Amount
  readonly earlyLoss: Amount
  /** 0 in custody. */
  readonly redeemAt: Timestamp
}

export interface HostingTotals {
  readonly orders: number
  readonly hosted: Amount
  /** Returns that orders in custody have coming. */
  readonly owed: Amount
}

/** An order as a purchase would make it. Amounts and moments are given for a refused purchase too, but not for an unknown product. */
export interface HostingQuote {
  readonly rejection: Rejection | null
  readonly facts: RejectionFacts
  /** Return of each day, and of all days together. */
  readonly daily: Amount
  readonly total: Amount
  readonly endTime: Timestamp
  readonly earlyReceive: Amount
  readonly earlyLoss: Amount
}

/** Queries about hosting. Amounts are in the withdrawal asset. */
export interface HostingQueries {
  /** Undefined in an exchange without this asset. */
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

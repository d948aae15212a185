import type { FrozenHostingTerms, HostingOrderId, OwnerId } from '@touchstone/protocol'
import type { Amount, Timestamp } from '@touchstone/quantities'
import { endOfDay } from './hostingFormulas.ts'

/** A hosting order whose principal has not come back. */
export interface HostingOrder extends FrozenHostingTerms {
  readonly id: HostingOrderId
  readonly owner: OwnerId
  readonly amount: Amount
  readonly boughtAt: Timestamp
  /** The whole return. */
  readonly promised: Amount
  /** Of the promised return, the part of the days that are over. */
  paid: Amount
  daysPaid: number
  /** When the redemption ends; 0 in custody. */
  redeemAt: Timestamp
}

/** The moment at which the order's next day, or its redemption, is over. */
export function nextMoment({ redeemAt, boughtAt, daysPaid }: HostingOrder): Timestamp {
  return redeemAt === 0 ? endOfDay(boughtAt, daysPaid + 1) : redeemAt
}

/** The part of the promised return that lies in the escrow and is not paid yet. */
export function escrowOf({ promised, paid }: HostingOrder): Amount {
  return promised - paid
}

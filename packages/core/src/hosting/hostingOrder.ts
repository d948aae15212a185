import type { FrozenHostingTerms, HostingOrderId, OwnerId } from '@touchstone/protocol'
import type { Amount, Timestamp } from '@touchstone/quantities'
import { endOfDay } from './hostingFormulas.ts'

/** Hosted money that has not come back. */
export interface HostingOrder extends FrozenHostingTerms {
  readonly id: HostingOrderId
  readonly owner: OwnerId
  readonly amount: Amount
  readonly boughtAt: Timestamp
  /** The whole return. */
  readonly promised: Amount
  /** Of it, for the days that are over. */
  paid: Amount
  daysPaid: number
  /** When the redemption ends; 0 in custody. */
  redeemAt: Timestamp
}

/** When something happens to it: a day is over, or its redemption. */
export function nextMoment({ redeemAt, boughtAt, daysPaid }: HostingOrder): Timestamp {
  return redeemAt === 0 ? endOfDay(boughtAt, daysPaid + 1) : redeemAt
}

/** What lies in the escrow for it. */
export function escrowOf({ promised, paid }: HostingOrder): Amount {
  return promised - paid
}

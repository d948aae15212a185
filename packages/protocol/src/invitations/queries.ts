import type { Amount, Ppm, Timestamp } from '@touchstone/quantities'
import type { AssetId } from '../ledger/assets.ts'
import type { OwnerId } from '../ledger/owners.ts'

export interface InviteLevelView {
  readonly level: number
  /** 0 when fees do not reach this level now. */
  readonly ratePpm: Ppm
  /** Customers of this level. */
  readonly count: number
}

/** The waiting commission on the fees that one customer paid on one day in one asset. */
export interface WaitingCommission {
  readonly invitee: OwnerId
  readonly level: number
  /** Days of Hong Kong since 1 January 1970. */
  readonly day: number
  readonly asset: AssetId
  readonly amount: Amount
  readonly usableFrom: Timestamp
}

/** Queries about invitations. */
export interface InvitationQueries {
  /** Undefined for a customer without an inviter. */
  referrer(customer: OwnerId): OwnerId | undefined
  /** The last verdict on an invited customer; false until there is one. */
  qualified(customer: OwnerId): boolean
  /** As many levels as there may ever be, the nearest first. */
  levels(inviter: OwnerId): readonly InviteLevelView[]
  /** In order of invitation. */
  invitees(inviter: OwnerId, level: number): readonly OwnerId[]
  /** In the order in which they become usable. */
  waiting(inviter: OwnerId): readonly WaitingCommission[]
}

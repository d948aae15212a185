import type { Amount, Ppm, Timestamp } from '@touchstone/quantities'
import type { AssetId } from '../ledger/assets.ts'
import type { OwnerId } from '../ledger/owners.ts'

export interface InviteLevelView {
  readonly level: number
  /** 0 when no fee climbs as far now. */
  readonly ratePpm: Ppm
  /** Customers of this level. */
  readonly count: number
}

/** What waits of the fees that one customer paid on one day in one asset. */
export interface WaitingCommission {
  readonly invitee: OwnerId
  readonly level: number
  /** Days of Hong Kong since 1 January 1970. */
  readonly day: number
  readonly asset: AssetId
  readonly amount: Amount
  readonly usableFrom: Timestamp
}

/** What the core knows of invitations. */
export interface InvitationQueries {
  /** Undefined for a customer whom nobody invited. */
  referrer(customer: OwnerId): OwnerId | undefined
  /** What was last said of an invited customer; false until something was. */
  qualified(customer: OwnerId): boolean
  /** As many as there may ever be, the nearest first. */
  levels(inviter: OwnerId): readonly InviteLevelView[]
  /** In order of invitation. */
  invitees(inviter: OwnerId, level: number): readonly OwnerId[]
  /** In the order in which they become usable. */
  waiting(inviter: OwnerId): readonly WaitingCommission[]
}

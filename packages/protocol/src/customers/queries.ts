import type { Timestamp } from '@touchstone/quantities'
import type { OwnerId } from '../ledger/owners.ts'
import type { VerificationLevel } from './actions.ts'
import type { FeeTier } from './feeTier.ts'

export interface VerificationPolicyView {
  /** Sequence of the entry that set it, 0: nothing was set yet and the built-in policy holds. */
  readonly version: number
  readonly loanLimits: readonly string[]
  readonly dailyWithdrawals: readonly string[]
}

/** Queries about customers and the decisions about them. */
export interface CustomerQueries {
  /** 0: withdrawals are not held. */
  withdrawalsHeldUntil(owner: OwnerId): Timestamp
  verification(owner: OwnerId): VerificationLevel
  verificationPolicy(): VerificationPolicyView
  feeTiers(): readonly FeeTier[]
  /** Number of the customer's tier in {@link feeTiers}. */
  tierOf(owner: OwnerId): number
  /** How many customers are in the tier of this number in {@link feeTiers}. */
  inTier(tier: number): number
  /** Fees of the customer's orders from now on. */
  feeTier(owner: OwnerId): FeeTier
  isFrozen(owner: OwnerId): boolean
  ownerOf(ref: string): OwnerId | undefined
  /** In order of opening. */
  all(): Iterable<{ readonly owner: OwnerId; readonly ref: string }>
}

import type { Amount, Timestamp } from '@touchstone/quantities'
import type { VerificationLevel } from '../customers/actions.ts'
import type { FeeTier } from '../customers/feeTier.ts'
import type { Decide } from '../decisions/commands.ts'
import type { OperatorId, OperatorRole } from '../decisions/roles.ts'
import type { AssetId } from '../ledger/assets.ts'
import type { OwnerId, SystemOwner, Wallet } from '../ledger/owners.ts'
import type { Rejection } from '../rejections/rejections.ts'

export interface OperatorView {
  readonly operator: OperatorId
  readonly roles: readonly OperatorRole[]
}

export interface ScheduledDecision {
  /** Sequence of its entry. */
  readonly decision: number
  readonly command: Decide
}

export interface VerificationPolicyView {
  /** Sequence of the entry that set it, 0: nothing was set yet and the built-in policy holds. */
  readonly version: number
  readonly loanLimits: readonly string[]
  readonly dailyWithdrawals: readonly string[]
}

export interface SystemBalanceView {
  readonly owner: SystemOwner
  readonly wallet: Wallet
  readonly asset: AssetId
  readonly available: Amount
  readonly held: Amount
}

/** What the core knows of customers, and of what was decided about them. */
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
  /** Fees of his orders from now on. */
  feeTier(owner: OwnerId): FeeTier
  isFrozen(owner: OwnerId): boolean
  ownerOf(ref: string): OwnerId | undefined
  /** In order of opening. */
  all(): Iterable<{ readonly owner: OwnerId; readonly ref: string }>
}

/** What the core knows of operators and their decisions. */
export interface DecisionQueries {
  /** In order of appointment, dismissed ones (no roles) too. */
  operators(): readonly OperatorView[]
  /** What would be answered to this decision now; null: it would be taken. Changes nothing. */
  judge(command: Decide): Rejection | null
  /** Decisions that have not come into effect, earliest first. */
  scheduled(): readonly ScheduledDecision[]
  /** The last anchor of the console's audit chain. */
  auditAnchor(): { readonly rows: number; readonly head: string } | undefined
}

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

/** What the core knows of operators, and of what they decided about customers and terms. */
export interface OperatorQueries {
  /** In order of appointment, dismissed ones (no roles) too. */
  operators(): readonly OperatorView[]
  /** What would be answered to this decision now; null: it would be taken. Changes nothing. */
  judgeDecision(command: Decide): Rejection | null
  /** Decisions that have not come into effect, earliest first. */
  scheduledDecisions(): readonly ScheduledDecision[]
  /** 0: withdrawals are not held. */
  withdrawalsHeldUntil(owner: OwnerId): Timestamp
  verification(owner: OwnerId): VerificationLevel
  verificationPolicy(): VerificationPolicyView
  feeTiers(): readonly FeeTier[]
  /** Number of the customer's tier in {@link feeTiers}. */
  tierOf(owner: OwnerId): number
  /** How many customers are in the tier of this number in {@link feeTiers}. */
  customersInTier(tier: number): number
  /** Every balance of the system's own accounts that is not zero. */
  systemBalances(): readonly SystemBalanceView[]
  /** The last anchor of the console's audit chain. */
  auditAnchor(): { readonly rows: number; readonly head: string } | undefined
}

import type { Timestamp } from '@touchstone/quantities'
import type { VerificationLevel } from '../customers/actions.ts'
import type { FeeTier } from '../customers/feeTier.ts'
import type { OperatorAction } from '../decisions/commands.ts'
import type { OperatorId, OperatorRole } from '../decisions/roles.ts'
import type { OwnerId } from '../ledger/owners.ts'
import type { Rejection } from './rejections.ts'

/**
 * A decision was taken down (`scheduled`), came into effect (`done`), was taken back (`cancelled`), or could not come into
 * effect when its time was there (`failed`, with what the core answered).
 */
export interface DecisionTaken {
  readonly type: 'DecisionTaken'
  /** Sequence of the Decide entry. */
  readonly decision: number
  readonly proposer: OperatorId
  readonly approver: OperatorId
  readonly effectiveAt: Timestamp
  readonly reason: string
  readonly action: OperatorAction
  readonly state: 'scheduled' | 'done' | 'cancelled' | 'failed'
  readonly rejection: Rejection | null
}
export interface OperatorAppointed {
  readonly type: 'OperatorAppointed'
  readonly operator: OperatorId
  readonly roles: readonly OperatorRole[]
}
export interface WithdrawalsHeld {
  readonly type: 'WithdrawalsHeld'
  readonly owner: OwnerId
  readonly until: Timestamp
  readonly reason: string
}
export interface VerificationSet {
  readonly type: 'VerificationSet'
  readonly owner: OwnerId
  readonly level: VerificationLevel
}
export interface FeeTiersSet {
  readonly type: 'FeeTiersSet'
  readonly tiers: readonly FeeTier[]
}
export interface VerificationPolicySet {
  readonly type: 'VerificationPolicySet'
  /** Sequence of the entry that set it. */
  readonly version: number
  readonly loanLimits: readonly string[]
  readonly dailyWithdrawals: readonly string[]
}
/** Its new definition is what the core answers from now on. */
export interface TermsChanged {
  readonly type: 'TermsChanged'
  /** Id of a spot market or a contract. */
  readonly market: number
}
export interface AuditAnchored {
  readonly type: 'AuditAnchored'
  readonly rows: number
  readonly head: string
}

export type OperatorEvent =
  | DecisionTaken
  | OperatorAppointed
  | WithdrawalsHeld
  | VerificationSet
  | FeeTiersSet
  | VerificationPolicySet
  | TermsChanged
  | AuditAnchored

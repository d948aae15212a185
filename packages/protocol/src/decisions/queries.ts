import type { OperatorId, OperatorRole } from '../operators/roles.ts'
import type { Rejection } from '../rejections/rejectionCodes.ts'
import type { RejectionFacts } from '../rejections/rejections.ts'
import type { Decide } from './commands.ts'

export interface OperatorView {
  readonly operator: OperatorId
  readonly roles: readonly OperatorRole[]
}

export interface ScheduledDecision {
  /** Sequence of its entry. */
  readonly decision: number
  readonly command: Decide
}

/** Why the log would not take a decision. */
export interface DecisionRefusal {
  readonly rejection: Rejection
  readonly facts: RejectionFacts
}

/** Queries about operators and their decisions. */
export interface DecisionQueries {
  /** In order of appointment, dismissed ones (no roles) too. */
  operators(): readonly OperatorView[]
  /** The refusal that this decision would get now; null when it would be accepted. Changes nothing. */
  judge(command: Decide): DecisionRefusal | null
  /** Decisions that have not come into effect, earliest first. */
  scheduled(): readonly ScheduledDecision[]
  /** The last anchor of the console's audit chain. */
  auditAnchor(): { readonly rows: number; readonly head: string } | undefined
}

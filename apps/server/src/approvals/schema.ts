import type { World } from '@touchstone/protocol'
import type { Millis } from '../database/columns.ts'

/**
 * `submitting`: decided, and perhaps in the log already; mended at start when the server stopped there. What one person decided alone
 * is kept only as long as it is being submitted.
 */
export type StoredProposalState = 'waiting' | 'submitting' | 'approved' | 'refused' | 'withdrawn' | 'expired' | 'failed'

/** The proposal of one operator, which another has to approve: exactly `payload`, whose SHA-256 is `digest`. */
export interface ProposalsTable {
  id: string
  world: World
  action: string
  /** What it does, as told when it was decided (as long as it waits: when it was proposed): a sentence, and its terms as JSON. */
  summary: string
  terms: string
  /** Canonical JSON. */
  payload: string
  digest: string
  reason: string
  proposer: number
  proposed_at: Millis
  effective_at: Millis
  state: StoredProposalState
  /** 0 while nobody has decided, and for what the proposer decides alone. */
  approver: number
  decided_at: Millis
  /** Position in the log, 0 while it is not there. */
  sequence: Millis
  /** Position of the log just before the decision was written. */
  log_before: Millis
  /** The approver's text, or the word with which the log refused the act. */
  answer: string
}

/** Notes of operators about a customer. */
export interface UserNotesTable {
  id: string
  user_id: string
  time: Millis
  operator: number
  text: string
}

export interface ApprovalTables {
  proposals: ProposalsTable
  user_notes: UserNotesTable
}

declare module '../database/schema.ts' {
  interface Database extends ApprovalTables {}
}

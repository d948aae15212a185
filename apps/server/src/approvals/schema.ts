import type { World } from '@touchstone/protocol'
import type { Millis } from '../database/columns.ts'

/** `submitting`: approved, and perhaps in the log already; mended at start when the server stopped there. */
export type StoredProposalState = 'waiting' | 'submitting' | 'approved' | 'refused' | 'withdrawn' | 'expired' | 'failed'

/** What one operator wants done and another has to approve: exactly `payload`, whose SHA-256 is `digest`. */
export interface ProposalsTable {
  id: string
  world: World
  action: string
  summary: string
  /** Canonical JSON. */
  payload: string
  digest: string
  reason: string
  proposer: number
  proposed_at: Millis
  effective_at: Millis
  state: StoredProposalState
  /** 0 while nobody has decided. */
  approver: number
  decided_at: Millis
  /** Position in the log, 0 while it is not there. */
  sequence: Millis
  /** How far the log was when it was about to be written there. */
  log_before: Millis
  /** What the approver wrote, or the word the log refused it with. */
  answer: string
}

/** What operators tell each other about a customer. */
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

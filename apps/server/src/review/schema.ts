import type { CaseKind } from '@touchstone/protocol/admin'
import type { Millis } from '../database/columns.ts'

/**
 * `second`: one person has approved, another one is asked for. `applying`: decided, and being carried out. That somebody works
 * on a case is told by `taken_until`.
 */
export type StoredCaseState = 'waiting' | 'second' | 'applying' | 'approved' | 'refused' | 'withdrawn'

/** One open case per kind, customer and record: a partial unique index refuses a second one. */
export interface ReviewCasesTable {
  id: string
  kind: CaseKind
  user_id: string
  /** Which of several records of the customer, '' where there is one of the kind. */
  record: string
  /** JSON. */
  subject: string
  state: StoredCaseState
  opened_at: Millis
  /** 0 while it is open. */
  decided_at: Millis
  /** Word of the refusal and sentence for the customer, '' before. */
  reason: string
  text: string
  /** Operator who works on the case until `taken_until`, 0: nobody. */
  assignee: number
  taken_until: Millis
  /** The first person's approval: 0 and '' while there is none. */
  proposer: number
  proposal_digest: string
  proposal_text: string
  /** What the first person approves, where the kind says how much. */
  proposal_amount: string
  /** While `applying`, what was decided (JSON), '' otherwise. */
  applying: string
}

/** What happened to a case, in order. `operator` 0 is the customer, or the platform. */
export interface ReviewHistoryTable {
  case_id: string
  step: number
  time: Millis
  what: string
  operator: number
  reason: string
  text: string
}

/** Pictures of a case that an operator has opened. */
export interface ReviewLooksTable {
  case_id: string
  operator: number
  image: string
  time: Millis
}

export interface ReviewTables {
  review_cases: ReviewCasesTable
  review_history: ReviewHistoryTable
  review_looks: ReviewLooksTable
}

declare module '../database/schema.ts' {
  interface Database extends ReviewTables {}
}

import type { ColumnType } from 'kysely'
import type { Millis } from '../../database/columns.ts'

/** A half-filled application: one for each customer, until it is sent or for 30 days. */
export interface LoanDraftsTable {
  user_id: string
  /** Its fields as JSON, encrypted with a key outside the database. */
  sealed: string
  saved_at: Millis
  /** Deleted then. */
  keep_until: Millis
}

/** The answers of an applicant about himself, kept before the log hears of the application. */
export interface LoanApplicationsTable {
  id: string
  user_id: string
  owner: ColumnType<bigint, number, number>
  /** Client id and text of the command, by which the log's answer is found again after a stop. */
  client: string
  input: string
  product: number
  /** Units of the currency. */
  amount: string
  terms: ColumnType<bigint, number, number>
  /** null: shredded, nobody can read any more what the applicant told. */
  sealed: string | null
  /** Number of the loan; null until the log has answered. */
  loan: ColumnType<bigint | null, number | null, number | null>
  /** The reviewer's words at a rejection, '' otherwise. */
  reason: string
  created_at: Millis
  /** When the next part of the sealed answers is shredded; 0: nothing is left. */
  shred_at: Millis
}

/** Payments outside the platform that customers say they made. */
export interface LoanProofsTable {
  id: string
  user_id: string
  owner: ColumnType<bigint, number, number>
  loan: ColumnType<bigint, number, number>
  /** Units of the currency, as the customer says. */
  amount: string
  image_id: string
  /** null: none was sent. */
  cid: string | null
  state: 'review' | 'approved' | 'rejected'
  reason: string
  /** The line of the bank that the proof was matched with, null until then; no line pays twice. */
  line: string | null
  uploaded_at: Millis
  /** When the proof was decided; 0 while it is reviewed. */
  decided_at: Millis
}

export interface LoanOwnTables {
  loan_drafts: LoanDraftsTable
  loan_applications: LoanApplicationsTable
  loan_proofs: LoanProofsTable
}

declare module '../../database/schema.ts' {
  interface Database extends LoanOwnTables {}
}

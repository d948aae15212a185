import type { OperatorRole } from '@touchstone/protocol'
import type { CaseKind, CaseState } from '@touchstone/protocol/admin'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'

/** What a customer asks for and a person has to decide. Later products bring kinds of their own. */
export interface NewCase {
  readonly kind: CaseKind
  readonly userId: string
  /** Which of several records of the customer: each has a case of its own. */
  readonly record?: string
  /** What is asked for, as JSON. Secrets only as hashes, contacts in full: shown masked. */
  readonly subject: Readonly<Record<string, unknown>>
}

export interface ReviewCase extends Omit<NewCase, 'record'> {
  readonly id: string
  readonly state: CaseState
  readonly openedAt: number
  /** 0 while it is open. */
  readonly decidedAt: number
  /** What the reviewer wrote for the customer, '' before. */
  readonly text: string
}

/** What an approval says. */
export interface Approval {
  readonly text: string
  /** How much is approved, decimal; '' where the kind does not say. */
  readonly amount: string
}

/** Who decided, and why. */
export interface Decision extends Approval {
  readonly proposer: number
  /** 0 where one person is enough. */
  readonly approver: number
  /** Word of the kind's list of refusals, '' when approved. */
  readonly reason: string
}

/** A case as a reviewer sees it. */
export interface CaseView {
  readonly fields: readonly { readonly label: string; readonly before: string; readonly after: string }[]
  readonly images: readonly { readonly id: string; readonly label: string }[]
  readonly warnings: readonly string[]
  /** Where approving says how much: what is asked for. */
  readonly amount?: { readonly asked: string; readonly currency: string }
}

/**
 * One kind of case. `approve` and `refuse` run after the case was claimed and before it is marked decided, and again when the
 * server stopped in between: they must be harmless when repeated. What they throw as a Refusal is told to the operator, and
 * the case is open again.
 */
export interface CaseHandler {
  readonly kind: CaseKind
  /** Approving needs a second person. */
  readonly fourEyes: boolean
  readonly refusals: readonly string[]
  /** A role that deciding needs beside the reviewer's. */
  readonly needsRole?: OperatorRole
  /** The text of an approval is what the bank calls the payment. */
  readonly takesReference?: boolean
  /** Checks an approval that is more than words for the customer. Throws a Refusal. */
  readonly checkApproval?: (approval: Approval, reviewCase: ReviewCase) => void | Promise<void>
  view(reviewCase: ReviewCase): Promise<CaseView>
  approve(reviewCase: ReviewCase, decision: Decision): Promise<void>
  refuse(reviewCase: ReviewCase, decision: Decision): Promise<void>
}

/** The queue that customers' requests go through. */
export interface ReviewDesk {
  register(handler: CaseHandler): void
  /** Opens a case; a second open one of the same kind, customer and record is Refusal('review_pending'). */
  open(newCase: NewCase, database?: Kysely<Database>): Promise<string>
  /** The customer takes back a case that is not being carried out yet. Throws Refusal('review_not_found'). */
  withdraw(id: string, userId: string): Promise<void>
  /** A customer's cases, newest first. */
  of(userId: string): Promise<readonly ReviewCase[]>
}

import type { CaseState } from '@touchstone/protocol/admin'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../errors/refusal.ts'
import { addHistory, type CaseRow, type HistoryStep, OPEN_STATES } from './caseRows.ts'
import type { Decision } from './reviewCase.ts'

/** What was decided and has to be done, as a claimed case keeps it. */
export interface Verdict extends Decision {
  readonly result: Extract<CaseState, 'approved' | 'refused'>
  /** Where the case stood, and stands again when the verdict cannot be carried out. */
  readonly from: 'waiting' | 'second'
}

/** How a case stands after its claim has ended. */
export interface ClaimEnd extends Partial<Pick<CaseRow, 'state' | 'reason' | 'text' | 'assignee'>> {
  readonly decided_at?: number
}

/** Claims a case as it was read, and writes `audit` with the claim. Throws `case_decided` when it has changed since. */
export function claimCase(
  database: Kysely<Database>,
  row: CaseRow,
  verdict: Verdict,
  audit: (transaction: Kysely<Database>) => Promise<number>,
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('review_cases')
      .set({ state: 'applying', applying: JSON.stringify(verdict), taken_until: 0 })
      .where('id', '=', row.id)
      .where('state', '=', row.state)
      .where('state', 'in', OPEN_STATES)
      .where('subject', '=', row.subject)
      .where('proposal_digest', '=', row.proposal_digest)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Refusal('case_decided')
    return audit(transaction)
  })
}

/** Ends the claim of a case: its new state, and the line of its history. Does nothing when the claim has ended already. */
export function endClaim(database: Kysely<Database>, set: ClaimEnd, step: HistoryStep): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('review_cases')
      .set({ ...set, applying: '' })
      .where('id', '=', step.caseId)
      .where('state', '=', 'applying')
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await addHistory(transaction, step)
  })
}

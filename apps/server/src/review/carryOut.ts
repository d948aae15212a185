import type { Kysely } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../errors/refusal.ts'
import { claimCase, endClaim, type Verdict } from './caseClaim.ts'
import type { CaseHandlers } from './caseHandlers.ts'
import { asCase, type CaseRow } from './caseRows.ts'
import { CasesUnderWay } from './casesUnderWay.ts'

type Claim = (
  row: CaseRow,
  verdict: Verdict,
  audit: (transaction: Kysely<Database>) => Promise<number>,
) => Promise<number>

/** Carries a decision out: claims the case, does the work, marks the case; a claimed case cannot be taken back. */
export interface CarryOut {
  /**
   * Claims the case as it was read, does the kind's work and marks it. Returns the row of the audit chain, which is written
   * with the claim. Throws `case_decided` when the case is another's by now, and a Refusal of the kind's work, after which
   * the case stands where it stood. After any other failure it stays claimed, for `resume`.
   */
  readonly claimed: Claim
  /** Finishes cases that were claimed but not marked, after a stop or a failure. Returns how many were marked. */
  resume(): Promise<number>
}

export function createCarryOut(database: Kysely<Database>, clock: Clock, handlers: CaseHandlers): CarryOut {
  const underWay = new CasesUnderWay()

  const mark = (row: CaseRow, { result, reason, text, proposer, approver }: Verdict) => {
    const operator = approver === 0 ? proposer : approver
    const time = clock.now()
    const set = { state: result, reason, text, assignee: operator, decided_at: time }
    return endClaim(database, set, { caseId: row.id, time, what: result, operator, reason, text })
  }

  const undo = (row: CaseRow, { from, proposer, approver }: Verdict, { message }: Refusal) => {
    const operator = approver === 0 ? proposer : approver
    const step = { caseId: row.id, time: clock.now(), what: 'undone', operator, reason: '', text: message }
    return endClaim(database, { state: from, assignee: 0 }, step)
  }

  const perform = async (row: CaseRow, verdict: Verdict): Promise<void> => {
    const handler = handlers.of(row.kind)
    const decided = asCase(row, clock.now())
    try {
      await (verdict.result === 'approved' ? handler.approve(decided, verdict) : handler.refuse(decided, verdict))
    } catch (error) {
      if (error instanceof Refusal) await undo(row, verdict, error)
      throw error
    }
    await mark(row, verdict)
  }

  return {
    claimed: (row, verdict, audit) =>
      underWay.run(row.id, 'case_decided', async () => {
        const number = await claimCase(database, row, verdict, audit)
        await perform(row, verdict)
        return number
      }),

    resume: async () => {
      const rows = await database.selectFrom('review_cases').selectAll().where('state', '=', 'applying').execute()
      const failed: unknown[] = []
      let marked = 0
      for (const row of rows) {
        if (underWay.has(row.id)) continue
        const verdict = JSON.parse(row.applying) as Verdict
        const work = underWay.run(row.id, 'case_decided', () => perform(row, verdict))
        await work.then(
          () => (marked += 1),
          (error: unknown) => failed.push(error),
        )
      }
      if (failed.length > 0) throw new AggregateError(failed, `${failed.length} decided cases could not be carried out`)
      return marked
    },
  }
}

import type { CaseState } from '@touchstone/protocol/admin'
import type { Kysely } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../errors/refusal.ts'
import type { CaseHandlers } from './caseHandlers.ts'
import { addHistory, asCase, type CaseRow, type HistoryStep, OPEN_STATES } from './caseRows.ts'
import type { Decision } from './reviewCase.ts'

/** What was decided and has to be done, as a claimed case keeps it. */
export interface Verdict extends Decision {
  readonly result: Extract<CaseState, 'approved' | 'refused'>
  /** Where the case stood, and stands again when the verdict cannot be carried out. */
  readonly from: 'waiting' | 'second'
}

interface Left extends Partial<Pick<CaseRow, 'state' | 'reason' | 'text' | 'assignee'>> {
  readonly decided_at?: number
}

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
  /** Cases under way in this process: `resume` leaves them alone. */
  const running = new Set<string>()

  const claim: Claim = (row, verdict, audit) =>
    database.transaction().execute(async (transaction) => {
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

  /** The end of a claim: the new state of the case, and the line of its history. */
  const leave = (row: CaseRow, set: Left, step: Pick<HistoryStep, 'what' | 'operator' | 'reason' | 'text'>) =>
    database.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('review_cases')
        .set({ ...set, applying: '' })
        .where('id', '=', row.id)
        .where('state', '=', 'applying')
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return
      await addHistory(transaction, { caseId: row.id, time: clock.now(), ...step })
    })

  const mark = (row: CaseRow, { result, reason, text, proposer, approver }: Verdict) => {
    const operator = approver === 0 ? proposer : approver
    const set = { state: result, reason, text, assignee: operator, decided_at: clock.now() }
    return leave(row, set, { what: result, operator, reason, text })
  }

  const undo = (row: CaseRow, { from, proposer, approver }: Verdict, { message }: Refusal) => {
    const operator = approver === 0 ? proposer : approver
    return leave(row, { state: from, assignee: 0 }, { what: 'undone', operator, reason: '', text: message })
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

  /** False when this process is already carrying the case out. */
  const once = async (id: string, work: () => Promise<void>): Promise<boolean> => {
    if (running.has(id)) return false
    running.add(id)
    try {
      await work()
      return true
    } finally {
      running.delete(id)
    }
  }

  return {
    claimed: async (row, verdict, audit) => {
      let number = 0
      const began = await once(row.id, async () => {
        number = await claim(row, verdict, audit)
        await perform(row, verdict)
      })
      if (!began) throw new Refusal('case_decided')
      return number
    },

    resume: async () => {
      const rows = await database.selectFrom('review_cases').selectAll().where('state', '=', 'applying').execute()
      const failed: unknown[] = []
      let marked = 0
      for (const row of rows) {
        const verdict = JSON.parse(row.applying) as Verdict
        const work = once(row.id, () => perform(row, verdict))
        if (await work.catch((error: unknown) => failed.push(error) === 0)) marked += 1
      }
      if (failed.length > 0) throw new AggregateError(failed, `${failed.length} decided cases could not be carried out`)
      return marked
    },
  }
}

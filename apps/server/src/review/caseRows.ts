import { randomUUID } from 'node:crypto'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { violatedConstraint } from '../database/uniqueViolation.ts'
import { Refusal } from '../errors/refusal.ts'
import type { NewCase, ReviewCase } from './reviewCase.ts'
import type { ReviewCasesTable } from './schema.ts'

export type CaseRow = Selectable<ReviewCasesTable>

/** States in which a case can be decided, or taken back. */
export const OPEN_STATES = ['waiting', 'second'] as const
/** States before the end: a customer has one such case of a kind and record. */
export const LIVE_STATES = [...OPEN_STATES, 'applying'] as const

export function isOpen({ state }: Pick<CaseRow, 'state'>): boolean {
  return state === 'waiting' || state === 'second'
}

/** A stored case as its handler knows it. An operator works on the case while `taken_until` is ahead. */
export function asCase(row: CaseRow, now: number): ReviewCase {
  const taken = row.state === 'waiting' && Number(row.taken_until) > now
  return {
    id: row.id,
    kind: row.kind,
    userId: row.user_id,
    subject: JSON.parse(row.subject) as ReviewCase['subject'],
    state: taken ? 'taken' : row.state,
    openedAt: Number(row.opened_at),
    decidedAt: Number(row.decided_at),
    text: row.text,
  }
}

export interface HistoryStep {
  readonly caseId: string
  readonly time: number
  readonly what: string
  /** 0: the customer, or the platform. */
  readonly operator: number
  readonly reason?: string
  readonly text?: string
}

/** Writes the next line of a case's history. */
export async function addHistory(database: Kysely<Database>, step: HistoryStep): Promise<void> {
  const { caseId, time, what, operator, reason = '', text = '' } = step
  const next = sql<number>`(select coalesce(max(step), 0) + 1 from review_history where case_id = ${caseId})`
  await database
    .insertInto('review_history')
    .values({ case_id: caseId, step: next, time, what, operator, reason, text })
    .execute()
}

/** Opens a case and returns its id. Throws Refusal('review_pending') when one of the kind is open already. */
export async function insertCase(database: Kysely<Database>, newCase: NewCase, now: number): Promise<string> {
  const id = randomUUID()
  const { kind, userId, record = '', subject } = newCase
  const values = { id, kind, user_id: userId, record, subject: JSON.stringify(subject), state: 'waiting' as const }
  const inserted = await database
    .insertInto('review_cases')
    .values({
      ...values,
      opened_at: now,
      decided_at: 0,
      reason: '',
      text: '',
      assignee: 0,
      taken_until: 0,
      proposer: 0,
      proposal_digest: '',
      proposal_text: '',
      proposal_amount: '',
      applying: '',
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'kind', 'record'])
        .where('state', 'in', sql<'waiting'>`('waiting', 'second', 'applying')`)
        .doNothing(),
    )
    .executeTakeFirst()
    .catch((error: unknown) => {
      if (violatedConstraint(error) !== 'review_cases_one_open') throw error
      return { numInsertedOrUpdatedRows: 0n }
    })
  if (inserted.numInsertedOrUpdatedRows === 0n) throw new Refusal('review_pending')
  await addHistory(database, { caseId: id, time: now, what: 'opened', operator: 0 })
  return id
}

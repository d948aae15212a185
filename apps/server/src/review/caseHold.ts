import type { OperatorId } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../errors/refusal.ts'
import { type CaseRow, OPEN_STATES } from './caseRows.ts'

/** How long a case belongs to the operator who took it. */
export const TAKEN_MS = 10 * 60_000

export function isHeldByAnother({ assignee, taken_until }: CaseRow, operator: OperatorId, now: number): boolean {
  return assignee !== operator && Number(taken_until) > now
}

/**
 * Keeps an open case for this operator and returns until when. One statement, so that only one of two operators takes it.
 * Throws `case_taken`.
 */
export async function holdCase(
  database: Kysely<Database>,
  id: string,
  operator: OperatorId,
  now: number,
): Promise<number> {
  const until = now + TAKEN_MS
  const { numUpdatedRows } = await database
    .updateTable('review_cases')
    .set({ assignee: operator, taken_until: until })
    .where('id', '=', id)
    .where('state', 'in', OPEN_STATES)
    .where(({ eb, or }) => or([eb('assignee', '=', operator), eb('taken_until', '<=', BigInt(now))]))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Refusal('case_taken')
  return until
}

export async function releaseCase(database: Kysely<Database>, id: string, operator: OperatorId): Promise<void> {
  await database
    .updateTable('review_cases')
    .set({ assignee: 0, taken_until: 0 })
    .where('id', '=', id)
    .where('assignee', '=', operator)
    .execute()
}

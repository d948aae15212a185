import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { addHistory, OPEN_STATES } from './caseRows.ts'

/** Ends a case because what it asks for has come about by itself. A case that is being carried out, or is over, stays. */
export async function settleCase(database: Kysely<Database>, id: string, time: number, text: string): Promise<void> {
  const { numUpdatedRows } = await database
    .updateTable('review_cases')
    .set({ state: 'approved', decided_at: time, text, taken_until: 0 })
    .where('id', '=', id)
    .where('state', 'in', OPEN_STATES)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await addHistory(database, { caseId: id, time, what: 'settled', operator: 0, text })
}

import type { Kysely } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../errors/refusal.ts'
import { CaseHandlers } from './caseHandlers.ts'
import { addHistory, asCase, insertCase, OPEN_STATES } from './caseRows.ts'
import type { ReviewDesk } from './reviewCase.ts'

/** The desk, with the parts that only the console needs. */
export interface OpenedDesk extends ReviewDesk {
  readonly handlers: CaseHandlers
}

export function createReviewDesk(database: Kysely<Database>, clock: Clock): OpenedDesk {
  const handlers = new CaseHandlers()
  return {
    handlers,
    register: (handler) => handlers.register(handler),
    open: async (newCase, on) => {
      const now = clock.now()
      if (on) return insertCase(on, newCase, now)
      return database.transaction().execute((transaction) => insertCase(transaction, newCase, now))
    },
    withdraw: (id, userId) =>
      database.transaction().execute(async (transaction) => {
        const now = clock.now()
        const { numUpdatedRows } = await transaction
          .updateTable('review_cases')
          .set({ state: 'withdrawn', decided_at: now })
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .where('state', 'in', OPEN_STATES)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) throw new Refusal('review_not_found')
        await addHistory(transaction, { caseId: id, time: now, what: 'withdrawn', operator: 0 })
      }),
    of: async (userId) => {
      const rows = await database
        .selectFrom('review_cases')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('opened_at', 'desc')
        .orderBy('id')
        .execute()
      return rows.map((row) => asCase(row, clock.now()))
    },
  }
}

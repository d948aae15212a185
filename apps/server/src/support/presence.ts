import type { OperatorId } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/schema.ts'

/** Operators who answer customers live. */
export interface Presence {
  set(operator: OperatorId, there: boolean, database: Kysely<Database>): Promise<void>
  /** A sign of activity of an operator; says nothing of one who is not there. */
  seen(operator: OperatorId): Promise<void>
  now(): Promise<readonly OperatorId[]>
}

/** Nobody is there for longer after the last sign of activity: an operator who walks away leaves no customer waiting. */
export const THERE_MS = 5 * 60_000

export function createPresence(database: Kysely<Database>, clock: Clock): Presence {
  return {
    set: async (operator, there, on) => {
      const row = { there, seen_at: clock.now() }
      await on
        .insertInto('support_presence')
        .values({ operator, ...row })
        .onConflict((conflict) => conflict.column('operator').doUpdateSet(row))
        .execute()
    },
    seen: async (operator) => {
      await database
        .updateTable('support_presence')
        .set({ seen_at: clock.now() })
        .where('operator', '=', operator)
        .execute()
    },
    now: async () => {
      const rows = await database
        .selectFrom('support_presence')
        .select('operator')
        .where('there', '=', true)
        .where('seen_at', '>', BigInt(clock.now() - THERE_MS))
        .orderBy('operator')
        .execute()
      return rows.map(({ operator }) => operator)
    },
  }
}

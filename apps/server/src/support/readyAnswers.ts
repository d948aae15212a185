import { randomUUID } from 'node:crypto'
import type { OperatorId } from '@touchstone/protocol'
import type { Kysely, Selectable } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/schema.ts'
import { isUuid } from '../database/uuid.ts'
import { Refusal } from '../errors/refusal.ts'
import type { SupportAnswersTable } from './schema.ts'

/** Answers that operators keep ready for what is asked often. */
export interface ReadyAnswers {
  /** By title. */
  all(): Promise<readonly Selectable<SupportAnswersTable>[]>
  /** `id` '': a new one. Throws Refusal('unknown_answer' | 'answers_full'). Returns the id. */
  save(
    answer: { readonly id: string; readonly title: string; readonly text: string },
    by: OperatorId,
    database: Kysely<Database>,
  ): Promise<string>
  /** Throws Refusal('unknown_answer'). */
  remove(id: string, database: Kysely<Database>): Promise<void>
}

const MOST = 200

export function createReadyAnswers(database: Kysely<Database>, clock: Clock): ReadyAnswers {
  const add = async (on: Kysely<Database>, row: Omit<SupportAnswersTable, 'id' | 'changed_at'>) => {
    const { kept } = await on
      .selectFrom('support_answers')
      .select(({ fn }) => fn.countAll<bigint>().as('kept'))
      .executeTakeFirstOrThrow()
    if (Number(kept) >= MOST) throw new Refusal('answers_full', { max: MOST })
    const id = randomUUID()
    await on
      .insertInto('support_answers')
      .values({ id, ...row, changed_at: clock.now() })
      .execute()
    return id
  }
  return {
    all: () => database.selectFrom('support_answers').selectAll().orderBy('title').orderBy('id').execute(),
    save: async ({ id, title, text }, by, on) => {
      const row = { title, text, changed_by: by }
      if (id === '') return add(on, row)
      if (!isUuid(id)) throw new Refusal('unknown_answer')
      const { numUpdatedRows } = await on
        .updateTable('support_answers')
        .set({ ...row, changed_at: clock.now() })
        .where('id', '=', id)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new Refusal('unknown_answer')
      return id
    },
    remove: async (id, on) => {
      if (!isUuid(id)) throw new Refusal('unknown_answer')
      const { numDeletedRows } = await on.deleteFrom('support_answers').where('id', '=', id).executeTakeFirst()
      if (numDeletedRows === 0n) throw new Refusal('unknown_answer')
    },
  }
}

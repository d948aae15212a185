import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.ts'

/** How often texts are opened, and what readers say of them. Figures for editors: a stop may lose the last seconds of them. */
export interface Reception {
  opened(id: number): void
  /** By text; a text that nobody opened is not in it. */
  reads(): Promise<ReadonlyMap<number, number>>
  /** A reader's last word counts. */
  rate(id: number, userId: string, useful: boolean): Promise<void>
}

const WRITTEN_EVERY_MS = 5_000

export function createReception(database: Kysely<Database>, clock: { now(): number }): Reception {
  let unwritten = new Map<number, number>()
  let kept: Promise<ReadonlyMap<number, number>> | undefined
  let readAt = 0

  const renewed = async (): Promise<ReadonlyMap<number, number>> => {
    const counts = unwritten
    unwritten = new Map()
    const rows = [...counts].map(([text_id, reads]) => ({ text_id, reads }))
    if (rows.length > 0)
      await database
        .insertInto('text_reads')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('text_id').doUpdateSet({ reads: sql`text_reads.reads + excluded.reads` }),
        )
        .execute()
    const all = await database.selectFrom('text_reads').selectAll().execute()
    return new Map(all.map(({ text_id, reads }) => [text_id, reads]))
  }
  return {
    opened: (id) => {
      unwritten.set(id, (unwritten.get(id) ?? 0) + 1)
    },
    reads: () => {
      if (kept && clock.now() - readAt < WRITTEN_EVERY_MS) return kept
      readAt = clock.now()
      const reading = renewed()
      kept = reading
      reading.catch(() => {
        if (kept === reading) kept = undefined
      })
      return reading
    },
    rate: async (text_id, user_id, useful) => {
      await database
        .insertInto('text_ratings')
        .values({ text_id, user_id, useful })
        .onConflict((conflict) => conflict.columns(['text_id', 'user_id']).doUpdateSet({ useful }))
        .execute()
    },
  }
}

import type { PostgresPoolClient } from 'kysely'

/** Fewer dead rows than this are left where they are. */
const FEW_DEAD = 2_000
/** Of the living: with more dead ones than this since the last time, the indexes are cleared of them too. */
const SHARE_IN_INDEXES = 0.2

const MOST_DEAD = `select relname as table, n_dead_tup as dead, n_live_tup as living from pg_stat_user_tables
  where n_dead_tup > ${FEW_DEAD} order by n_dead_tup desc limit 1`

/**
 * Gives the space of deleted and changed rows to new ones, a table at a time. Where they lie takes some milliseconds; the
 * indexes are read whole, 60 ms for a million rows, and therefore seldom.
 */
export class Vacuum {
  readonly #deadInIndexes = new Map<string, number>()

  async next(client: PostgresPoolClient): Promise<void> {
    const { rows } = await client.query<{ table: string; dead: bigint; living: bigint }>(MOST_DEAD, [])
    const [found] = rows
    if (!found) return
    const { table, living } = found
    const dead = (this.#deadInIndexes.get(table) ?? 0) + Number(found.dead)
    const isFull = dead > Number(living) * SHARE_IN_INDEXES
    await client.query(`vacuum (truncate off, index_cleanup ${isFull ? 'on' : 'off'}) "${table}"`, [])
    this.#deadInIndexes.set(table, isFull ? 0 : dead)
  }
}

import type { World } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { ProjectionTables } from './schema.ts'

/** The last log entry of a world that history holds. */
export async function historyPosition(database: Kysely<ProjectionTables>, world: World): Promise<number> {
  const row = await database
    .selectFrom('projection_cursors')
    .select('sequence')
    .where('world', '=', world)
    .executeTakeFirst()
  return Number(row?.sequence ?? 0n)
}

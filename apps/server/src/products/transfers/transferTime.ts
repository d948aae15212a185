import type { World } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import type { Kysely } from 'kysely'
import type { ProjectionTables } from '../../projector/schema.ts'
import type { TransferTables } from './transferTable.ts'

/** When the transfer of this entry happened, from history; undefined when history does not have it (yet). */
export async function transferTime(
  database: Kysely<ProjectionTables>,
  world: World,
  sequence: number,
): Promise<Timestamp | undefined> {
  const row = await database
    .withTables<TransferTables>()
    .selectFrom('transfers')
    .select('time')
    .where('world', '=', world)
    .where('sequence', '=', BigInt(sequence))
    .executeTakeFirst()
  return row && Number(row.time)
}

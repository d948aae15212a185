import type { OptionId, World } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import type { Kysely } from 'kysely'
import type { ProjectionTables } from '../../projector/schema.ts'
import type { OptionTables } from './projection/optionTable.ts'

/** When an option was bought and when it ends. */
export interface OptionTimes {
  readonly boughtAt: Timestamp
  readonly expiry: Timestamp
}

/** When an option that may have ended was bought and expired, from history; undefined when it is not there (yet). */
export async function endedOptionTimes(
  database: Kysely<ProjectionTables>,
  world: World,
  option: OptionId,
): Promise<OptionTimes | undefined> {
  const row = await database
    .withTables<OptionTables>()
    .selectFrom('options')
    .select(['bought_at', 'expiry'])
    .where('world', '=', world)
    .where('option_no', '=', BigInt(option))
    .executeTakeFirst()
  return row && { boughtAt: Number(row.bought_at), expiry: Number(row.expiry) }
}

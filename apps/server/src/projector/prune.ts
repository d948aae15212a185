import type { World } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import type { Kysely } from 'kysely'
import type { ProjectionTables } from './schema.ts'
import { CANDLES_KEPT_MS, TRADES_KEPT_MS } from './storedPeriods.ts'

/** Forgets single trades and fine candles that are too old at `hour`: as a rebuild does, which comes to the same rows. */
export async function prune(database: Kysely<ProjectionTables>, world: World, hour: Timestamp): Promise<void> {
  await forget(database, 'trades', world, hour - TRADES_KEPT_MS)
  for (const [period, keptMs] of Object.entries(CANDLES_KEPT_MS)) {
    const limit = BigInt(hour - keptMs)
    for (const table of ['candles', 'price_candles'] as const)
      await database
        .deleteFrom(table)
        .where('world', '=', world)
        .where('period', '=', period)
        .where('time', '<', limit)
        .execute()
  }
  const minutesKept = CANDLES_KEPT_MS['1m'] ?? 0
  await forget(database, 'index_minutes', world, hour - minutesKept)
  await forget(database, 'mark_minutes', world, hour - minutesKept)
}

async function forget(
  database: Kysely<ProjectionTables>,
  table: 'trades' | 'index_minutes' | 'mark_minutes',
  world: World,
  before: Timestamp,
): Promise<void> {
  await database.deleteFrom(table).where('world', '=', world).where('time', '<', BigInt(before)).execute()
}

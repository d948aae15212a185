import type { OwnerId, World } from '@touchstone/protocol'
import { type Kysely, sql } from 'kysely'
import type { BalanceLine } from './balanceSheet.ts'
import { BALANCES } from './ledgerTables.ts'
import { projectionMigrations } from './migrations.ts'
import { projectedTables } from './projectedTables.ts'
import type { Projection } from './projection.ts'
import { PROJECTION_VERSION, type ProjectionTables } from './schema.ts'

type Projections = Kysely<ProjectionTables>

/** Makes dropped tables anew. What belonged to them starts over: every world is projected from its log's beginning. */
export async function restoreTables(database: Projections, projections: readonly Projection[]): Promise<void> {
  const projected = projectedTables(projections).map(({ name }) => name)
  const tables = [...projected, 'projection_cursors', 'reference_series']
  const { rows } = await sql<{ found: number | bigint }>`
    select count(*) as found from pg_tables
    where schemaname = current_schema() and tablename in (${sql.join(tables)})
  `.execute(database)
  if (Number(rows[0]?.found ?? 0) === tables.length) return
  await database.transaction().execute(async (transaction) => {
    for (const { statements } of projectionMigrations(projections).migrations)
      for (const statement of statements) await sql.raw(statement).execute(transaction)
    for (const table of [...projected, 'projection_cursors'])
      await sql`delete from ${sql.table(table)}`.execute(transaction)
  })
}

export async function forgetWorld(
  database: Projections,
  projections: readonly Projection[],
  world: World,
  birth: number,
): Promise<void> {
  const start = { sequence: 0n, version: PROJECTION_VERSION, birth: BigInt(birth), samples: 0n }
  await database.transaction().execute(async (transaction) => {
    for (const { name } of projectedTables(projections))
      await sql`delete from ${sql.table(name)} where world = ${world}`.execute(transaction)
    await transaction
      .insertInto('projection_cursors')
      .values({ world, ...start })
      .onConflict((conflict) => conflict.column('world').doUpdateSet(start))
      .execute()
  })
}

/** How far the tables are, and how far the price samples in them: those of the running minute are not. */
export interface Cursor {
  readonly sequence: number
  readonly samples: number
}

/**
 * How far the tables are. Undefined when they are of no use: made by another version, or from another log (one that was
 * born at another time, or is shorter).
 */
export async function readCursor(
  database: Projections,
  world: World,
  log: { readonly birth: number; readonly sequence: number },
): Promise<Cursor | undefined> {
  const row = await database.selectFrom('projection_cursors').selectAll().where('world', '=', world).executeTakeFirst()
  if (!row || row.version !== PROJECTION_VERSION || Number(row.birth) !== log.birth) return undefined
  const sequence = Number(row.sequence)
  return sequence > log.sequence ? undefined : { sequence, samples: Number(row.samples) }
}

export async function readBalances(
  database: Projections,
  world: World,
  owners: readonly OwnerId[],
): Promise<BalanceLine[]> {
  if (owners.length === 0) return []
  const rows = await database
    .selectFrom('balances')
    .selectAll()
    .where('world', '=', world)
    .where(sql<boolean>`owner = any(${sql.val([...owners])}::int8[])`)
    .execute()
  return rows.map(BALANCES.record)
}

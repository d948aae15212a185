import type { OwnerId, World } from '@touchstone/protocol'
import { type Kysely, sql } from 'kysely'
import type { BalanceLine } from './balanceSheet.ts'
import { CONTRACT_ORDERS, POSITIONS } from './contracts/contractTables.ts'
import { BALANCES } from './ledgerTables.ts'
import { PROJECTION_MIGRATIONS } from './migrations.ts'
import { OPTIONS } from './options/optionTable.ts'
import type { TrackedOrder } from './orderTracker.ts'
import type { Unfinished } from './projectionMemory.ts'
import { PROJECTED_TABLES, PROJECTION_VERSION, type ProjectionTables } from './schema.ts'
import { ORDERS } from './spot/spotTables.ts'

type Projections = Kysely<ProjectionTables>

const PROJECTED = PROJECTED_TABLES.map(({ name }) => name)
const TABLES = [...PROJECTED, 'projection_cursors', 'reference_series']

/** Makes dropped tables anew. What belonged to them starts over: every world is projected from its log's beginning. */
export async function restoreTables(database: Projections): Promise<void> {
  const { rows } = await sql<{ found: number | bigint }>`
    select count(*) as found from pg_tables
    where schemaname = current_schema() and tablename in (${sql.join(TABLES)})
  `.execute(database)
  if (Number(rows[0]?.found ?? 0) === TABLES.length) return
  await database.transaction().execute(async (transaction) => {
    for (const { statements } of PROJECTION_MIGRATIONS.migrations)
      for (const statement of statements) await sql.raw(statement).execute(transaction)
    for (const table of [...PROJECTED, 'projection_cursors'])
      await sql`delete from ${sql.table(table)}`.execute(transaction)
  })
}

export async function forgetWorld(database: Projections, world: World, birth: number): Promise<void> {
  const start = { sequence: 0n, version: PROJECTION_VERSION, birth: BigInt(birth), samples: 0n }
  await database.transaction().execute(async (transaction) => {
    for (const table of PROJECTED)
      await sql`delete from ${sql.table(table)} where world = ${world}`.execute(transaction)
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

/** Customers' orders, positions and options that are not finished yet, in the order they began. */
export async function readUnfinished(database: Projections, world: World): Promise<Unfinished> {
  const contractOrders = await database
    .selectFrom('contract_orders')
    .selectAll()
    .where('world', '=', world)
    .where('state', 'in', ['pending', 'open'])
    .orderBy('order_no')
    .execute()
  const positions = await database
    .selectFrom('positions')
    .selectAll()
    .where('world', '=', world)
    .where('closed_at', '=', 0n)
    .orderBy('position')
    .execute()
  const options = await database
    .selectFrom('options')
    .selectAll()
    .where('world', '=', world)
    .where('state', '=', 'open')
    .orderBy('option_no')
    .execute()
  return {
    orders: await readUnfinishedOrders(database, world),
    contractOrders: contractOrders.map(CONTRACT_ORDERS.record),
    positions: positions.map(POSITIONS.record),
    options: options.map(OPTIONS.record),
  }
}

async function readUnfinishedOrders(database: Projections, world: World): Promise<TrackedOrder[]> {
  const rows = await database
    .selectFrom('orders')
    .selectAll()
    .where('world', '=', world)
    .where('state', 'in', ['pending', 'open'])
    .orderBy('order_no')
    .execute()
  return rows.map(ORDERS.record)
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

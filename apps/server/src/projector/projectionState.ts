import type { OwnerId, World } from '@touchstone/protocol'
import { type Kysely, sql } from 'kysely'
import type { BalanceLine } from './balanceSheet.ts'
import { HISTORY } from './migrations/0001-history.ts'
import type { TrackedOrder } from './orderTracker.ts'
import { PROJECTED_TABLES, PROJECTION_VERSION, type ProjectionTables } from './schema.ts'

type Projections = Kysely<ProjectionTables>

const TABLES = [...PROJECTED_TABLES, 'projection_cursors', 'reference_candles']

/** Makes dropped tables anew. What belonged to them starts over: every world is projected from its log's beginning. */
export async function restoreTables(database: Projections): Promise<void> {
  const { rows } = await sql<{ found: number | bigint }>`
    select count(*) as found from pg_tables
    where schemaname = current_schema() and tablename in (${sql.join(TABLES)})
  `.execute(database)
  if (Number(rows[0]?.found ?? 0) === TABLES.length) return
  await database.transaction().execute(async (transaction) => {
    for (const statement of HISTORY.statements) await sql.raw(statement).execute(transaction)
    for (const table of [...PROJECTED_TABLES, 'projection_cursors'])
      await sql`delete from ${sql.table(table)}`.execute(transaction)
  })
}

export async function forgetWorld(database: Projections, world: World, birth: number): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    for (const table of PROJECTED_TABLES)
      await sql`delete from ${sql.table(table)} where world = ${world}`.execute(transaction)
    await transaction
      .insertInto('projection_cursors')
      .values({ world, sequence: 0n, version: PROJECTION_VERSION, birth: BigInt(birth) })
      .onConflict((conflict) =>
        conflict.column('world').doUpdateSet({ sequence: 0n, version: PROJECTION_VERSION, birth: BigInt(birth) }),
      )
      .execute()
  })
}

/**
 * How far the tables are. Undefined when they are of no use: made by another version, or from another log (one that was
 * born at another time, or is shorter).
 */
export async function readCursor(
  database: Projections,
  world: World,
  log: { readonly birth: number; readonly sequence: number },
): Promise<number | undefined> {
  const row = await database.selectFrom('projection_cursors').selectAll().where('world', '=', world).executeTakeFirst()
  if (!row || row.version !== PROJECTION_VERSION || Number(row.birth) !== log.birth) return undefined
  const sequence = Number(row.sequence)
  return sequence > log.sequence ? undefined : sequence
}

export async function readUnfinishedOrders(database: Projections, world: World): Promise<TrackedOrder[]> {
  const rows = await database
    .selectFrom('orders')
    .selectAll()
    .where('world', '=', world)
    .where('state', 'in', ['pending', 'open'])
    .orderBy('order_no')
    .execute()
  return rows.map(orderOfRow)
}

export function orderOfRow(row: ProjectionTables['orders']): TrackedOrder {
  return {
    order: Number(row.order_no),
    owner: Number(row.owner),
    market: row.market,
    side: row.side,
    kind: row.kind,
    timeInForce: row.time_in_force,
    price: Number(row.price),
    stopPrice: Number(row.stop_price),
    lots: Number(row.lots),
    turnover: row.turnover,
    lotsFilled: Number(row.lots_filled),
    quoteFilled: row.quote_filled,
    fee: row.fee,
    makerPpm: row.maker_ppm,
    takerPpm: row.taker_ppm,
    state: row.state,
    placedAt: Number(row.placed_at),
    updatedAt: Number(row.updated_at),
  }
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
  return rows.map(({ owner, wallet, asset, available, held }) => ({
    owner: Number(owner),
    wallet,
    asset,
    available,
    held,
  }))
}

import type { MarketId, OrderId, World } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { ProjectionTables } from '../../projector/schema.ts'
import type { SpotTables } from './projection/spotTables.ts'

/** The market of an order that may be closed, from history; undefined when history does not have it (yet). */
export async function closedOrderMarket(
  database: Kysely<ProjectionTables>,
  world: World,
  order: OrderId,
): Promise<MarketId | undefined> {
  const row = await database
    .withTables<SpotTables>()
    .selectFrom('orders')
    .select('market')
    .where('world', '=', world)
    .where('order_no', '=', BigInt(order))
    .executeTakeFirst()
  return row?.market
}

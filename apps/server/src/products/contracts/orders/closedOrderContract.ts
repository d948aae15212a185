import type { ContractId, OrderId, World } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { ProjectionTables } from '../../../projector/schema.ts'
import type { ContractTables } from '../projection/contractTables.ts'

/** The contract of an order that may be closed, from history; undefined when history does not have it (yet). */
export async function closedOrderContract(
  database: Kysely<ProjectionTables>,
  world: World,
  order: OrderId,
): Promise<ContractId | undefined> {
  const row = await database
    .withTables<ContractTables>()
    .selectFrom('contract_orders')
    .select('contract')
    .where('world', '=', world)
    .where('order_no', '=', BigInt(order))
    .executeTakeFirst()
  return row?.contract
}

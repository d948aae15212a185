import type { World } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { ProjectionTables } from '../projector/schema.ts'

/** How many orders and positions are open, by market, contract or index. */
export interface OpenFigures {
  readonly spotOrders: ReadonlyMap<number, number>
  readonly contractOrders: ReadonlyMap<number, number>
  readonly positions: ReadonlyMap<number, number>
  readonly options: ReadonlyMap<number, number>
}

type Count = { readonly id: number; readonly count: bigint }

function mapped(rows: readonly Count[]): ReadonlyMap<number, number> {
  return new Map(rows.map(({ id, count }) => [id, Number(count)]))
}

/** Counted in history, which follows the log within moments. */
export async function openFigures(past: Kysely<ProjectionTables>, world: World): Promise<OpenFigures> {
  const unfinished = ['pending', 'open'] as const
  const spotOrders = await past
    .selectFrom('orders')
    .select(({ fn }) => ['market as id', fn.countAll<bigint>().as('count')])
    .where('world', '=', world)
    .where('state', 'in', unfinished)
    .groupBy('market')
    .execute()
  const contractOrders = await past
    .selectFrom('contract_orders')
    .select(({ fn }) => ['contract as id', fn.countAll<bigint>().as('count')])
    .where('world', '=', world)
    .where('state', 'in', unfinished)
    .groupBy('contract')
    .execute()
  const positions = await past
    .selectFrom('positions')
    .select(({ fn }) => ['contract as id', fn.countAll<bigint>().as('count')])
    .where('world', '=', world)
    .where('closed_at', '=', 0n)
    .groupBy('contract')
    .execute()
  const options = await past
    .selectFrom('options')
    .select(({ fn }) => ['index as id', fn.countAll<bigint>().as('count')])
    .where('world', '=', world)
    .where('state', '=', 'open')
    .groupBy('index')
    .execute()
  return {
    spotOrders: mapped(spotOrders),
    contractOrders: mapped(contractOrders),
    positions: mapped(positions),
    options: mapped(options),
  }
}

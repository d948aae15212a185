import { SYSTEM_OWNERS, type World } from '@touchstone/protocol'
import { type Kysely, sql } from 'kysely'
import { PROJECTIONS } from '../../products/projections.ts'
import type { WorldPort } from '../../sequencer/worldPort.ts'
import { projectedTables } from '../projectedTables.ts'
import type { ProjectionTables } from '../schema.ts'

type Projections = Kysely<ProjectionTables>

/** Every projected row of a world as text, in one order: equal contents are equal texts. */
export async function contentsOf(database: Projections, world: World): Promise<string[]> {
  const contents: string[] = []
  for (const { name: table } of projectedTables(PROJECTIONS)) {
    const { rows } = await sql<{ row: string }>`
      select row_to_json(content)::text as row from ${sql.table(table)} as content where world = ${world}
    `.execute(database)
    contents.push(...rows.map(({ row }) => `${table} ${row}`).sort())
  }
  return contents
}

/** Balances as "owner wallet asset available held", those of nothing left out: as the core has them. */
export function coreBalances(core: WorldPort['core']): string[] {
  const owners = [...Object.values(SYSTEM_OWNERS), ...Array.from(core.customers.all(), ({ owner }) => owner)]
  return owners
    .flatMap((owner) =>
      core.ledger
        .balances(owner)
        .filter(({ available, held }) => available !== 0n || held !== 0n)
        .map(({ wallet, asset, available, held }) => `${owner} ${wallet} ${asset} ${available} ${held}`),
    )
    .sort()
}

/** The same from the tables. */
export async function projectedBalances(database: Projections, world: World): Promise<string[]> {
  const rows = await database.selectFrom('balances').selectAll().where('world', '=', world).execute()
  return rows
    .filter(({ available, held }) => available !== 0n || held !== 0n)
    .map(({ owner, wallet, asset, available, held }) => `${owner} ${wallet} ${asset} ${available} ${held}`)
    .sort()
}

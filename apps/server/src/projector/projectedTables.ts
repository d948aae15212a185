import { DEFINITIONS } from './definitionTable.ts'
import { LEDGER_TABLES } from './ledgerTables.ts'
import { PRICE_TABLES } from './prices/priceTables.ts'
import type { Projection } from './projection.ts'
import type { ProjectedTable } from './table.ts'
import { TRADE_TABLES } from './tradeTables.ts'

/** Tables that are made from the log alone and may be dropped at any time: those of every world, and the projections' own. */
export function projectedTables(projections: readonly Projection[]): readonly ProjectedTable[] {
  const own = projections.flatMap(({ tables }) => tables)
  return [...LEDGER_TABLES, ...TRADE_TABLES, DEFINITIONS, ...PRICE_TABLES, ...own]
}

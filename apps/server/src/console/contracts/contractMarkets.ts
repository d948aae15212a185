import type { World } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import { ContractText } from '../../marketdata/contractText.ts'
import type { ContractTables } from '../../products/contracts/projection/contractTables.ts'
import type { ProjectionTables } from '../../projector/schema.ts'
import { BOUNDS, type ChangeableField, LOTS, NO_BOUNDS, readChanges } from '../changeableTerms.ts'
import { classOf, counted, indexFigures, type MarketLine, type MarketsOf, UNFINISHED } from '../marketsOf.ts'

/** The terms that a proposal may change, in the words of the log's commands. */
const CHANGEABLE: readonly ChangeableField[] = [...LOTS, { field: 'maxLeverage', unit: 'times' }, ...BOUNDS]

export const contractMarkets: MarketsOf = {
  list: async ({ core, minimumSources, past, world }) => {
    const openOrders = await countOrders(past, world)
    const openPositions = await countPositions(past, world)
    return core.contracts.all().map((definition) => {
      const { id, symbol, name, kind } = definition
      const { state, reason, lastPrice, indexPrice } = core.contracts.contract(id)
      const text = new ContractText(definition, core.reference.indexes(), core.assets())
      const line: MarketLine = {
        id,
        symbol,
        name,
        kind,
        state,
        reason,
        minimumSources,
        class: text.index.class,
        last: text.price(lastPrice),
        index: text.price(indexPrice),
        sources: indexFigures(core, definition.index)?.sources ?? 0,
        openOrders: openOrders.get(id) ?? 0,
        openPositions: openPositions.get(id) ?? 0,
      }
      return { line, definition, changeable: state === 'settled' ? [] : CHANGEABLE }
    })
  },

  change: (core, contract, changes) => {
    if (!core.contracts.all().some(({ id }) => id === contract)) return undefined
    const set = readChanges(changes, CHANGEABLE)
    return { type: 'ChangeContract', contract, maxLeverage: 0, ...NO_BOUNDS, ...set }
  },

  listable: (command) => {
    if (command.type !== 'ListContract') return undefined
    const { id, symbol, name, kind, index } = command.definition
    return { id, symbol, name, kind, class: classOf(index), command }
  },
}

async function countOrders(past: Kysely<ProjectionTables>, world: World) {
  const rows = await past
    .withTables<ContractTables>()
    .selectFrom('contract_orders')
    .select(({ fn }) => ['contract as id', fn.countAll<bigint>().as('count')])
    .where('world', '=', world)
    .where('state', 'in', UNFINISHED)
    .groupBy('contract')
    .execute()
  return counted(rows)
}

async function countPositions(past: Kysely<ProjectionTables>, world: World) {
  const rows = await past
    .withTables<ContractTables>()
    .selectFrom('positions')
    .select(({ fn }) => ['contract as id', fn.countAll<bigint>().as('count')])
    .where('world', '=', world)
    .where('closed_at', '=', 0n)
    .groupBy('contract')
    .execute()
  return counted(rows)
}

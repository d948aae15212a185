import type { World } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { OptionTables } from '../../products/timedOptions/projection/optionTable.ts'
import type { ProjectionTables } from '../../projector/schema.ts'
import { catalogued, classOf, counted, indexFigures, type MarketLine, type MarketsOf } from '../marketsOf.ts'

/** Timed orders have no number of their own: that of their index, out of the way of all others. */
const FIRST_ID = 100_000

export const optionMarkets: MarketsOf = {
  list: async ({ core, minimumSources, past, world }) => {
    const openOrders = await countOptions(past, world)
    return core.timedOptions.terms().map((terms) => {
      const { definition, open } = core.reference.index(terms.index)
      const line: MarketLine = {
        id: FIRST_ID + terms.index,
        symbol: definition.symbol,
        name: `${definition.name}, timed orders`,
        kind: 'options',
        class: definition.class,
        state: open ? 'open' : 'halted',
        reason: open ? '' : 'closed by its calendar',
        last: '',
        index: indexFigures(core, terms.index)?.index ?? '',
        sources: indexFigures(core, terms.index)?.sources ?? 0,
        minimumSources,
        openOrders: openOrders.get(terms.index) ?? 0,
        openPositions: 0,
      }
      return { line, definition: terms, changeable: [] }
    })
  },

  listable: (command) => {
    if (command.type !== 'ListOptions') return undefined
    const { index } = command.terms
    const { symbol = '', name = '' } = catalogued(index) ?? {}
    return {
      id: FIRST_ID + index,
      symbol,
      name: `${name}, timed orders`,
      kind: 'options',
      class: classOf(index),
      command,
    }
  },
}

async function countOptions(past: Kysely<ProjectionTables>, world: World) {
  const rows = await past
    .withTables<OptionTables>()
    .selectFrom('options')
    .select(({ fn }) => ['index as id', fn.countAll<bigint>().as('count')])
    .where('world', '=', world)
    .where('state', '=', 'open')
    .groupBy('index')
    .execute()
  return counted(rows)
}

import type { World } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import { MarketText } from '../../marketdata/marketText.ts'
import type { SpotTables } from '../../products/spot/projection/spotTables.ts'
import type { ProjectionTables } from '../../projector/schema.ts'
import { BOUNDS, type ChangeableField, LOTS, NO_BOUNDS, readChanges } from '../changeableTerms.ts'
import { counted, indexFigures, type MarketLine, type MarketsOf, UNFINISHED } from '../marketsOf.ts'

/** The terms that a proposal may change, in the words of the log's commands. */
const CHANGEABLE: readonly ChangeableField[] = [
  ...LOTS,
  { field: 'minNotional', unit: 'quote' },
  { field: 'maxNotional', unit: 'quote' },
  ...BOUNDS,
]

export const spotMarkets: MarketsOf = {
  list: async ({ core, minimumSources, past, world }) => {
    const openOrders = await countOrders(past, world)
    return core.spot.markets().map((definition) => {
      const { state, reason, lastPrice, indexPrice } = core.spot.market(definition.id)
      const { id, symbol, name } = definition
      const text = new MarketText(definition, core.assets())
      const line: MarketLine = {
        id,
        symbol,
        name,
        state,
        reason,
        minimumSources,
        kind: 'spot',
        class: 'crypto',
        last: text.price(lastPrice),
        index: text.price(indexPrice),
        sources: indexFigures(core, id)?.sources ?? (indexPrice === 0 ? 0 : minimumSources),
        openOrders: openOrders.get(id) ?? 0,
        openPositions: 0,
      }
      return { line, definition, changeable: CHANGEABLE }
    })
  },

  change: (core, market, changes) => {
    if (!core.spot.markets().some(({ id }) => id === market)) return undefined
    const set = readChanges(changes, CHANGEABLE)
    return { type: 'ChangeMarket', market, minNotional: '', maxNotional: '', ...NO_BOUNDS, ...set }
  },
}

async function countOrders(past: Kysely<ProjectionTables>, world: World) {
  const rows = await past
    .withTables<SpotTables>()
    .selectFrom('orders')
    .select(({ fn }) => ['market as id', fn.countAll<bigint>().as('count')])
    .where('world', '=', world)
    .where('state', 'in', UNFINISHED)
    .groupBy('market')
    .execute()
  return counted(rows)
}

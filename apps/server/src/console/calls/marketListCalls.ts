import type { CoreQueries, World } from '@touchstone/protocol'
import type { AdminCallData } from '@touchstone/protocol/admin'
import type { Kysely } from 'kysely'
import { canonicalJson } from '../../crypto/canonicalJson.ts'
import { Refusal } from '../../errors/refusal.ts'
import type { Worlds } from '../../identity/accounts/owners.ts'
import { ContractText } from '../../marketdata/contractText.ts'
import { IndexText } from '../../marketdata/indexText.ts'
import { MarketText } from '../../marketdata/marketText.ts'
import type { ProjectionTables } from '../../projector/schema.ts'
import type { AdminHandlers } from '../adminContext.ts'
import { CHANGEABLE, type ChangeableField } from '../changeableTerms.ts'
import { type OpenFigures, openFigures } from '../openFigures.ts'

export interface MarketListParts {
  readonly worlds: Worlds
  readonly past: Kysely<ProjectionTables>
  /** Live sources an index price needs. */
  readonly minimumSources: Readonly<Record<World, number>>
}

type MarketLine = AdminCallData<'getMarkets'>[number]
type Terms = AdminCallData<'getMarketTerms'>

/** Timed orders have no number of their own: that of their index, out of the way of all others. */
export const FIRST_OPTIONS_ID = 100_000

interface Listed {
  readonly line: MarketLine
  readonly definition: object
  readonly changeable: readonly ChangeableField[]
}

/** Whether an index has prices, as a list shows it. */
function indexFigures(core: CoreQueries, id: number) {
  const view = core.reference.indexes().some((index) => index.id === id) ? core.reference.index(id) : undefined
  return view ? { index: new IndexText(view.definition).price(view.price), sources: view.used } : undefined
}

function spotMarkets(core: CoreQueries, minimumSources: number, figures: OpenFigures): Listed[] {
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
      openOrders: figures.spotOrders.get(id) ?? 0,
      openPositions: 0,
    }
    return { line, definition, changeable: CHANGEABLE.market }
  })
}

function contractMarkets(core: CoreQueries, minimumSources: number, figures: OpenFigures): Listed[] {
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
      openOrders: figures.contractOrders.get(id) ?? 0,
      openPositions: figures.positions.get(id) ?? 0,
    }
    return { line, definition, changeable: state === 'settled' ? [] : CHANGEABLE.contract }
  })
}

function optionMarkets(core: CoreQueries, minimumSources: number, figures: OpenFigures): Listed[] {
  return core.timedOptions.terms().map((terms) => {
    const { definition, open } = core.reference.index(terms.index)
    const line: MarketLine = {
      id: FIRST_OPTIONS_ID + terms.index,
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
      openOrders: figures.options.get(terms.index) ?? 0,
      openPositions: 0,
    }
    return { line, definition: terms, changeable: [] }
  })
}

export function marketListCalls({ worlds, past, minimumSources }: MarketListParts) {
  const listed = async (world: World): Promise<readonly Listed[]> => {
    const figures = await openFigures(past, world)
    const { core } = worlds[world]
    const parts = [core, minimumSources[world], figures] as const
    return [...spotMarkets(...parts), ...contractMarkets(...parts), ...optionMarkets(...parts)]
  }

  return {
    getMarkets: async ({ world }) => (await listed(world)).map(({ line }) => line),

    getMarketTerms: async ({ world, id }): Promise<Terms> => {
      const found = (await listed(world)).find(({ line }) => line.id === id)
      if (!found) throw new Refusal('unknown_market')
      const { line, definition, changeable } = found
      const values = definition as unknown as Readonly<Record<string, string | number | undefined>>
      return {
        ...line,
        definition: canonicalJson(definition),
        changeable: changeable.map(({ field, unit }) => ({ field, unit, value: String(values[field] ?? '') })),
      }
    },
  } satisfies Partial<AdminHandlers>
}

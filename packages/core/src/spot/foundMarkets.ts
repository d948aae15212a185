import type { Genesis, MarketDefinition, MarketId } from '@touchstone/protocol'
import { makeBook } from '../matching/makeBook.ts'
import { MatchPlan } from '../matching/matchPlan.ts'
import { OrderTable } from '../matching/orderTable.ts'
import { ConditionsTable } from '../orders/conditionsTable.ts'
import { OrderDraft } from './orders/orderDraft.ts'
import { OrderTermsTable } from './orders/orderTerms.ts'
import { SpotMarket } from './spotMarket.ts'
import type { SpotField, SpotState } from './spotState.ts'

/** The state before there are markets. */
export function spotSlice(): Pick<SpotState, SpotField> {
  const orders = new OrderTable()
  return {
    orders,
    terms: new OrderTermsTable(orders, 0),
    orderConditions: new ConditionsTable(orders),
    draft: new OrderDraft(),
    plan: new MatchPlan(),
    stopsDue: false,
    traded: undefined,
    market: () => undefined,
  }
}

export function foundMarkets(state: SpotState, { markets }: Genesis): void {
  state.terms = new OrderTermsTable(state.orders, markets.length)
  setMarkets(
    state,
    markets.map((definition, index) => newMarket(state, index, definition)),
  )
}

/** Room for a market listed later, which comes after all others. */
export function addMarket(state: SpotState, definition: MarketDefinition): void {
  state.terms.addMarket()
  setMarkets(state, [...state.markets, newMarket(state, state.markets.length, definition)])
}

function newMarket(state: SpotState, index: number, definition: MarketDefinition): SpotMarket {
  const book = makeBook(state.bookKind, state.orders)
  return new SpotMarket(index, definition, state.assets, state.orders, state.terms, state.orderConditions, book)
}

function setMarkets(state: SpotState, markets: readonly SpotMarket[]): void {
  const byId: (SpotMarket | undefined)[] = []
  for (const market of markets) byId[market.definition.id] = market
  state.markets = markets
  state.market = (id: MarketId) => byId[id]
}

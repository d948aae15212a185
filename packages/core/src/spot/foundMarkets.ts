import type { Genesis, MarketId } from '@touchstone/protocol'
import { makeBook } from '../matching/makeBook.ts'
import { MatchPlan } from '../matching/matchPlan.ts'
import { OrderTable } from '../matching/orderTable.ts'
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
    draft: new OrderDraft(),
    plan: new MatchPlan(),
    stopsDue: false,
    traded: undefined,
    market: () => undefined,
  }
}

export function foundMarkets(state: SpotState, { markets, assets }: Genesis): void {
  const terms = new OrderTermsTable(state.orders, markets.length)
  const byId: (SpotMarket | undefined)[] = []
  state.terms = terms
  state.markets = markets.map((definition, index) => {
    const book = makeBook(state.bookKind, state.orders)
    const market = new SpotMarket(index, definition, assets, state.orders, terms, book)
    byId[definition.id] = market
    return market
  })
  state.market = (id: MarketId) => byId[id]
}

import type { DepthView, MarketId, MarketView, OrderId, OrderView, OwnerId, SpotQueries } from '@touchstone/protocol'
import {
  BUY,
  KINDS,
  kindOf,
  PENDING_BIT,
  PREVENTIONS,
  preventionOf,
  SELL,
  SIDES,
  sideOf,
  TIMES,
  timeInForceOf,
} from '../matching/orderFlags.ts'
import { NONE } from '../matching/orderTable.ts'
import { previewBracket } from './brackets/previewBracket.ts'
import { previewAmendment } from './orders/previewAmendment.ts'
import { previewOrder } from './orders/previewOrder.ts'
import { previewPair } from './orders/previewPair.ts'
import type { SpotMarket } from './spotMarket.ts'
import type { SpotState } from './spotState.ts'
import { marketOf } from './spotState.ts'

export function spotQueries(state: SpotState): SpotQueries {
  return {
    markets: () => state.markets.map((market) => market.definition),
    market: (market) => marketView(knownMarket(state, market)),
    openOrders: (owner) => openOrdersOf(state, owner),
    order: (order) => orderById(state, order),
    depth: (market, levels) => depthView(knownMarket(state, market), levels),
    preview: (order, owner, conditions) => previewOrder(state, order, owner, conditions),
    previewAmendment: (change, owner) => previewAmendment(state, change, owner),
    previewPair: (pair, owner) => previewPair(state, pair, owner),
    previewBracket: (bracket, owner) => previewBracket(state, bracket, owner),
  }
}

function knownMarket(state: SpotState, id: MarketId): SpotMarket {
  const market = state.market(id)
  if (!market) throw new RangeError(`There is no market ${id}`)
  return market
}

function marketView(market: SpotMarket): MarketView {
  return {
    definition: market.definition,
    units: market.units,
    state: market.state,
    reason: market.reason,
    bestBid: market.book.bestPrice(BUY),
    bestAsk: market.book.bestPrice(SELL),
    lastPrice: market.lastPrice,
    indexPrice: market.indexPrice,
  }
}

function depthView(market: SpotMarket, levels: number): DepthView {
  return { bids: market.book.depth(BUY, levels), asks: market.book.depth(SELL, levels) }
}

function orderById(state: SpotState, order: OrderId): OrderView | undefined {
  const slot = Number.isSafeInteger(order) && order > 0 ? state.orders.find(order) : NONE
  return slot === NONE ? undefined : orderView(state, slot)
}

function openOrdersOf(state: SpotState, owner: OwnerId): OrderView[] {
  return Array.from(state.terms.ofOwner(owner), (slot) => orderView(state, slot))
}

function orderView(state: SpotState, slot: number): OrderView {
  const { orders, terms } = state
  const flags = orders.flags(slot)
  const lotsFilled = terms.filled(slot)
  const bracket = state.brackets.of(orders.id(slot))
  const market = marketOf(state, slot)
  const trailed = market.stops.trails.at(slot)
  return {
    order: orders.id(slot),
    owner: orders.owner(slot),
    market: market.definition.id,
    side: SIDES[sideOf(flags)] ?? 'buy',
    kind: KINDS[kindOf(flags)] ?? 'limit',
    timeInForce: TIMES[timeInForceOf(flags)] ?? 'GTC',
    price: orders.price(slot),
    stopPrice: trailed?.stopPrice ?? terms.stopPrice(slot),
    lots: terms.turnover(slot) === 0n ? lotsFilled + orders.left(slot) : 0,
    shown: (flags & PENDING_BIT) === 0 ? orders.shown(slot) : 0,
    lotsFilled,
    quoteFilled: terms.quoteFilled(slot),
    selfTrade: PREVENTIONS[preventionOf(flags)] ?? 'expire_taker',
    makerPpm: terms.makerPpm(slot),
    takerPpm: terms.takerPpm(slot),
    ...state.orderConditions.of(slot),
    extreme: trailed?.extreme ?? 0,
    placedAt: terms.placedAt(slot),
    state: (flags & PENDING_BIT) === 0 ? 'open' : 'pending',
    other: state.orderLinks.otherOf(orders.id(slot)),
    takeProfit: bracket?.takeProfit ?? 0,
    stopLoss: bracket?.stopLoss ?? 0,
  }
}

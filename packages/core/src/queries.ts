import type { BalanceView, DepthView, MarketId, MarketView, OrderId, OrderView, OwnerId } from '@touchstone/protocol'
import { FIRST_CUSTOMER, WALLETS } from '@touchstone/protocol'
import { AVAILABLE, HELD } from './ledger/accounts.ts'
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
} from './matching/orderFlags.ts'
import { NONE } from './matching/orderTable.ts'
import type { SpotMarket } from './spot/spotMarket.ts'
import type { ExchangeState } from './state.ts'

/** Every asset of the funds wallet, and of the others what is not zero. */
export function balancesOf(state: ExchangeState, owner: OwnerId): BalanceView[] {
  const views: BalanceView[] = []
  WALLETS.forEach((wallet, walletIndex) => {
    const start = state.accounts.find(owner, walletIndex)
    state.assets.forEach(({ id: asset }, index) => {
      const available = start < 0 ? 0n : state.accounts.balance(start + index * 2 + AVAILABLE)
      const held = start < 0 ? 0n : state.accounts.balance(start + index * 2 + HELD)
      if (wallet === 'funds' || available !== 0n || held !== 0n) views.push({ wallet, asset, available, held })
    })
  })
  return views
}

export function knownMarket(state: ExchangeState, id: MarketId): SpotMarket {
  const market = state.market(id)
  if (!market) throw new RangeError(`There is no market ${id}`)
  return market
}

export function marketView(market: SpotMarket): MarketView {
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

export function depthView(market: SpotMarket, levels: number): DepthView {
  return { bids: market.book.depth(BUY, levels), asks: market.book.depth(SELL, levels) }
}

export function orderById(state: ExchangeState, order: OrderId): OrderView | undefined {
  const slot = Number.isSafeInteger(order) && order > 0 ? state.orders.find(order) : NONE
  return slot === NONE ? undefined : orderView(state, slot)
}

export function openOrdersOf(state: ExchangeState, owner: OwnerId): OrderView[] {
  return Array.from(state.terms.ofOwner(owner), (slot) => orderView(state, slot))
}

export function* customers(state: ExchangeState): Iterable<{ readonly owner: OwnerId; readonly ref: string }> {
  for (const [index, ref] of state.owners.refs.entries()) yield { owner: FIRST_CUSTOMER + index, ref }
}

function orderView(state: ExchangeState, slot: number): OrderView {
  const { orders, terms } = state
  const flags = orders.flags(slot)
  const lotsFilled = terms.filled(slot)
  return {
    order: orders.id(slot),
    owner: orders.owner(slot),
    market: state.marketOf(slot).definition.id,
    side: SIDES[sideOf(flags)] ?? 'buy',
    kind: KINDS[kindOf(flags)] ?? 'limit',
    timeInForce: TIMES[timeInForceOf(flags)] ?? 'GTC',
    price: orders.price(slot),
    stopPrice: terms.stopPrice(slot),
    lots: terms.turnover(slot) === 0n ? lotsFilled + orders.left(slot) : 0,
    lotsFilled,
    quoteFilled: terms.quoteFilled(slot),
    selfTrade: PREVENTIONS[preventionOf(flags)] ?? 'expire_taker',
    makerPpm: terms.makerPpm(slot),
    takerPpm: terms.takerPpm(slot),
    placedAt: terms.placedAt(slot),
    state: (flags & PENDING_BIT) === 0 ? 'open' : 'pending',
  }
}

import { type MarketId, type Reply, SYSTEM_OWNERS } from '@touchstone/protocol'
import type { Lots, Ticks } from '@touchstone/quantities'
import { done } from '../entry/refusal.ts'
import { BUY, SELL } from '../matching/orderFlags.ts'
import { NONE } from '../matching/orderTable.ts'
import type { LinkedOrdersState } from './linkedOrdersState.ts'
import type { OrderLife, OrderMarket } from './orderLife.ts'

/** Price and lots of one side's quotes in turn, best first, every price once. */
export type Levels = readonly number[]

/** Opens and rests a quote and returns its slot, or NONE when it may not be. */
type AddQuote = (side: number, price: Ticks, lots: Lots) => number

/**
 * Replaces all quotes of the house market maker in a market. Levels that stay or shrink keep their place; of the new ones
 * those that the product does not add are dropped. Replies how many quotes stand. QUOTE-1 to QUOTE-6, CQUOTE-1 to CQUOTE-4.
 */
export function replaceQuotes<State extends LinkedOrdersState, Market extends OrderMarket>(
  life: OrderLife<State, Market>,
  state: State,
  market: Market,
  id: MarketId,
  bids: Levels,
  asks: Levels,
  add: AddQuote,
): Reply {
  dropObsolete(life, state, market, BUY, bids)
  dropObsolete(life, state, market, SELL, asks)
  addMissing(life, state, market, BUY, bids, add)
  addMissing(life, state, market, SELL, asks, add)
  const accepted = market.quotes[0].length + market.quotes[1].length
  state.emit({ type: 'QuotesReplaced', owner: SYSTEM_OWNERS.liquidity, market: id, accepted })
  return done(accepted)
}

/** Post-only: whether the best price of the other side leaves a quote in the book. */
export function meetsNobody({ book }: OrderMarket, side: number, price: Ticks): boolean {
  const best = book.bestPrice(side ^ 1)
  return best === 0 || isBetter(side, best, price)
}

function dropObsolete<State extends LinkedOrdersState, Market extends OrderMarket>(
  life: OrderLife<State, Market>,
  state: State,
  market: Market,
  side: 0 | 1,
  levels: Levels,
): void {
  const orders = life.orders(state)
  let at = 0
  const before = market.quotes[side].slice()
  for (const slot of before) {
    const price = orders.price(slot)
    while (at < levels.length && isBetter(side, levels[at] as number, price)) at += 2
    const lots = levels[at] === price ? (levels[at + 1] as number) : 0
    const left = orders.left(slot)
    if (lots === 0 || lots > left) life.close(state, market, slot, 'canceled')
    else if (lots < left) life.shrink(state, market, slot, lots)
  }
}

function addMissing<State extends LinkedOrdersState, Market extends OrderMarket>(
  life: OrderLife<State, Market>,
  state: State,
  market: Market,
  side: 0 | 1,
  levels: Levels,
  add: AddQuote,
): void {
  const orders = life.orders(state)
  const kept = market.quotes[side]
  const quotes: number[] = []
  let next = 0
  for (let at = 0; at < levels.length; at += 2) {
    const price = levels[at] as number
    const before = kept[next]
    const stays = before !== undefined && orders.price(before) === price
    const slot = stays ? before : add(side, price, levels[at + 1] as number)
    if (stays) next++
    if (slot !== NONE) quotes.push(slot)
  }
  kept.splice(0, kept.length, ...quotes)
}

/** Whether an order of that side at `price` trades before one at `other`. */
function isBetter(side: number, price: number, other: number): boolean {
  return side === BUY ? price > other : price < other
}

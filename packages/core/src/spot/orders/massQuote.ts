import { type MassQuote, type Reply, SYSTEM_OWNERS } from '@touchstone/protocol'
import { feeTier } from '../../customers/feeTiers.ts'
import { done, refuse } from '../../entry/refusal.ts'
import { judgeMarket } from '../../markets/judgeMarket.ts'
import { BUY, EXPIRE_TAKER, LIMIT, POST, SELL } from '../../matching/orderFlags.ts'
import { NONE } from '../../matching/orderTable.ts'
import { holdsLease } from '../../reference/leases.ts'
import { holdOf } from '../spotFormulas.ts'
import type { SpotMarket } from '../spotMarket.ts'
import type { SpotState } from '../spotState.ts'
import { closeOrder } from './closeOrder.ts'
import { hasFunds, judgeNotional, judgePrice, judgeQuantity, overflows } from './judgeOrder.ts'
import { holdAsset, openOrder, restOrder, shrinkOrder } from './openOrder.ts'

/**
 * Replaces all quotes of the house market maker in one market. Levels that stay or shrink keep their place; new ones that
 * would trade, break a filter or lack funds are dropped. Replies how many quotes stand. QUOTE-1 to QUOTE-6.
 */
export function massQuote(state: SpotState, command: MassQuote): Reply {
  if (command.owner !== SYSTEM_OWNERS.liquidity) return refuse('not_allowed')
  if (!holdsLease(state, 'maker', command.holder)) return refuse('not_lease_holder')
  const market = state.market(command.market)
  if (!market) return refuse('unknown_market')
  const closed = judgeMarket(market)
  if (closed) return closed
  dropObsolete(state, market, BUY, command.bids)
  dropObsolete(state, market, SELL, command.asks)
  addMissing(state, market, BUY, command.bids)
  addMissing(state, market, SELL, command.asks)
  const accepted = market.quotes[0].length + market.quotes[1].length
  state.emit({ type: 'QuotesReplaced', owner: command.owner, market: command.market, accepted })
  return done(accepted)
}

/** Best first on both sides, every price once, and the two sides apart: so the maker cannot meet itself. */
export function isLadder({ bids, asks }: MassQuote): boolean {
  if (!areApart(bids, -1) || !areApart(asks, 1)) return false
  return bids.length === 0 || asks.length === 0 || (bids[0] as number) < (asks[0] as number)
}

function areApart(levels: readonly number[], direction: number): boolean {
  for (let at = 2; at < levels.length; at += 2)
    if (direction * ((levels[at] as number) - (levels[at - 2] as number)) <= 0) return false
  return true
}

function dropObsolete(state: SpotState, market: SpotMarket, side: 0 | 1, levels: readonly number[]): void {
  let at = 0
  const before = market.quotes[side].slice()
  for (const slot of before) {
    const price = state.orders.price(slot)
    while (at < levels.length && isBetter(side, levels[at] as number, price)) at += 2
    const lots = levels[at] === price ? (levels[at + 1] as number) : 0
    const left = state.orders.left(slot)
    if (lots === 0 || lots > left) closeOrder(state, market, slot, 'canceled')
    else if (lots < left) shrinkOrder(state, market, slot, lots)
  }
}

function addMissing(state: SpotState, market: SpotMarket, side: 0 | 1, levels: readonly number[]): void {
  const kept = market.quotes[side]
  const quotes: number[] = []
  let next = 0
  for (let at = 0; at < levels.length; at += 2) {
    const price = levels[at] as number
    const before = kept[next]
    const stays = before !== undefined && state.orders.price(before) === price
    const slot = stays ? before : addQuote(state, market, side, price, levels[at + 1] as number)
    if (stays) next++
    if (slot !== NONE) quotes.push(slot)
  }
  kept.splice(0, kept.length, ...quotes)
}

function addQuote(state: SpotState, market: SpotMarket, side: number, price: number, lots: number): number {
  const { draft } = state
  const tier = feeTier(state, SYSTEM_OWNERS.liquidity)
  draft.owner = SYSTEM_OWNERS.liquidity
  draft.market = market.index
  draft.side = side
  draft.kind = LIMIT
  draft.timeInForce = POST
  draft.prevention = EXPIRE_TAKER
  draft.price = price
  draft.lots = lots
  draft.turnover = 0n
  draft.stopPrice = 0
  draft.boundPrice = 0
  draft.limit = price
  draft.makerPpm = tier.makerPpm
  draft.takerPpm = tier.takerPpm
  draft.placedAt = state.time
  if (!isFit(state, market)) return NONE
  const slot = openOrder(state, draft)
  restOrder(state, market, slot)
  return slot
}

function isFit(state: SpotState, market: SpotMarket): boolean {
  const { draft } = state
  const best = market.book.bestPrice(draft.side ^ 1)
  if (best !== 0 && !isBetter(draft.side, best, draft.price)) return false
  if (judgeQuantity(state, market, draft) ?? judgeNotional(state, market, draft, draft.price)) return false
  if (judgePrice(market, draft) || overflows(market, draft)) return false
  draft.hold = holdOf(draft.side === BUY, draft.price, draft.lots, 0n, market.units)
  return hasFunds(state, draft, holdAsset(market, draft.side))
}

/** Whether an order of that side at `price` trades before one at `other`. */
function isBetter(side: number, price: number, other: number): boolean {
  return side === BUY ? price > other : price < other
}

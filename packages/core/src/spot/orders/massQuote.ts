import { type MassQuote, type Reply, SYSTEM_OWNERS } from '@touchstone/protocol'
import type { Lots, Ticks } from '@touchstone/quantities'
import { feeTier } from '../../customers/feeTiers.ts'
import { refuse } from '../../entry/refusal.ts'
import { judgeMarket } from '../../markets/judgeMarket.ts'
import { BUY, EXPIRE_TAKER, LIMIT, POST } from '../../matching/orderFlags.ts'
import { NONE } from '../../matching/orderTable.ts'
import { meetsNobody, replaceQuotes } from '../../orders/replaceQuotes.ts'
import { holdsLease } from '../../reference/leases.ts'
import { holdOf } from '../spotFormulas.ts'
import type { SpotMarket } from '../spotMarket.ts'
import type { SpotState } from '../spotState.ts'
import { hasFunds, judgeNotional, judgePrice, judgeQuantity, overflows } from './judgeOrder.ts'
import { holdAsset, SPOT_ORDERS } from './spotOrders.ts'

/** Replaces the market maker's quotes. New ones that would trade, break a filter or lack funds are dropped. QUOTE-1 to QUOTE-6. */
export function massQuote(state: SpotState, command: MassQuote): Reply {
  if (command.owner !== SYSTEM_OWNERS.liquidity) return refuse('not_allowed')
  if (!holdsLease(state, 'maker', command.holder)) return refuse('not_lease_holder')
  const market = state.market(command.market)
  if (!market) return refuse('unknown_market')
  const closed = judgeMarket(market)
  if (closed) return closed
  const { bids, asks } = command
  const add = (side: number, price: Ticks, lots: Lots) => addQuote(state, market, side, price, lots)
  return replaceQuotes(SPOT_ORDERS, state, market, command.market, bids, asks, add)
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

function addQuote(state: SpotState, market: SpotMarket, side: number, price: Ticks, lots: Lots): number {
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
  const slot = SPOT_ORDERS.open(state, draft)
  state.terms.add(slot, draft)
  SPOT_ORDERS.rest(state, market, slot)
  return slot
}

function isFit(state: SpotState, market: SpotMarket): boolean {
  const { draft } = state
  if (!meetsNobody(market, draft.side, draft.price)) return false
  if (judgeQuantity(state, market, draft) ?? judgeNotional(state, market, draft, draft.price)) return false
  if (judgePrice(market, draft) || overflows(market, draft)) return false
  draft.hold = holdOf(draft.side === BUY, draft.price, draft.lots, 0n, market.units)
  return hasFunds(state, draft, holdAsset(market, draft.side))
}

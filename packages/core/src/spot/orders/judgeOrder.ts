import { isTrailing, NO_CONDITIONS, type OrderConditions, type OrderRequest, type OwnerId } from '@touchstone/protocol'
import type { Ticks } from '@touchstone/quantities'
import { feeTier } from '../../customers/feeTiers.ts'
import { type Rejected, refuse } from '../../entry/refusal.ts'
import { AVAILABLE, FUNDS } from '../../ledger/accounts.ts'
import { bandFacts, lotsFact, notionalFacts } from '../../markets/facts.ts'
import { judgeMarket } from '../../markets/judgeMarket.ts'
import { lowerLimit, upperLimit } from '../../markets/priceFormulas.ts'
import { crosses } from '../../matching/crosses.ts'
import {
  BUY,
  isPriced,
  kindNumber,
  preventionNumber,
  STOP_LIMIT,
  sideNumber,
  timeKept,
  timeNumber,
} from '../../matching/orderFlags.ts'
import { judgeTimeInForce } from '../../matching/timeInForce.ts'
import { firstTrigger, judgeTrail } from '../../orders/judgeConditions.ts'
import { judgeSlippage, referencePrice, slippageBound } from '../../orders/slippage.ts'
import { leastVisible, showsEnough } from '../../orders/visibleLots.ts'
import { judgeUnrestricted } from '../../restriction/restrictPlatform.ts'
import { holdOf, lotsForTurnover } from '../spotFormulas.ts'
import type { SpotMarket } from '../spotMarket.ts'
import type { SpotState } from '../spotState.ts'
import { judgeReferencePrice } from './judgeReferencePrice.ts'
import type { OrderDraft } from './orderDraft.ts'

/**
 * Decides a well-formed new order of an owner who may trade: PLACE-4 to PLACE-16, in that order. Without a refusal
 * `state.draft` holds the order and `state.plan` its effect on the book. Writes nothing else, so it also serves previews.
 */
export function judgeOrder(
  state: SpotState,
  order: OrderRequest,
  owner: OwnerId,
  conditions = NO_CONDITIONS,
): Rejected | undefined {
  state.plan.clear()
  const market = state.market(order.market)
  if (!market) return refuse('unknown_market')
  return (
    judgeMarket(market) ??
    judgeUnrestricted(state) ??
    judgeTerms(state, market, order, owner, conditions) ??
    judgeFunds(state, market)
  )
}

function judgeTerms(
  state: SpotState,
  market: SpotMarket,
  order: OrderRequest,
  owner: OwnerId,
  conditions: OrderConditions,
): Rejected | undefined {
  const { definition, lastPrice } = market
  const draft = fillDraft(state, market, order, owner)
  const trails = isTrailing(conditions)
  if (trails) draft.stopPrice = firstTrigger(conditions, draft.side, lastPrice)
  const reference = referencePrice(market.book, draft)
  const unpriced =
    judgeReferencePrice(state, market) ?? (trails ? judgeTrail(conditions, draft.side, lastPrice) : undefined)
  if (unpriced) return unpriced
  if (!isPriced(draft.kind)) {
    const refused = judgeSlippage(definition, order.maxSlippagePpm, reference)
    if (refused) return refused
    draft.boundPrice = slippageBound(definition, order.side, order.maxSlippagePpm, reference)
    draft.limit = draft.boundPrice
  }
  return (
    judgeQuantity(state, market, draft) ??
    judgeVisible(state, market, draft, conditions) ??
    judgeNotional(state, market, draft, reference) ??
    judgePrice(market, draft) ??
    (trails ? undefined : judgeStop(market, draft)) ??
    judgeCount(state, market, draft)
  )
}

function fillDraft(state: SpotState, market: SpotMarket, order: OrderRequest, owner: OwnerId): OrderDraft {
  const draft = state.draft
  const tier = feeTier(state, owner)
  draft.owner = owner
  draft.market = market.index
  draft.side = sideNumber(order.side)
  draft.kind = kindNumber(order.kind)
  draft.timeInForce = timeKept(draft.kind, timeNumber(order.timeInForce))
  draft.prevention = preventionNumber(order.selfTrade)
  draft.price = order.price
  draft.lots = order.lots
  draft.turnover = order.turnover
  draft.stopPrice = order.stopPrice
  draft.boundPrice = 0
  draft.limit = order.price
  draft.makerPpm = tier.makerPpm
  draft.takerPpm = tier.takerPpm
  draft.placedAt = state.time
  return draft
}

/** PLACE-10. */
export function judgeQuantity(state: SpotState, market: SpotMarket, draft: OrderDraft): Rejected | undefined {
  if (draft.lots === 0) return undefined
  const { minLots, maxLots } = market.definition
  if (draft.lots < minLots) return refuse('below_minimum_quantity', { min: lotsFact(state, market, minLots) })
  if (draft.lots > maxLots) return refuse('above_maximum_quantity', { max: lotsFact(state, market, maxLots) })
  return undefined
}

/** ICE-2. */
export function judgeVisible(
  state: SpotState,
  market: SpotMarket,
  { lots }: OrderDraft,
  conditions: OrderConditions,
): Rejected | undefined {
  const { minLots } = market.definition
  if (showsEnough(conditions, lots, minLots)) return undefined
  return refuse('bad_visible', { min: lotsFact(state, market, leastVisible(lots, minLots)) })
}

/** PLACE-11. */
export function judgeNotional(
  state: SpotState,
  market: SpotMarket,
  draft: OrderDraft,
  price: Ticks,
): Rejected | undefined {
  const { minNotional, maxNotional } = market
  const byLots = draft.lots > 0
  const steps = price * draft.lots
  const below = byLots ? steps < market.minSteps : draft.turnover < minNotional
  if (below) return refuse('below_minimum_notional', notionalFacts(state, market, 'min', minNotional))
  const above = byLots ? steps > market.maxSteps : draft.turnover > maxNotional
  return above ? refuse('above_maximum_notional', notionalFacts(state, market, 'max', maxNotional)) : undefined
}

/** PLACE-12: a limit is measured against the index price, a stop-limit's against its own stop price. */
export function judgePrice(market: SpotMarket, draft: OrderDraft): Rejected | undefined {
  if (draft.price === 0) return undefined
  const stop = draft.kind === STOP_LIMIT
  const band = market.definition.bandPpm
  const low = stop ? lowerLimit(draft.stopPrice, band) : market.bandLow
  const high = stop ? upperLimit(draft.stopPrice, band) : market.bandHigh
  return draft.price < low || draft.price > high
    ? refuse('price_outside_band', bandFacts(market, low, high))
    : undefined
}

/** PLACE-13. */
function judgeStop(market: SpotMarket, draft: OrderDraft): Rejected | undefined {
  const { stopPrice } = draft
  const last = market.lastPrice
  if (stopPrice === 0 || last === 0) return undefined
  const passed = draft.side === BUY ? last >= stopPrice : last <= stopPrice
  return passed ? refuse('bad_stop_price') : undefined
}

/** PLACE-14. */
function judgeCount(state: SpotState, market: SpotMarket, draft: OrderDraft): Rejected | undefined {
  const count = state.terms.count(draft.owner, market.index)
  return count >= market.definition.maxOpenOrders ? refuse('too_many_orders') : undefined
}

/** PLACE-15 and PLACE-16: the amount that the order must be able to hold, then the answer of the book. */
function judgeFunds(state: SpotState, market: SpotMarket): Rejected | undefined {
  const draft = state.draft
  const buy = draft.side === BUY
  if (overflows(market, draft)) return refuse('amount_overflow')
  draft.hold = holdOf(buy, draft.limit, draft.lots, draft.turnover, market.units)
  const waits = draft.stopPrice !== 0
  if (!waits) planMatch(state, market, draft)
  if (!hasFunds(state, draft, buy ? market.quote : market.base)) return refuse('insufficient_balance')
  return waits ? undefined : judgeTimeInForce(draft.timeInForce, draft.prevention, state.plan)
}

/** Whether an amount that this order can hold or move is larger than the core can count (I24). */
export function overflows(market: SpotMarket, draft: OrderDraft): boolean {
  if (draft.lots > 0) return draft.lots > market.countableLots || draft.limit * draft.lots > market.countableSteps
  if (draft.side === BUY) return false
  return lotsForTurnover(draft.turnover, draft.limit, market.units) > BigInt(market.countableLots)
}

/** Whether the owner's available balance covers the draft's hold. */
export function hasFunds(state: SpotState, draft: OrderDraft, asset: number): boolean {
  const start = state.accounts.find(draft.owner, FUNDS)
  return start >= 0 && state.accounts.balance(start + asset * 2 + AVAILABLE) >= draft.hold
}

/** Plans the draft's effect on the book; spares the walk when nothing crosses. */
export function planMatch(state: SpotState, market: SpotMarket, draft: OrderDraft): void {
  if (crosses(draft.side, draft.limit, market.book.bestPrice(draft.side ^ 1)))
    state.plan.make(market.book, state.orders, draft, market.units.quantum)
  else state.plan.clear()
}

import { type AmendOrder, MAX_ID, type Reply } from '@touchstone/protocol'
import { isWhole } from '@touchstone/protocol/shape'
import { MAX_LOTS, MAX_TICKS } from '@touchstone/quantities'
import { judgeFrozen } from '../../customers/judgeParty.ts'
import { type Rejected, refuse } from '../../entry/refusal.ts'
import { availableFunds } from '../../ledger/holds.ts'
import { judgeMarket } from '../../markets/judgeMarket.ts'
import {
  BUY,
  kindOf,
  LIMIT,
  PENDING_BIT,
  preventionOf,
  RESTING_BIT,
  STOP_LIMIT,
  sideOf,
  timeInForceOf,
} from '../../matching/orderFlags.ts'
import { NONE } from '../../matching/orderTable.ts'
import { judgeTimeInForce } from '../../matching/timeInForce.ts'
import { judgeSender } from '../../reference/judgeSender.ts'
import { judgeUnrestricted } from '../../restriction/restrictPlatform.ts'
import { holdOf } from '../spotFormulas.ts'
import type { SpotMarket } from '../spotMarket.ts'
import type { SpotState } from '../spotState.ts'
import { marketOf } from '../spotState.ts'
import { executeOrder, orderReply } from './executeOrder.ts'
import { judgeNotional, judgePrice, judgeQuantity, overflows, planMatch } from './judgeOrder.ts'
import { judgeReferencePrice } from './judgeReferencePrice.ts'
import { heldBy, holdAsset, holdFor, liftOrder, releaseFor, shrinkOrder } from './openOrder.ts'

/** Whether the command says something at all. */
export function isAmendment({ order, price, lots }: AmendOrder): boolean {
  return isWhole(order, 1, MAX_ID) && isWhole(price, 0, MAX_TICKS) && isWhole(lots, 0, MAX_LOTS)
}

/**
 * Changes price or quantity of a limit or stop-limit order. Shrinking at the same price keeps the queue place; anything
 * else queues anew and may trade at once like a new order. AMEND-1 to AMEND-9.
 */
export function amendOrder(state: SpotState, command: AmendOrder): Reply {
  const refused = judgeSender(state, command) ?? judgeFrozen(state, command.owner)
  if (refused) return refused
  const slot = state.orders.find(command.order)
  if (slot === NONE || state.orders.owner(slot) !== command.owner) return refuse('order_not_found')
  const market = marketOf(state, slot)
  const forbidden = judgeMarket(market) ?? judgeChange(state, slot, command)
  if (forbidden) return forbidden
  const shrinks = draftChange(state, market, slot, command)
  const unfit = shrinks ? judgeSize(state, market, slot) : judgeRequeue(state, market, slot)
  if (unfit) return unfit
  return change(state, market, slot, shrinks)
}

function judgeChange(state: SpotState, slot: number, command: AmendOrder): Rejected | undefined {
  const { orders, terms } = state
  const kind = kindOf(orders.flags(slot))
  if (kind !== LIMIT && kind !== STOP_LIMIT) return refuse('order_not_amendable')
  const filled = terms.filled(slot)
  const samePrice = command.price === 0 || command.price === orders.price(slot)
  const sameLots = command.lots === 0 || command.lots === filled + orders.left(slot)
  if (samePrice && sameLots) return refuse('nothing_to_amend')
  return command.lots !== 0 && command.lots <= filled ? refuse('quantity_below_filled') : undefined
}

/** Writes the changed order into the draft; true when it only shrinks where it is. `draft.lots` is the new original. */
function draftChange(state: SpotState, market: SpotMarket, slot: number, command: AmendOrder): boolean {
  const { draft, orders, terms } = state
  const flags = orders.flags(slot)
  const lots = terms.filled(slot) + orders.left(slot)
  draft.owner = orders.owner(slot)
  draft.market = market.index
  draft.side = sideOf(flags)
  draft.kind = kindOf(flags)
  draft.timeInForce = timeInForceOf(flags)
  draft.prevention = preventionOf(flags)
  draft.price = command.price === 0 ? orders.price(slot) : command.price
  draft.limit = draft.price
  draft.lots = command.lots === 0 ? lots : command.lots
  draft.turnover = 0n
  draft.stopPrice = terms.stopPrice(slot)
  return draft.price === orders.price(slot) && draft.lots < lots
}

/** The filters look at the whole order; from then on `draft.lots` is the quantity left to trade. */
function judgeSize(state: SpotState, market: SpotMarket, slot: number): Rejected | undefined {
  const { draft } = state
  const refused = judgeQuantity(state, market, draft) ?? judgeNotional(state, market, draft, draft.price)
  if (!refused) draft.lots -= state.terms.filled(slot)
  return refused
}

function judgeRequeue(state: SpotState, market: SpotMarket, slot: number): Rejected | undefined {
  const { draft, orders } = state
  const restricted = judgeUnrestricted(state)
  if (restricted) return restricted
  const unpriced = judgeReferencePrice(state, market)
  if (unpriced) return unpriced
  const unfit = judgeSize(state, market, slot) ?? judgeBand(market, state, slot)
  if (unfit) return unfit
  if (overflows(market, draft)) return refuse('amount_overflow')
  draft.hold = holdOf(draft.side === BUY, draft.price, draft.lots, 0n, market.units)
  const free = availableFunds(state, draft.owner, holdAsset(market, draft.side)) + heldBy(state, market, slot)
  if (free < draft.hold) return refuse('insufficient_balance')
  if ((orders.flags(slot) & PENDING_BIT) !== 0) return undefined
  planMatch(state, market, draft)
  return judgeTimeInForce(draft.timeInForce, draft.prevention, state.plan)
}

/** A waiting stop-limit is measured against its stop price, everything in the book against the index price. */
function judgeBand(market: SpotMarket, state: SpotState, slot: number): Rejected | undefined {
  const { draft, orders } = state
  if ((orders.flags(slot) & RESTING_BIT) !== 0) draft.kind = LIMIT
  return judgePrice(market, draft)
}

function change(state: SpotState, market: SpotMarket, slot: number, shrinks: boolean): Reply {
  const { draft, orders } = state
  const left = draft.lots
  if ((orders.flags(slot) & PENDING_BIT) !== 0) {
    releaseFor(state, market, slot, heldBy(state, market, slot))
    orders.setPrice(slot, draft.price)
    orders.setLeft(slot, left)
    holdFor(state, market, slot)
    announce(state, market, slot, true)
    return orderReply(state, slot, 'pending')
  }
  if (shrinks) {
    shrinkOrder(state, market, slot, left)
    announce(state, market, slot, true)
    return orderReply(state, slot, 'open')
  }
  liftOrder(state, market, slot)
  orders.setPrice(slot, draft.price)
  orders.setLeft(slot, left)
  announce(state, market, slot, false)
  return executeOrder(state, market, slot)
}

function announce(state: SpotState, market: SpotMarket, slot: number, keptPlace: boolean): void {
  const { orders, terms } = state
  state.emit({
    type: 'OrderAmended',
    order: orders.id(slot),
    owner: orders.owner(slot),
    market: market.definition.id,
    price: orders.price(slot),
    lots: terms.filled(slot) + orders.left(slot),
    keptPlace,
  })
}

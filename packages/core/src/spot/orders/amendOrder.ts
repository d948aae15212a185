import { type AmendmentRequest, type AmendOrder, MAX_ID, type Reply } from '@touchstone/protocol'
import { isWhole } from '@touchstone/protocol/shape'
import { MAX_LOTS, MAX_TICKS } from '@touchstone/quantities'
import { type Rejected, refuse } from '../../entry/refusal.ts'
import { availableFunds } from '../../ledger/holds.ts'
import { judgeMarket } from '../../markets/judgeMarket.ts'
import {
  BUY,
  isPriced,
  kindOf,
  LIMIT,
  PENDING_BIT,
  preventionOf,
  RESTING_BIT,
  sideOf,
  timeInForceOf,
} from '../../matching/orderFlags.ts'
import { judgeTimeInForce } from '../../matching/timeInForce.ts'
import { type Amending, type Amendment, amendOrder as amendOwnOrder } from '../../orders/amendOrder.ts'
import { judgeUnrestricted } from '../../restriction/restrictPlatform.ts'
import { judgeSides } from '../brackets/judgeExits.ts'
import { holdOf } from '../spotFormulas.ts'
import type { SpotMarket } from '../spotMarket.ts'
import type { SpotState } from '../spotState.ts'
import { marketOf } from '../spotState.ts'
import { executeOrder } from './executeOrder.ts'
import { judgeNotional, judgePrice, judgeQuantity, judgeVisible, overflows, planMatch } from './judgeOrder.ts'
import { judgeReferencePrice } from './judgeReferencePrice.ts'
import { holdAsset, SPOT_ORDERS } from './spotOrders.ts'

/** Whether every field is in its range. */
export function isAmendment({ order, price, lots }: AmendmentRequest): boolean {
  return isWhole(order, 1, MAX_ID) && isWhole(price, 0, MAX_TICKS) && isWhole(lots, 0, MAX_LOTS)
}

/** Price or quantity of a limit or stop-limit order. AMEND-1 to AMEND-9. */
export function amendOrder(state: SpotState, command: AmendOrder): Reply {
  return amendOwnOrder(SPOT_ORDERS, AMENDING, state, command)
}

const AMENDING: Amending<SpotState, AmendOrder, Amendment<SpotMarket>> = {
  judge: judgeAmendment,
  changeTerms: () => undefined,
  execute: (state, slot, { market }) => executeOrder(state, market, slot),
}

/** Decides a change of an owner's own order. Writes the draft and the plan alone, so it also serves previews. */
export function judgeAmendment(
  state: SpotState,
  slot: number,
  command: AmendmentRequest,
): Amendment<SpotMarket> | Rejected {
  const { draft } = state
  const market = marketOf(state, slot)
  const forbidden = judgeMarket(market) ?? judgeChange(state, slot, command)
  if (forbidden) return forbidden
  const shrinks = draftChange(state, market, slot, command)
  const refused = shrinks ? judgeSize(state, market, slot) : judgeRequeue(state, market, slot)
  const waits = (state.orders.flags(slot) & PENDING_BIT) !== 0
  return { market, way: waits ? 'waits' : shrinks ? 'shrinks' : 'queues', draft, refused }
}

function judgeChange(state: SpotState, slot: number, command: AmendmentRequest): Rejected | undefined {
  const { orders, terms } = state
  if (!isPriced(kindOf(orders.flags(slot)))) return refuse('order_not_amendable')
  const filled = terms.filled(slot)
  const samePrice = command.price === 0 || command.price === orders.price(slot)
  const sameLots = command.lots === 0 || command.lots === filled + orders.left(slot)
  if (samePrice && sameLots) return refuse('nothing_to_amend')
  if (command.lots !== 0 && command.lots <= filled) return refuse('quantity_below_filled')
  const bracket = state.brackets.of(orders.id(slot))
  return bracket && !samePrice ? judgeSides(marketOf(state, slot), bracket, command.price) : undefined
}

/** Writes the changed order into the draft; true when it only shrinks where it is. `draft.lots` is the new original. */
function draftChange(state: SpotState, market: SpotMarket, slot: number, command: AmendmentRequest): boolean {
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
  const refused =
    judgeQuantity(state, market, draft) ??
    judgeVisible(state, market, draft, state.orderConditions.of(slot)) ??
    judgeNotional(state, market, draft, draft.price)
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
  const free =
    availableFunds(state, draft.owner, holdAsset(market, draft.side)) + SPOT_ORDERS.heldBy(state, market, slot)
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

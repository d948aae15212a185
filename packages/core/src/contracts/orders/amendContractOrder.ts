import type { AmendContractOrder, Reply } from '@touchstone/protocol'
import type { Lots, Ticks } from '@touchstone/quantities'
import { kindOf, LIMIT, PENDING_BIT, RESTING_BIT, STOP_LIMIT, sideOf } from '../../matching/orderFlags.ts'
import { NONE } from '../../matching/orderTable.ts'
import { judgeTimeInForce } from '../../matching/timeInForce.ts'
import { type Rejected, refuse } from '../../refusal.ts'
import { judgeFrozen, judgeSender } from '../../spot/mayTrade.ts'
import type { ExchangeState } from '../../state.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractDraft } from './contractDraft.ts'
import { awaitTrigger, heldByContract, liftContractOrder, shrinkContractOrder, stopWaiting } from './contractHold.ts'
import { planContract } from './contractPlan.ts'
import { contractReply, tellAmended } from './contractReply.ts'
import { referencePrice } from './draftContract.ts'
import { draftOf } from './draftOf.ts'
import { executeContractOrder } from './executeContractOrder.ts'
import { judgeContractState, judgeOpening, judgeQueued, judgeTrading } from './judgeContract.ts'
import { judgePositionLimit } from './judgeLimits.ts'
import { judgeHold, judgeMeans } from './judgeMeans.ts'
import { judgeBand, judgeLots, judgeStopPrice } from './judgePrices.ts'
import { reducible, reducingLots } from './trimReduceOnly.ts'

/** What an order is to become. */
interface Change {
  readonly price: Ticks
  /** Original quantity, filled part included. */
  readonly lots: Lots
  readonly stopPrice: Ticks
}

/**
 * Changes price or quantity of a limit order, and the stop price of a waiting stop. Fewer lots at the same price keep the
 * queue place; anything else queues anew and may trade at once like a new order. CAMEND-1 to CAMEND-4.
 */
export function amendContractOrder(state: ExchangeState, command: AmendContractOrder): Reply {
  const refused = judgeSender(state, command) ?? judgeFrozen(state, command.owner)
  if (refused) return refused
  const { orders } = state.contracts
  const slot = orders.find(command.order)
  if (slot === NONE || orders.owner(slot) !== command.owner) return refuse('order_not_found')
  const market = state.contracts.marketOf(slot)
  const change = changeOf(state, slot, command)
  const forbidden = judgeContractState(market) ?? judgeChange(state, slot, command, change)
  if (forbidden) return forbidden
  if ((orders.flags(slot) & PENDING_BIT) !== 0) return changeWaiting(state, market, slot, change)
  const shrinks = change.price === orders.price(slot) && change.lots < originalLots(state, slot)
  return shrinks ? shrink(state, market, slot, change) : requeue(state, market, slot, change)
}

function changeOf(state: ExchangeState, slot: number, { price, lots, stopPrice }: AmendContractOrder): Change {
  const { orders, terms } = state.contracts
  return {
    price: price === 0 ? orders.price(slot) : price,
    lots: lots === 0 ? originalLots(state, slot) : lots,
    stopPrice: stopPrice === 0 ? terms.of(slot).stopPrice : stopPrice,
  }
}

function originalLots(state: ExchangeState, slot: number): Lots {
  const { orders, terms } = state.contracts
  return terms.of(slot).filled + orders.left(slot)
}

function judgeChange(
  state: ExchangeState,
  slot: number,
  asked: AmendContractOrder,
  change: Change,
): Rejected | undefined {
  const { orders, terms } = state.contracts
  const flags = orders.flags(slot)
  const kind = kindOf(flags)
  const waits = (flags & PENDING_BIT) !== 0
  if (asked.stopPrice !== 0 && !waits) return refuse('order_not_amendable')
  if (asked.price !== 0 && kind !== LIMIT && kind !== STOP_LIMIT) return refuse('order_not_amendable')
  const { filled, stopPrice } = terms.of(slot)
  const same = change.price === orders.price(slot) && change.stopPrice === stopPrice
  if (same && change.lots === originalLots(state, slot)) return refuse('nothing_to_amend')
  return change.lots <= filled ? refuse('quantity_below_filled') : undefined
}

/** The changed order as if it came in now: the filters look at the whole of it, the rest at what is left to trade. */
function changedDraft(state: ExchangeState, market: ContractMarket, slot: number, change: Change): ContractDraft {
  const { orders } = state.contracts
  const now = draftOf(state, slot, heldByContract(state, market, slot))
  const boundPrice = now.boundPrice === 0 ? 0 : Math.max(1, now.boundPrice + change.stopPrice - now.stopPrice)
  const rests = (orders.flags(slot) & RESTING_BIT) !== 0
  return {
    ...now,
    ...change,
    // A stop that has fired is a limit by now.
    kind: rests ? LIMIT : now.kind,
    boundPrice,
    limit: change.price || boundPrice,
  }
}

function shrink(state: ExchangeState, market: ContractMarket, slot: number, change: Change): Reply {
  const unfit = judgeLots(market, changedDraft(state, market, slot, change))
  if (unfit) return unfit
  shrinkContractOrder(state, market, slot, change.lots - state.contracts.terms.of(slot).filled)
  tellAmended(state, market, slot)
  return contractReply(state, slot, 'open')
}

function changeWaiting(state: ExchangeState, market: ContractMarket, slot: number, change: Change): Reply {
  const { orders, terms } = state.contracts
  const draft = changedDraft(state, market, slot, change)
  const unfit =
    judgeLots(market, draft) ??
    judgeBand(market, draft) ??
    (change.stopPrice === terms.of(slot).stopPrice ? undefined : judgeStopPrice(market, draft)) ??
    judgePositionLimit(state, market, draft, referencePrice(market, draft.side, draft.kind, draft), slot) ??
    judgeHold(state, market, draft)
  if (unfit) return unfit
  const kept = terms.of(slot)
  stopWaiting(state, market, slot)
  orders.setPrice(slot, change.price)
  orders.setLeft(slot, change.lots - kept.filled)
  kept.stopPrice = change.stopPrice
  kept.boundPrice = draft.boundPrice
  awaitTrigger(state, market, slot)
  tellAmended(state, market, slot)
  return contractReply(state, slot, 'pending')
}

function requeue(state: ExchangeState, market: ContractMarket, slot: number, change: Change): Reply {
  const { orders, terms } = state.contracts
  const whole = changedDraft(state, market, slot, change)
  const lots = withinPosition(state, market, slot, change.lots - terms.of(slot).filled)
  const draft = { ...whole, lots }
  const unfit =
    judgeTrading(state, market) ??
    judgeQueued(state, market, draft.owner) ??
    (draft.reduceOnly ? undefined : judgeOpening(state, market)) ??
    judgeLots(market, whole) ??
    judgeBand(market, draft) ??
    judgePositionLimit(state, market, draft, draft.price, slot)
  if (unfit) return unfit
  const plan = planContract(state, market, draft)
  const refused = judgeMeans(state, market, draft, plan) ?? judgeTimeInForce(draft.timeInForce, draft.prevention, plan)
  if (refused) return refused
  liftContractOrder(state, market, slot)
  orders.setPrice(slot, draft.price)
  orders.setLeft(slot, lots)
  tellAmended(state, market, slot)
  return executeContractOrder(state, market, slot, plan)
}

/** A reduce-only order grows no farther than the position, less what the owner's other ones have. RO-1. */
function withinPosition(state: ExchangeState, market: ContractMarket, slot: number, lots: Lots): Lots {
  const { orders, terms } = state.contracts
  if (!terms.of(slot).reduceOnly) return lots
  const owner = orders.owner(slot)
  const side = sideOf(orders.flags(slot))
  const others = reducingLots(state, market, owner, side) - orders.left(slot)
  return Math.min(lots, reducible(state, market, owner, side) - others)
}

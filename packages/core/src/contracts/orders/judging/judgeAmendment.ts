import type { AmendContractOrder } from '@touchstone/protocol'
import type { Lots, Ticks } from '@touchstone/quantities'
import { type Rejected, refuse } from '../../../entry/refusal.ts'
import { isPriced, kindOf, LIMIT, PENDING_BIT, RESTING_BIT, sideOf } from '../../../matching/orderFlags.ts'
import { judgeTimeInForce } from '../../../matching/timeInForce.ts'
import type { Amendment } from '../../../orders/amendOrder.ts'
import { movedBound, referencePrice } from '../../../orders/slippage.ts'
import type { ContractMarket } from '../../contractMarket.ts'
import type { ContractsState } from '../../contractsState.ts'
import type { ContractDraft } from '../drafts/contractDraft.ts'
import { type ContractPlan, planContract } from '../drafts/contractPlan.ts'
import { draftOf } from '../drafts/draftOf.ts'
import { heldByContract } from '../resting/contractHold.ts'
import { reducible, reducingLots } from '../resting/trimReduceOnly.ts'
import { judgeContractState, judgeOpening, judgeQueued, judgeTrading } from './judgeContract.ts'
import { judgePositionLimit } from './judgeLimits.ts'
import { judgeHold, judgeOrderMargin } from './judgeOrderMargin.ts'
import { judgeBand, judgeLots, judgeStopPrice, judgeVisible } from './judgePrices.ts'

/** The order's new terms. */
interface Change {
  readonly price: Ticks
  /** Original quantity, filled part included. */
  readonly lots: Lots
  readonly stopPrice: Ticks
}

export type Wish = Pick<AmendContractOrder, 'price' | 'lots' | 'stopPrice'>

/** The judgement of a change. */
export interface ContractAmendment extends Amendment<ContractMarket> {
  /** With the new stop price and bound too, and the hold that the order would give back. */
  readonly draft: ContractDraft
  /** Of one that queues anew. */
  readonly plan: ContractPlan | undefined
}

/** Decides a change of an owner's own order. Writes nothing, so it also serves previews. CAMEND-1 to CAMEND-4. */
export function judgeAmendment(state: ContractsState, slot: number, wish: Wish): ContractAmendment | Rejected {
  const { orders } = state.contracts
  const market = state.contracts.marketOf(slot)
  const change = changeOf(state, slot, wish)
  const forbidden = judgeContractState(market) ?? judgeChange(state, slot, wish, change)
  if (forbidden) return forbidden
  if ((orders.flags(slot) & PENDING_BIT) !== 0) return judgeWaiting(state, market, slot, change)
  const shrinks = change.price === orders.price(slot) && change.lots < originalLots(state, slot)
  return shrinks ? judgeShrinking(state, market, slot, change) : judgeQueueing(state, market, slot, change)
}

function changeOf(state: ContractsState, slot: number, { price, lots, stopPrice }: Wish): Change {
  const { orders, terms } = state.contracts
  return {
    price: price === 0 ? orders.price(slot) : price,
    lots: lots === 0 ? originalLots(state, slot) : lots,
    stopPrice: stopPrice === 0 ? terms.of(slot).stopPrice : stopPrice,
  }
}

function originalLots(state: ContractsState, slot: number): Lots {
  const { orders, terms } = state.contracts
  return terms.of(slot).filled + orders.left(slot)
}

function judgeChange(state: ContractsState, slot: number, asked: Wish, change: Change): Rejected | undefined {
  const { orders, terms, conditions } = state.contracts
  if (conditions.trailOf(slot)) return refuse('order_not_amendable')
  const flags = orders.flags(slot)
  const waits = (flags & PENDING_BIT) !== 0
  if (asked.stopPrice !== 0 && !waits) return refuse('order_not_amendable')
  if (asked.price !== 0 && !isPriced(kindOf(flags))) return refuse('order_not_amendable')
  const { filled, stopPrice } = terms.of(slot)
  const same = change.price === orders.price(slot) && change.stopPrice === stopPrice
  if (same && change.lots === originalLots(state, slot)) return refuse('nothing_to_amend')
  return change.lots <= filled ? refuse('quantity_below_filled') : undefined
}

/** The changed order as if it came in now: the filters look at the whole of it, the other guards at the lots left to trade. */
function changedDraft(state: ContractsState, market: ContractMarket, slot: number, change: Change): ContractDraft {
  const { orders } = state.contracts
  const now = draftOf(state, slot, heldByContract(state, market, slot))
  const boundPrice = now.boundPrice === 0 ? 0 : movedBound(now.boundPrice, now.stopPrice, change.stopPrice)
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

function judgeShrinking(
  state: ContractsState,
  market: ContractMarket,
  slot: number,
  change: Change,
): ContractAmendment {
  const whole = changedDraft(state, market, slot, change)
  const draft = { ...whole, lots: change.lots - state.contracts.terms.of(slot).filled }
  return { market, way: 'shrinks', draft, plan: undefined, refused: judgeSize(state, market, slot, whole) }
}

/** CPLACE-9, and ICE-5: what the order shows is still enough. */
function judgeSize(
  state: ContractsState,
  market: ContractMarket,
  slot: number,
  whole: ContractDraft,
): Rejected | undefined {
  return judgeLots(market, whole) ?? judgeVisible(market, state.contracts.conditions.of(slot), whole.lots)
}

function judgeWaiting(state: ContractsState, market: ContractMarket, slot: number, change: Change): ContractAmendment {
  const { terms } = state.contracts
  const whole = changedDraft(state, market, slot, change)
  const refused =
    judgeLots(market, whole) ??
    judgeBand(market, whole) ??
    (change.stopPrice === terms.of(slot).stopPrice ? undefined : judgeStopPrice(market, whole)) ??
    judgePositionLimit(state, market, whole, referencePrice(market.book, whole), slot) ??
    judgeHold(state, market, whole)
  const draft = { ...whole, lots: change.lots - terms.of(slot).filled }
  return { market, way: 'waits', draft, plan: undefined, refused }
}

function judgeQueueing(state: ContractsState, market: ContractMarket, slot: number, change: Change): ContractAmendment {
  const { terms } = state.contracts
  const whole = changedDraft(state, market, slot, change)
  const lots = withinPosition(state, market, slot, change.lots - terms.of(slot).filled)
  const draft = { ...whole, lots }
  const unfit =
    judgeTrading(state, market) ??
    judgeQueued(state, market, draft.owner) ??
    (draft.reduceOnly ? undefined : judgeOpening(state, market)) ??
    judgeSize(state, market, slot, whole) ??
    judgeBand(market, draft) ??
    judgePositionLimit(state, market, draft, draft.price, slot)
  const told = { market, way: 'queues', draft } as const
  if (unfit) return { ...told, plan: undefined, refused: unfit }
  const plan = planContract(state, market, draft)
  const refused =
    judgeOrderMargin(state, market, draft, plan) ?? judgeTimeInForce(draft.timeInForce, draft.prevention, plan.match)
  return { ...told, plan, refused }
}

/** A reduce-only order grows no farther than the position, less what the owner's other ones have. RO-1. */
function withinPosition(state: ContractsState, market: ContractMarket, slot: number, lots: Lots): Lots {
  const { orders, terms } = state.contracts
  if (!terms.of(slot).reduceOnly) return lots
  const owner = orders.owner(slot)
  const side = sideOf(orders.flags(slot))
  const others = reducingLots(state, market, owner, side) - orders.left(slot)
  return Math.min(lots, reducible(state, market, owner, side) - others)
}

import {
  type ContractOrderRequest,
  type ContractOrigin,
  isTrailing,
  NO_CONDITIONS,
  type OrderConditions,
  type OwnerId,
} from '@touchstone/protocol'
import type { Lots } from '@touchstone/quantities'
import { type Rejected, refuse } from '../../../entry/refusal.ts'
import { isPriced, kindNumber, LIMIT, sideNumber } from '../../../matching/orderFlags.ts'
import { judgeTimeInForce } from '../../../matching/timeInForce.ts'
import { firstTrigger, judgeTrail } from '../../../orders/judgeConditions.ts'
import { judgeSlippage, referencePrice } from '../../../orders/slippage.ts'
import type { ContractMarket } from '../../contractMarket.ts'
import type { ContractsState } from '../../contractsState.ts'
import type { ContractDraft } from '../drafts/contractDraft.ts'
import { type ContractPlan, planContract } from '../drafts/contractPlan.ts'
import { draftContract } from '../drafts/draftContract.ts'
import { reducible, reducingLots } from '../resting/trimReduceOnly.ts'
import { judgeOpening, judgeQueued, judgeTrading } from './judgeContract.ts'
import { judgeLeverage, judgePositionLimit } from './judgeLimits.ts'
import { judgeHold, judgeOrderMargin } from './judgeOrderMargin.ts'
import {
  judgeBand,
  judgeLots,
  judgeOrderProtection,
  judgeStopPrice,
  judgeVisible,
  stopTriggerPrice,
} from './judgePrices.ts'

/** The judgement of an order, before anything is written: the order as it would be accepted, and its effect on the book. */
export interface Judgement {
  readonly market: ContractMarket
  readonly draft: ContractDraft
  /** Undefined for an order that waits for its stop price. */
  readonly plan: ContractPlan | undefined
  readonly refused: Rejected | undefined
}

/**
 * Decides a well-formed new order of an owner who may trade: CPLACE-3 to CPLACE-16, in that order. Writes nothing, so it also
 * serves previews: except without a contract there is a judgement for every refusal.
 */
export function judgeContractOrder(
  state: ContractsState,
  asked: ContractOrderRequest,
  owner: OwnerId,
  origin: ContractOrigin,
  conditions: OrderConditions = NO_CONDITIONS,
): Judgement | Rejected {
  const market = state.contracts.market(asked.contract)
  if (!market) return refuse('unknown_contract')
  const order = isTrailing(conditions) ? begun(market, asked, conditions) : asked
  const lots = order.reduceOnly ? Math.min(order.lots, roomToReduce(state, market, order, owner)) : order.lots
  const draft = draftContract(market, order, owner, lots, origin)
  const waits = order.stopPrice !== 0 || isTrailing(conditions)
  const plan = !waits && lots > 0 ? planContract(state, market, draft) : undefined
  return { market, draft, plan, refused: judge(state, market, order, draft, plan, conditions) }
}

/** A trailing stop with the trigger it begins with. */
function begun(market: ContractMarket, order: ContractOrderRequest, conditions: OrderConditions): ContractOrderRequest {
  const price = stopTriggerPrice(market, order.trigger)
  return { ...order, stopPrice: firstTrigger(conditions, sideNumber(order.side), price) }
}

function judge(
  state: ContractsState,
  market: ContractMarket,
  order: ContractOrderRequest,
  draft: ContractDraft,
  plan: ContractPlan | undefined,
  conditions: OrderConditions,
): Rejected | undefined {
  const trails = isTrailing(conditions)
  return (
    judgeTrading(state, market) ??
    judgeQueued(state, market, draft.owner) ??
    (draft.lots === 0 ? refuse('nothing_to_reduce') : undefined) ??
    (draft.reduceOnly ? undefined : judgeOpening(state, market)) ??
    judgeLeverage(state, market, draft) ??
    (trails ? judgeTrail(conditions, draft.side, stopTriggerPrice(market, draft.trigger)) : undefined) ??
    judgeBound(market, order, draft) ??
    judgeLots(market, draft) ??
    judgeVisible(market, conditions, order.lots) ??
    judgeBand(market, draft) ??
    (trails ? undefined : judgeStopPrice(market, draft)) ??
    judgeOrderProtection(market, draft) ??
    judgeCount(state, market, draft) ??
    judgePositionLimit(state, market, draft, referencePrice(market.book, draft)) ??
    judgeEffect(state, market, draft, plan)
  )
}

/** RO-1: lots that a reduce-only order may have: of the position, and for one that may rest, the lots that no other order has. */
export function roomToReduce(
  state: ContractsState,
  market: ContractMarket,
  order: ContractOrderRequest,
  owner: OwnerId,
): Lots {
  const side = sideNumber(order.side)
  const most = reducible(state, market, owner, side)
  if (kindNumber(order.kind) !== LIMIT || order.timeInForce === 'IOC' || order.timeInForce === 'FOK') return most
  return Math.max(0, most - reducingLots(state, market, owner, side))
}

/** CPLACE-8 */
function judgeBound(
  { definition, book }: ContractMarket,
  { maxSlippagePpm }: ContractOrderRequest,
  draft: ContractDraft,
): Rejected | undefined {
  return isPriced(draft.kind) ? undefined : judgeSlippage(definition, maxSlippagePpm, referencePrice(book, draft))
}

/** CPLACE-13. */
function judgeCount(state: ContractsState, market: ContractMarket, { owner }: ContractDraft): Rejected | undefined {
  const count = state.contracts.terms.count(owner, market.place)
  return count >= market.definition.maxOpenOrders ? refuse('too_many_orders') : undefined
}

/**
 * CPLACE-15 to CPLACE-17: the money that the order takes, whether the opened position would stand, and the answer of the
 * book.
 */
function judgeEffect(
  state: ContractsState,
  market: ContractMarket,
  draft: ContractDraft,
  plan: ContractPlan | undefined,
): Rejected | undefined {
  if (!plan) return judgeHold(state, market, draft)
  return (
    judgeOrderMargin(state, market, draft, plan) ?? judgeTimeInForce(draft.timeInForce, draft.prevention, plan.match)
  )
}

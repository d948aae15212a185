import type { CloseReason, OrderState, Reply } from '@touchstone/protocol'
import { OWN_ORDER } from '../../matching/matchPlan.ts'
import { GTC, kindOf, LIMIT, POST, STOP_LIMIT, timeInForceOf } from '../../matching/orderFlags.ts'
import { isFilled } from '../../matching/timeInForce.ts'
import type { SpotMarket } from '../spotMarket.ts'
import type { SpotState } from '../spotState.ts'
import { closeOrder } from './closeOrder.ts'
import { restOrder } from './openOrder.ts'
import { settleFill } from './settleFill.ts'

/** Carries out `state.plan` for an open order that is nowhere yet: fills, then rests or closes it. Nothing may refuse. */
export function executeOrder(state: SpotState, market: SpotMarket, slot: number): Reply {
  const { plan } = state
  for (let step = 0; step < plan.steps; step++) {
    const lots = plan.lots(step)
    if (lots === 0) closeOrder(state, market, plan.maker(step), 'self_trade')
    else settleFill(state, market, slot, plan.maker(step), lots)
  }
  const reason = ending(state, slot)
  const reply = orderReply(state, slot, reason === undefined ? 'open' : 'closed')
  if (reason === undefined) restOrder(state, market, slot)
  else closeOrder(state, market, slot, reason)
  return reply
}

/** Why the order is over, or undefined when it rests. */
function ending(state: SpotState, slot: number): CloseReason | undefined {
  const { plan, orders, terms } = state
  if (plan.end === OWN_ORDER) return 'self_trade'
  if (terms.turnover(slot) !== 0n) return isFilled(plan) ? 'filled' : 'expired'
  if (orders.left(slot) === 0) return 'filled'
  const flags = orders.flags(slot)
  const kind = kindOf(flags)
  const time = timeInForceOf(flags)
  const rests = (kind === LIMIT || kind === STOP_LIMIT) && (time === GTC || time === POST)
  return rests ? undefined : 'expired'
}

/** The reply about a live order as it stands. */
export function orderReply(state: SpotState, slot: number, orderState: OrderState): Reply {
  const lotsFilled = state.terms.filled(slot)
  return {
    kind: 'order',
    order: state.orders.id(slot),
    state: orderState,
    lotsFilled,
    lotsLeft: state.orders.left(slot),
    quoteFilled: lotsFilled === 0 ? 0n : state.terms.quoteFilled(slot),
  }
}

import type { Reply } from '@touchstone/protocol'
import type { Lots } from '@touchstone/quantities'
import { type MatchPlan, OWN_ORDER, UNPAYABLE } from '../matching/matchPlan.ts'
import { kindOf, staysInBook, timeInForceOf } from '../matching/orderFlags.ts'
import { isFilled } from '../matching/timeInForce.ts'
import type { LinkedOrdersState } from './linkedOrdersState.ts'
import type { Ending, OrderLife, OrderMarket } from './orderLife.ts'

/** What a fill settles, at the resting order's price: money, positions, the trade's event. Both orders are live with all their lots. */
export type Settle<State, Market> = (state: State, market: Market, taker: number, maker: number, lots: Lots) => void

/** Carries a plan out for an open order that is nowhere yet: fills, then rests or closes it. Nothing may refuse. */
export function executePlan<State extends LinkedOrdersState, Market extends OrderMarket>(
  life: OrderLife<State, Market>,
  settle: Settle<State, Market>,
  state: State,
  market: Market,
  slot: number,
  plan: MatchPlan,
): Reply {
  const orders = life.orders(state)
  const byTurnover = life.isByTurnover(state, slot)
  for (let step = 0; step < plan.steps; step++) {
    const lots = plan.lots(step)
    const maker = plan.maker(step)
    if (lots <= 0) {
      life.closeMet(state, market, maker, lots)
      continue
    }
    life.endOther(state, market, maker)
    settle(state, market, slot, maker, lots)
    if (!byTurnover) orders.setLeft(slot, orders.left(slot) - lots)
    if (orders.left(maker) === lots) life.closeFilled(state, market, maker)
    else if (orders.shown(maker) === lots) life.showNext(state, market, maker)
    else market.book.reduce(maker, lots)
  }
  const flags = orders.flags(slot)
  const ending = endingOf(plan, byTurnover, orders.left(slot), staysInBook(kindOf(flags), timeInForceOf(flags)))
  const reply = life.reply(state, slot, ending === undefined ? 'open' : 'closed')
  if (ending === undefined) life.rest(state, market, slot)
  else life.close(state, market, slot, ending)
  return reply
}

/** Why the order is over, or undefined when it rests. */
function endingOf(plan: MatchPlan, byTurnover: boolean, left: Lots, stays: boolean): Ending | undefined {
  if (plan.end === OWN_ORDER) return 'self_trade'
  if (plan.end === UNPAYABLE) return 'rejected'
  if (byTurnover) return isFilled(plan) ? 'filled' : 'expired'
  if (left === 0) return 'filled'
  return stays ? undefined : 'expired'
}

import { judgeFrozen } from '../../customers/judgeParty.ts'
import { MAX_TRIGGERS } from '../../entry/limits.ts'
import type { Rejected } from '../../entry/refusal.ts'
import type { MatchPlan } from '../../matching/matchPlan.ts'
import { kindOf, preventionOf, STOP_LIMIT, sideOf, timeInForceOf } from '../../matching/orderFlags.ts'
import { NONE } from '../../matching/orderTable.ts'
import { judgeTimeInForce } from '../../matching/timeInForce.ts'
import { type Triggering, triggerOrder } from '../../orders/triggerOrder.ts'
import type { SpotMarket } from '../spotMarket.ts'
import type { SpotState } from '../spotState.ts'
import { executeOrder } from './executeOrder.ts'
import { planMatch } from './judgeOrder.ts'
import { SPOT_ORDERS } from './spotOrders.ts'

/** The end of every entry: stops that its trades have passed fire now. */
export function finishSpot(state: SpotState): void {
  if (state.traded !== undefined || state.stopsDue) triggerStops(state)
}

/**
 * Triggers the stops that the last trade prices have passed, each market's in its defined order, until none is due or the
 * entry's share is used up; the rest follow with the next entry. Looks at the market the entry traded in, and at all
 * markets while some are behind. TRIG-1 to TRIG-6.
 */
function triggerStops(state: SpotState): void {
  const markets = state.stopsDue ? state.markets : state.traded ? [state.traded] : []
  let share = MAX_TRIGGERS
  state.stopsDue = false
  for (const market of markets) {
    let slot = market.stops.due(market.lastPrice)
    for (; slot !== NONE && share > 0 && market.state === 'open'; share--) {
      triggerOrder(SPOT_ORDERS, STOPS, state, market, slot)
      slot = market.stops.due(market.lastPrice)
    }
    if (slot !== NONE) state.stopsDue = true
  }
}

const STOPS: Triggering<SpotState, SpotMarket, MatchPlan> = {
  tellTriggered: (state, market, slot) => {
    const { orders } = state
    const owner = orders.owner(slot)
    state.emit({ type: 'OrderTriggered', order: orders.id(slot), owner, market: market.definition.id })
  },
  plan: (state, market, slot) => {
    draftStop(state, slot)
    planMatch(state, market, state.draft)
    return { plan: state.plan, refused: judgeStop(state) }
  },
  execute: executeOrder,
}

/** TRIG-5 */
function judgeStop(state: SpotState): Rejected | undefined {
  const { owner, timeInForce, prevention } = state.draft
  return judgeFrozen(state, owner) ?? judgeTimeInForce(timeInForce, prevention, state.plan)
}

/** A triggered stop as matching needs it. */
function draftStop(state: SpotState, slot: number): void {
  const { orders, terms, draft } = state
  const flags = orders.flags(slot)
  draft.owner = orders.owner(slot)
  draft.side = sideOf(flags)
  draft.kind = kindOf(flags)
  draft.timeInForce = timeInForceOf(flags)
  draft.prevention = preventionOf(flags)
  draft.limit = draft.kind === STOP_LIMIT ? orders.price(slot) : terms.boundPrice(slot)
  draft.lots = orders.left(slot)
  draft.turnover = terms.turnover(slot)
}

import type { Ticks } from '@touchstone/quantities'
import { judgeFrozen } from '../../customers/judgeParty.ts'
import { MAX_TRIGGERS } from '../../entry/limits.ts'
import type { Rejected } from '../../entry/refusal.ts'
import type { MatchPlan } from '../../matching/matchPlan.ts'
import { kindOf, preventionOf, STOP_LIMIT, sideOf, timeInForceOf } from '../../matching/orderFlags.ts'
import { NONE } from '../../matching/orderTable.ts'
import { judgeTimeInForce } from '../../matching/timeInForce.ts'
import { movedBound } from '../../orders/slippage.ts'
import { type Triggering, triggerOrder } from '../../orders/triggerOrder.ts'
import { placeExits } from '../brackets/placeExits.ts'
import type { SpotMarket } from '../spotMarket.ts'
import type { SpotState } from '../spotState.ts'
import { executeOrder } from './executeOrder.ts'
import { planMatch } from './judgeOrder.ts'
import { SPOT_ORDERS } from './spotOrders.ts'

/**
 * The end of every entry: exits of purchases that are over take their places, and stops that trades have passed fire, which may
 * end further purchases: until neither is left or the entry's share is used up. BRKT-4, TRIG-3.
 */
export function finishSpot(state: SpotState): void {
  if (state.traded === undefined && !state.stopsDue && !state.brackets.anyDue) return
  let before: number
  let share = MAX_TRIGGERS
  do {
    before = share
    share = triggerStops(state, placeExits(state, share))
  } while (state.brackets.anyDue && share < before && share > 0)
}

/**
 * Triggers the stops that the last trade prices have passed, each market's in its defined order, until none is due or the
 * entry's share is used up; the rest follow with the next entry. Looks at the market the entry traded in, and at all
 * markets while some are behind. Returns what is left of the share. TRIG-1 to TRIG-6.
 */
function triggerStops(state: SpotState, most: number): number {
  const markets = state.stopsDue ? state.markets : state.traded ? [state.traded] : []
  let share = most
  state.stopsDue = false
  for (const market of markets) {
    let slot = market.stops.due(market.lastPrice)
    for (; slot !== NONE && share > 0 && market.state === 'open'; share--) {
      triggerOrder(SPOT_ORDERS, STOPS, state, market, slot)
      slot = market.stops.due(market.lastPrice)
    }
    if (slot !== NONE) state.stopsDue = true
  }
  return share
}

const STOPS: Triggering<SpotState, SpotMarket, MatchPlan> = {
  tellTriggered: (state, market, slot) => {
    const { orders } = state
    const owner = orders.owner(slot)
    state.emit({ type: 'OrderTriggered', order: orders.id(slot), owner, market: market.definition.id })
  },
  tellTrailed: (state, market, slot, trailed) => {
    const { orders } = state
    const order = { order: orders.id(slot), owner: orders.owner(slot), market: market.definition.id }
    state.emit({ type: 'StopTrailed', ...order, ...trailed })
  },
  plan: (state, market, slot, trigger) => {
    draftStop(state, slot, trigger)
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

/** A triggered stop as matching needs it. The bound of one that trails has moved with its trigger. TRAIL-5. */
function draftStop(state: SpotState, slot: number, trigger: Ticks): void {
  const { orders, terms, draft } = state
  const flags = orders.flags(slot)
  draft.owner = orders.owner(slot)
  draft.side = sideOf(flags)
  draft.kind = kindOf(flags)
  draft.timeInForce = timeInForceOf(flags)
  draft.prevention = preventionOf(flags)
  const bound = terms.boundPrice(slot)
  const moved = trigger === 0 ? bound : movedBound(bound, terms.stopPrice(slot), trigger)
  draft.limit = draft.kind === STOP_LIMIT ? orders.price(slot) : moved
  draft.lots = orders.left(slot)
  draft.turnover = terms.turnover(slot)
}

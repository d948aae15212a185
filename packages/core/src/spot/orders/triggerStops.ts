import { MAX_TRIGGERS } from '../../entry/limits.ts'
import { kindOf, PENDING_BIT, preventionOf, STOP_LIMIT, sideOf, timeInForceOf } from '../../matching/orderFlags.ts'
import { NONE } from '../../matching/orderTable.ts'
import { judgeTimeInForce } from '../../matching/timeInForce.ts'
import type { SpotMarket } from '../spotMarket.ts'
import type { SpotState } from '../spotState.ts'
import { closeOrder } from './closeOrder.ts'
import { executeOrder } from './executeOrder.ts'
import { planMatch } from './judgeOrder.ts'
import { heldBy, releaseFor } from './openOrder.ts'

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
      trigger(state, market, slot)
      slot = market.stops.due(market.lastPrice)
    }
    if (slot !== NONE) state.stopsDue = true
  }
}

function trigger(state: SpotState, market: SpotMarket, slot: number): void {
  const { orders, draft } = state
  const owner = orders.owner(slot)
  state.emit({ type: 'OrderTriggered', order: orders.id(slot), owner, market: market.definition.id })
  market.stops.remove(slot)
  releaseFor(state, market, slot, heldBy(state, market, slot))
  orders.setFlag(slot, PENDING_BIT, false)
  draftStop(state, slot)
  planMatch(state, market, draft)
  const refused = judgeTimeInForce(draft.timeInForce, draft.prevention, state.plan)
  if (state.owners.isFrozen(owner)) closeOrder(state, market, slot, 'rejected')
  else if (refused) closeOrder(state, market, slot, refused.rejection === 'self_trade' ? 'self_trade' : 'rejected')
  else executeOrder(state, market, slot)
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

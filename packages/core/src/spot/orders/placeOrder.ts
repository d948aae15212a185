import {
  conditionsOf,
  isTrailing,
  NO_CONDITIONS,
  type OrderConditions,
  type OrderRequest,
  type OwnerId,
  type PlaceConditionalOrder,
  type PlaceOrder,
  type Reply,
} from '@touchstone/protocol'
import { judgeFrozen } from '../../customers/judgeParty.ts'
import { KINDS, PREVENTIONS, SIDES, TIMES } from '../../matching/orderFlags.ts'
import { judgeConditions } from '../../orders/judgeConditions.ts'
import { judgeSender } from '../../reference/judgeSender.ts'
import type { SpotMarket } from '../spotMarket.ts'
import type { SpotState } from '../spotState.ts'
import { executeOrder } from './executeOrder.ts'
import { judgeOrder } from './judgeOrder.ts'
import { SPOT_ORDERS } from './spotOrders.ts'

/**
 * A new order. Its fee rates are the owner's at this moment and stay with it. The reply tells the order after its own
 * matching; changes by stops that it triggers are told by later events. Rules PLACE-1 to PLACE-16.
 */
export function placeOrder(state: SpotState, command: PlaceOrder): Reply {
  const refused = judgeSender(state, command) ?? judgeFrozen(state, command.owner)
  return refused ?? acceptOrder(state, command, command.owner, NO_CONDITIONS)
}

/** The same with conditions. GTD-1, GTD-2, TRAIL-1, TRAIL-2, ICE-1, ICE-2. */
export function placeConditionalOrder(state: SpotState, command: PlaceConditionalOrder): Reply {
  const refused = judgeSender(state, command) ?? judgeFrozen(state, command.owner) ?? judgeConditions(state, command)
  return refused ?? acceptOrder(state, command, command.owner, conditionsOf(command))
}

/** Judges an order of an owner who may trade, and carries it out. */
function acceptOrder(state: SpotState, order: OrderRequest, owner: OwnerId, conditions: OrderConditions): Reply {
  return judgeOrder(state, order, owner, conditions) ?? carryOut(state, conditions)
}

/** Carries out the order that has been judged and stands in the draft. `opened`: what else comes with it, before it trades. */
export function carryOut(
  state: SpotState,
  conditions: OrderConditions,
  opened?: (market: SpotMarket, slot: number) => void,
): Reply {
  const { draft } = state
  const market = state.markets[draft.market] as SpotMarket
  const slot = openOrder(state, market)
  if (conditions !== NO_CONDITIONS) addConditions(state, market, slot, conditions)
  opened?.(market, slot)
  if (draft.stopPrice === 0) return executeOrder(state, market, slot)
  SPOT_ORDERS.awaitTrigger(state, market, slot)
  return SPOT_ORDERS.reply(state, slot, 'pending')
}

/** Gives the draft a slot with its terms and tells it: it is nowhere yet. */
export function openOrder(state: SpotState, market: SpotMarket): number {
  const slot = SPOT_ORDERS.open(state, state.draft)
  state.terms.add(slot, state.draft)
  announce(state, market, slot)
  return slot
}

function addConditions(state: SpotState, market: SpotMarket, slot: number, conditions: OrderConditions): void {
  const { orders } = state
  const begins = isTrailing(conditions) && conditions.activation === 0
  state.orderConditions.add(slot, conditions, begins ? market.lastPrice : 0)
  const told = { order: orders.id(slot), owner: orders.owner(slot), market: market.definition.id }
  state.emit({ type: 'ConditionsAccepted', ...told, ...conditions })
}

function announce(state: SpotState, market: SpotMarket, slot: number): void {
  const { draft } = state
  state.emit({
    type: 'OrderAccepted',
    order: state.orders.id(slot),
    owner: draft.owner,
    market: market.definition.id,
    side: SIDES[draft.side] ?? 'buy',
    kind: KINDS[draft.kind] ?? 'limit',
    timeInForce: TIMES[draft.timeInForce] ?? 'GTC',
    price: draft.price,
    lots: draft.lots,
    turnover: draft.turnover,
    stopPrice: draft.stopPrice,
    boundPrice: draft.boundPrice,
    selfTrade: PREVENTIONS[draft.prevention] ?? 'expire_taker',
    makerPpm: draft.makerPpm,
    takerPpm: draft.takerPpm,
    state: draft.stopPrice === 0 ? 'open' : 'pending',
  })
}

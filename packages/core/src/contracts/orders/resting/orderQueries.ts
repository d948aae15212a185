import type { ContractOrderView, OrderId, OwnerId } from '@touchstone/protocol'
import { KINDS, kindOf, PENDING_BIT, SIDES, sideOf, TIMES, timeInForceOf } from '../../../matching/orderFlags.ts'
import { NONE } from '../../../matching/orderTable.ts'
import type { ContractsState } from '../../contractsState.ts'
import { CONTRACT_ORDERS } from './contractOrders.ts'

/** Oldest first, waiting stops included. */
export function contractOrdersOf(state: ContractsState, owner: OwnerId): ContractOrderView[] {
  return Array.from(state.contracts.terms.ofOwner(owner), (slot) => orderView(state, slot))
}

/** A live order; undefined when it never was or is closed. */
export function contractOrderById(state: ContractsState, order: OrderId): ContractOrderView | undefined {
  const slot = Number.isSafeInteger(order) && order > 0 ? state.contracts.orders.find(order) : NONE
  return slot === NONE ? undefined : orderView(state, slot)
}

function orderView(state: ContractsState, slot: number): ContractOrderView {
  const { orders, terms } = state.contracts
  const market = state.contracts.marketOf(slot)
  const flags = orders.flags(slot)
  const kept = terms.of(slot)
  const trailed = market.stops[kept.trigger].trails.at(slot)
  return {
    order: orders.id(slot),
    owner: orders.owner(slot),
    contract: market.definition.id,
    side: SIDES[sideOf(flags)] ?? 'buy',
    kind: KINDS[kindOf(flags)] ?? 'limit',
    timeInForce: TIMES[timeInForceOf(flags)] ?? 'GTC',
    price: orders.price(slot),
    stopPrice: trailed?.stopPrice ?? kept.stopPrice,
    trigger: kept.trigger,
    lots: kept.filled + orders.left(slot),
    shown: (flags & PENDING_BIT) === 0 ? orders.shown(slot) : 0,
    lotsFilled: kept.filled,
    valueFilled: kept.valueFilled,
    leverage: kept.leverage,
    marginMode: kept.marginMode,
    reduceOnly: kept.reduceOnly,
    takeProfit: kept.takeProfit,
    stopLoss: kept.stopLoss,
    held: CONTRACT_ORDERS.heldBy(state, market, slot),
    makerPpm: kept.makerPpm,
    takerPpm: kept.takerPpm,
    ...state.contracts.conditions.of(slot),
    extreme: trailed?.extreme ?? 0,
    placedAt: kept.placedAt,
    origin: kept.origin,
    state: (flags & PENDING_BIT) === 0 ? 'open' : 'pending',
    other: state.orderLinks.otherOf(orders.id(slot)),
  }
}

import type { Timestamp } from '@touchstone/quantities'
import { NONE } from '../matching/orderTable.ts'
import type { LinkedOrdersState } from './linkedOrdersState.ts'
import type { OrderLife, OrderMarket } from './orderLife.ts'

/**
 * Ends the orders that were good till that moment, resting or waiting, also in a market that is halted: the moment is a term
 * of the order. GTD-3.
 */
export function expireOrders<State extends LinkedOrdersState, Market extends OrderMarket>(
  life: OrderLife<State, Market>,
  state: State,
  at: Timestamp,
): void {
  const conditions = life.conditions(state)
  for (let slot = conditions.dueAt(at); slot !== NONE; slot = conditions.dueAt(at))
    life.close(state, life.marketOf(state, slot), slot, 'expired')
}

import type { LinkedOrdersState } from '../linkedOrdersState.ts'
import type { OrderLife, OrderMarket } from '../orderLife.ts'
import type { OrderPair } from '../orderLinks.ts'

/**
 * Links two orders that are nowhere yet, and tells it: the one rests in the book, the other waits for its price, and one cancels
 * the other. OCO-1.
 */
export function standPair<State extends LinkedOrdersState, Market extends OrderMarket>(
  life: OrderLife<State, Market>,
  state: State,
  market: Market,
  resting: number,
  waiting: number,
): void {
  const orders = life.orders(state)
  const pair: OrderPair = { limit: orders.id(resting), stop: orders.id(waiting) }
  state.orderLinks.link(pair)
  life.tellPaired(state, market, orders.owner(resting), pair)
  life.rest(state, market, resting)
  life.awaitTrigger(state, market, waiting)
}

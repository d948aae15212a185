import type { OldOrders } from '../entry/asked.ts'
import type { LinkedOrdersState } from './linkedOrdersState.ts'
import type { OrderLife, OrderMarket } from './orderLife.ts'

/** Ends an owner's old orders because nothing was heard of the owner, oldest first; returns how many. CAA-3. */
export function endOldOrders<State extends LinkedOrdersState, Market extends OrderMarket>(
  life: OrderLife<State, Market>,
  state: State,
  { owner, before, most, halted }: OldOrders,
): number {
  const orders = life.orders(state)
  let ended = 0
  for (const slot of life.terms(state).ofOwner(owner)) {
    if (ended >= most || orders.id(slot) >= before) break
    const market = life.marketOf(state, slot)
    if (life.judgeCancel(market)) {
      halted.add(market.definition.id)
      continue
    }
    ended += life.close(state, market, slot, 'silence')
  }
  return ended
}

import { type CloseReason, SYSTEM_OWNERS } from '@touchstone/protocol'
import { PENDING_BIT, RESTING_BIT, sideOf } from '../../matching/orderFlags.ts'
import type { SpotMarket } from '../spotMarket.ts'
import type { SpotState } from '../spotState.ts'
import { heldBy, liftOrder, releaseFor } from './openOrder.ts'

/** Ends an order wherever it is: out of the book or the waiting stops, its hold released, its slot given back. */
export function closeOrder(state: SpotState, market: SpotMarket, slot: number, reason: CloseReason): void {
  const { orders, terms } = state
  const flags = orders.flags(slot)
  if ((flags & RESTING_BIT) !== 0) liftOrder(state, market, slot)
  if ((flags & PENDING_BIT) !== 0) {
    market.stops.remove(slot)
    releaseFor(state, market, slot, heldBy(state, market, slot))
  }
  const owner = orders.owner(slot)
  if (owner === SYSTEM_OWNERS.liquidity) {
    const quotes = market.quotes[sideOf(flags) as 0 | 1]
    quotes.splice(quotes.indexOf(slot), 1)
  } else {
    const order = orders.id(slot)
    state.emit({
      type: 'OrderClosed',
      order,
      owner,
      market: market.definition.id,
      reason,
      lotsLeft: orders.left(slot),
    })
  }
  terms.remove(slot)
  orders.remove(slot)
}

/** Ends a resting order whose last lots just traded: its hold went with the trade. */
export function closeFilledMaker(state: SpotState, market: SpotMarket, slot: number): void {
  market.book.remove(slot)
  state.orders.setFlag(slot, RESTING_BIT, false)
  state.orders.setLeft(slot, 0)
  closeOrder(state, market, slot, 'filled')
}

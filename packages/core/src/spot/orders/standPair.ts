import { standPair as stand } from '../../orders/standPair.ts'
import type { SpotMarket } from '../spotMarket.ts'
import type { SpotState } from '../spotState.ts'
import { SPOT_ORDERS } from './spotOrders.ts'

/** Links a limit order and a stop that are open and nowhere yet, tells it, and lets the one rest and the other wait. OCO-1. */
export function standPair(state: SpotState, market: SpotMarket, limit: number, stop: number): void {
  stand(SPOT_ORDERS, state, market, limit, stop, (pair) =>
    state.emit({ type: 'OrdersPaired', owner: state.orders.owner(limit), market: market.definition.id, ...pair }),
  )
}

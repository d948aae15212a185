import type { PlaceOneCancelsOther, Reply } from '@touchstone/protocol'
import { placePair as place } from '../../orders/pairs/placePair.ts'
import type { SpotState } from '../spotState.ts'
import { ordersOf, SPOT_PAIRS } from './pairOrders.ts'
import { SPOT_ORDERS } from './spotOrders.ts'

/** A limit order and a stop of which one cancels the other. OCO-1 to OCO-3. */
export function placePair(state: SpotState, command: PlaceOneCancelsOther): Reply {
  return place(SPOT_ORDERS, SPOT_PAIRS, state, command, ordersOf(command))
}

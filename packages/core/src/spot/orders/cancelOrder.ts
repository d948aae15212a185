import type { CancelAllOrders, CancelOrder, Reply } from '@touchstone/protocol'
import { refuse } from '../../entry/refusal.ts'
import { cancelOrdersOf, cancelOwnOrder } from '../../orders/cancelOwnOrder.ts'
import { judgeSender } from '../../reference/judgeSender.ts'
import type { SpotState } from '../spotState.ts'
import { SPOT_ORDERS } from './spotOrders.ts'

export function cancelOrder(state: SpotState, command: CancelOrder): Reply {
  return cancelOwnOrder(SPOT_ORDERS, state, command)
}

/** In one market or in all. */
export function cancelAllOrders(state: SpotState, command: CancelAllOrders): Reply {
  const refused = judgeSender(state, command)
  if (refused) return refused
  const only = command.market === 0 ? undefined : state.market(command.market)
  if (command.market !== 0 && !only) return refuse('unknown_market')
  return cancelOrdersOf(SPOT_ORDERS, state, command.owner, only)
}

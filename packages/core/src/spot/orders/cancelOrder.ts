import type { CancelAllOrders, CancelOrder, Reply } from '@touchstone/protocol'
import { refuse } from '../../entry/refusal.ts'
import { cancelOrdersOf, cancelOwnOrder } from '../../orders/cancelOwnOrder.ts'
import { judgeSender } from '../../reference/judgeSender.ts'
import { dropExits } from '../brackets/endEntry.ts'
import type { SpotState } from '../spotState.ts'
import { SPOT_ORDERS } from './spotOrders.ts'

export function cancelOrder(state: SpotState, command: CancelOrder): Reply {
  return cancelOwnOrder(SPOT_ORDERS, state, command)
}

/** In one market or in all; exits that are still to be placed are not any more. CANCEL-4, BRKT-6. */
export function cancelAllOrders(state: SpotState, command: CancelAllOrders): Reply {
  const refused = judgeSender(state, command)
  if (refused) return refused
  const only = command.market === 0 ? undefined : state.market(command.market)
  if (command.market !== 0 && !only) return refuse('unknown_market')
  const reply = cancelOrdersOf(SPOT_ORDERS, state, command.owner, only)
  if (reply.kind === 'done') dropExits(state, command.owner, 'canceled', state.nextOrder, only)
  return reply
}

import type { CancelAllOrders, Reply } from '@touchstone/protocol'
import { done, refuse } from '../../entry/refusal.ts'
import { judgeSender } from '../../reference/judgeSender.ts'
import type { SpotState } from '../spotState.ts'
import { marketOf } from '../spotState.ts'
import { judgeCancel } from './cancelOrder.ts'
import { closeOrder } from './closeOrder.ts'

/** Ends all orders of an owner, oldest first, in one market or in all that are not halted. Replies how many. CANCEL-4. */
export function cancelAllOrders(state: SpotState, command: CancelAllOrders): Reply {
  const refused = judgeSender(state, command)
  if (refused) return refused
  const only = command.market === 0 ? undefined : state.market(command.market)
  if (command.market !== 0 && !only) return refuse('unknown_market')
  const halted = only ? judgeCancel(only) : undefined
  if (halted) return halted
  let count = 0
  for (const slot of state.terms.ofOwner(command.owner)) {
    const market = marketOf(state, slot)
    if (only ? market !== only : market.state === 'halted') continue
    closeOrder(state, market, slot, 'canceled')
    count++
  }
  return done(count)
}

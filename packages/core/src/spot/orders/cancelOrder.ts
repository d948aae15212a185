import { type CancelOrder, MAX_ID, type Reply } from '@touchstone/protocol'
import { isWhole } from '@touchstone/protocol/shape'
import { type Rejected, refuse } from '../../entry/refusal.ts'
import { NONE } from '../../matching/orderTable.ts'
import { judgeSender } from '../../reference/judgeSender.ts'
import type { SpotMarket } from '../spotMarket.ts'
import type { SpotState } from '../spotState.ts'
import { marketOf } from '../spotState.ts'
import { closeOrder } from './closeOrder.ts'
import { orderReply } from './executeOrder.ts'

/** Whether the command says something at all. */
export function isCancellation({ order }: CancelOrder): boolean {
  return isWhole(order, 1, MAX_ID)
}

/** Ends an own order, resting or waiting. Somebody else's order does not exist for the sender. CANCEL-1 to CANCEL-3. */
export function cancelOrder(state: SpotState, command: CancelOrder): Reply {
  const refused = judgeSender(state, command)
  if (refused) return refused
  const slot = state.orders.find(command.order)
  if (slot === NONE || state.orders.owner(slot) !== command.owner) return refuse('order_not_found')
  const market = marketOf(state, slot)
  const halted = judgeCancel(market)
  if (halted) return halted
  const reply = orderReply(state, slot, 'closed')
  closeOrder(state, market, slot, 'canceled')
  return reply
}

/** A halted market is frozen whole; one that takes cancellations only takes them. */
export function judgeCancel(market: SpotMarket): Rejected | undefined {
  return market.state === 'halted' ? refuse('market_halted', { reason: market.reason }) : undefined
}

import { type CustomerCommand, MAX_ID, type OrderId, type OwnerId, type Reply } from '@touchstone/protocol'
import { isWhole } from '@touchstone/protocol/shape'
import { done, refuse } from '../entry/refusal.ts'
import { NONE } from '../matching/orderTable.ts'
import { judgeSender } from '../reference/judgeSender.ts'
import type { ReferenceState } from '../reference/referenceState.ts'
import type { LinkedOrdersState } from './linkedOrdersState.ts'
import type { OrderLife, OrderMarket } from './orderLife.ts'
import { ownOrder } from './ownOrder.ts'

/** A customer's command about an order of the same product. */
export type OrderCommand = CustomerCommand & { readonly order: OrderId }

/** Whether the command says something at all: it comes often. */
export function isCancellation({ order }: OrderCommand): boolean {
  return isWhole(order, 1, MAX_ID)
}

/** Ends an own order, resting or waiting. CANCEL-1 to CANCEL-3, CCANCEL-1. */
export function cancelOwnOrder<State extends ReferenceState & LinkedOrdersState, Market extends OrderMarket>(
  life: OrderLife<State, Market>,
  state: State,
  command: OrderCommand,
): Reply {
  const refused = judgeSender(state, command)
  if (refused) return refused
  const slot = ownOrder(life.orders(state), command)
  if (slot === NONE) return refuse('order_not_found')
  const market = life.marketOf(state, slot)
  const halted = life.judgeCancel(market)
  if (halted) return halted
  const reply = life.reply(state, slot, 'closed')
  life.close(state, market, slot, 'canceled')
  return reply
}

/** Ends all orders of an owner, oldest first, in one market or in all that are not halted. Replies how many. CANCEL-4, CCANCEL-2. */
export function cancelOrdersOf<State extends ReferenceState & LinkedOrdersState, Market extends OrderMarket>(
  life: OrderLife<State, Market>,
  state: State,
  owner: OwnerId,
  only: Market | undefined,
): Reply {
  const halted = only ? life.judgeCancel(only) : undefined
  if (halted) return halted
  let count = 0
  for (const slot of life.terms(state).ofOwner(owner)) {
    const market = life.marketOf(state, slot)
    if (only ? market !== only : market.state === 'halted') continue
    count += life.close(state, market, slot, 'canceled')
  }
  return done(count)
}

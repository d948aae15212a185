import type { RedeemHosting, Reply } from '@touchstone/protocol'
import { judgeIsCustomer } from '../customers/judgeIsCustomer.ts'
import { done, refuse } from '../entry/refusal.ts'
import { catchUp } from './due.ts'
import { endOfDay } from './hostingFormulas.ts'
import { escrowOf } from './hostingOrder.ts'
import type { HostingState } from './hostingState.ts'

/** No further day is paid, and after the days of its terms the principal is free but for the loss; answers the order. HOST-6. */
export function redeemHosting(state: HostingState, { owner, order: id }: RedeemHosting): Reply {
  const barred = judgeIsCustomer(state, owner)
  if (barred) return barred
  const { orders } = state.hosting
  const order = orders.byId(id)
  if (order?.owner !== owner) return refuse('order_not_found')
  catchUp(state, order)
  if (!orders.byId(id)) return refuse('order_not_found')
  if (order.redeemAt !== 0) return refuse('already_done')
  const redeemAt = endOfDay(state.time, order.redemptionDays)
  orders.askRedemption(order, redeemAt)
  const { product } = order
  state.emit({ type: 'HostingRedemptionAsked', order: id, owner, product, unearned: escrowOf(order), redeemAt })
  catchUp(state, order)
  return done(id)
}

import type { Timestamp } from '@touchstone/quantities'
import { earlyLoss, returnOfDay } from './hostingFormulas.ts'
import { giveBackPrincipal, payReturn } from './hostingMoney.ts'
import { escrowOf, type HostingOrder, nextMoment } from './hostingOrder.ts'
import type { HostingState } from './hostingState.ts'

/** Days and redemptions one entry takes care of; the rest follow with the next. HOST-7. */
export const MAX_STEPS = 10_000

/** The earliest end of a day or of a redemption; 0 = none, or as many as one entry may have are done. */
export function nextHostingDue({ hosting }: HostingState): Timestamp {
  const { next } = hosting.orders
  return next && hosting.stepsInEntry < MAX_STEPS ? nextMoment(next) : 0
}

/** Carries out every order's step of that moment, in order of purchase, up to the most steps of one entry. HOST-7. */
export function runHostingDue(state: HostingState, dueAt: Timestamp): void {
  while (nextHostingDue(state) === dueAt) {
    const order = state.hosting.orders.next
    if (!order) return
    state.hosting.stepsInEntry++
    stepOf(state, order)
  }
}

/** Carries out all steps of one order whose time has passed: before its redemption, when earlier entries had too many steps. HOST-7. */
export function catchUp(state: HostingState, order: HostingOrder): void {
  while (state.hosting.orders.byId(order.id) && nextMoment(order) <= state.time) stepOf(state, order)
}

function stepOf(state: HostingState, order: HostingOrder): void {
  if (order.redeemAt === 0) payDay(state, order)
  else endHosting(state, order, 'redeemed', earlyLoss(order.amount, order.earlyLossPpm))
}

/** Pays the day that is over; after the last one the principal is free. HOST-4, HOST-5. */
function payDay(state: HostingState, order: HostingOrder): void {
  const at = nextMoment(order)
  const day = order.daysPaid + 1
  const amount = returnOfDay(order, day)
  state.hosting.orders.payDay(order, amount)
  payReturn(state, order, amount)
  const { id, owner, product } = order
  state.emit({ type: 'HostingDayPaid', order: id, owner, product, day, amount, at })
  if (day === order.cycleDays) endHosting(state, order, 'completed', 0n, at)
}

/** Ends an order once: the order is taken out before its money moves. HOST-5, HOST-6. */
function endHosting(
  state: HostingState,
  order: HostingOrder,
  result: 'completed' | 'redeemed',
  loss: bigint,
  at = order.redeemAt,
): void {
  const { id, owner, product, amount } = order
  state.hosting.orders.remove(order)
  giveBackPrincipal(state, order, loss)
  const unearned = escrowOf(order)
  const returned = amount - loss
  state.emit({ type: 'HostingEnded', order: id, owner, product, result, returned, loss, unearned, at })
}

import { endOfDay, hongKongDay, returnOfDay } from '@touchstone/core/formulas'
import type { HostingOrderView } from '@touchstone/protocol'
import type { Amount, Timestamp } from '@touchstone/quantities'

/** Of one day, or of all later ones. */
export interface Due {
  readonly returns: Amount
  readonly principal: Amount
  /** Of returns. */
  readonly payments: number
}

const NOTHING: Due = { returns: 0n, principal: 0n, payments: 0 }
const DAYS_AHEAD = 31

/** What falls due by Hong Kong day: the next 31 days one by one, all later ones together. */
export function hostingDue(orders: readonly HostingOrderView[], now: Timestamp) {
  const days = new Map<number, Due>()
  let later = NOTHING
  const horizon = hongKongDay(now) + DAYS_AHEAD
  const add = (time: Timestamp, more: Partial<Due>): void => {
    const day = hongKongDay(time)
    if (day >= horizon) later = joined(later, more)
    else days.set(day, joined(days.get(day) ?? NOTHING, more))
  }
  for (const order of orders) addDues(order, horizon, add)
  return { days: [...days].sort(([one], [other]) => one - other), later }
}

function joined(one: Due, { returns = 0n, principal = 0n, payments = 0 }: Partial<Due>): Due {
  return {
    returns: one.returns + returns,
    principal: one.principal + principal,
    payments: one.payments + payments,
  }
}

type Add = (time: Timestamp, more: Partial<Due>) => void

function addDues(order: HostingOrderView, horizon: number, add: Add): void {
  const { state, redeemAt, earlyReceive, amount, endTime } = order
  const inCustody = state === 'custody'
  add(inCustody ? endTime : redeemAt, { principal: inCustody ? amount : earlyReceive })
  if (inCustody) addReturns(order, horizon, add)
}

/** Days beyond the horizon are added at once: they are nobody's own line. */
function addReturns(order: HostingOrderView, horizon: number, add: Add): void {
  const { boughtAt, cycleDays, daysPaid, promised, paid } = order
  let left = promised - paid
  for (let day = daysPaid + 1; day <= cycleDays; day++) {
    const time = endOfDay(boughtAt, day)
    const beyond = hongKongDay(time) >= horizon
    const returns = beyond ? left : returnOfDay(order, day)
    add(time, { returns, payments: beyond ? cycleDays - day + 1 : 1 })
    if (beyond) return
    left -= returns
  }
}

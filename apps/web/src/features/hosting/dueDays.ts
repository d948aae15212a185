import { endOfDay, returnOfDay } from '@touchstone/core/formulas'
import type { CallData } from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import { readDown } from '../../shared/decimals/exactDecimal.ts'
import { fractionToPpm } from '../../shared/decimals/fractionToPpm.ts'

export type HostingOrder = CallData<'getMyprofit'>['list'][number]

/**
 * The payments still to come of an order: the return of each day, on the last day together with the principal, or the end of a
 * redemption.
 */
export interface DueDay {
  readonly order: HostingOrder
  readonly kind: 'return' | 'end' | 'redemption'
  /** Of 1 to the order's days; 0 for a redemption. */
  readonly day: number
  /** UTC ms. */
  readonly time: number
  /** Return that is credited, plain decimal; '' for none. */
  readonly credited: string
}

/** The return of a day of an order, plain decimal: the figure of the exchange, by its own formula. */
function credited(order: HostingOrder, day: number, decimals: number): string {
  const { amount, dailyRate, cycleDays } = order
  const basis = { amount: readDown(amount, decimals) ?? 0n, dailyRatePpm: fractionToPpm(dailyRate), cycleDays }
  return formatPlain(returnOfDay(basis, day), decimals)
}

function daysOf(order: HostingOrder, decimals: number): readonly DueDay[] {
  const { state, cycleDays, daysLeft, time, endTime } = order
  if (state === 'redemption') return [{ order, kind: 'redemption', day: 0, time: endTime, credited: '' }]
  if (state !== 'custody') return []
  return Array.from({ length: daysLeft }, (_, index) => {
    const day = cycleDays - daysLeft + index + 1
    const kind = day === cycleDays ? 'end' : 'return'
    return { order, kind, day, time: endOfDay(time, day), credited: credited(order, day, decimals) }
  })
}

/** Everything that falls due for these orders, the next first. `decimals`: of the currency of hosting. */
export function dueDays(orders: readonly HostingOrder[], decimals: number): readonly DueDay[] {
  return orders
    .flatMap((order) => daysOf(order, decimals))
    .toSorted((one, other) => one.time - other.time || Number(one.order.orderNo) - Number(other.order.orderNo))
}

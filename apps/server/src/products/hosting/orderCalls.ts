import { dayBegins, earlyLoss, hongKongDay } from '@touchstone/core/formulas'
import type { CallData } from '@touchstone/protocol'
import { formatPlain, ppmToFraction } from '@touchstone/quantities'
import { Refusal } from '../../errors/refusal.ts'
import { type CallContext, type CallHandlers, sessionOf } from '../../gateway/callContext.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { worldSeenBy } from '../../trading/tradingWorlds.ts'
import { hostingAsset } from './hostingMoney.ts'
import { type HostingPayment, type OrderRecord, ownOrder, ownOrders, ownReturns, paymentsOf } from './orderReading.ts'
import { productInfo } from './productCalls.ts'

export type OrderParts = Pick<ProductServices, 'worlds' | 'past' | 'now'>
type OrderRow = CallData<'getMyprofit'>['list'][number]

/** Amounts as text, and the products' names of today. */
interface Wording {
  text(amount: bigint): string
  name(product: number): string
  readonly currency: string
}

function wordingOf({ worlds }: OrderParts, context: CallContext): Wording {
  const { core } = worldSeenBy(worlds, context).port
  const { code, scale } = hostingAsset(core)
  return {
    text: (amount) => formatPlain(amount, scale),
    name: (product) => core.hosting.product(product)?.terms.name ?? '',
    currency: code,
  }
}

/** When the order ends or has ended. */
function endOf({ state, endTime, redeemAt, steps }: OrderRecord): number {
  if (state === 'custody') return endTime
  return state === 'redemption' ? redeemAt : (steps.at(-1)?.at ?? endTime)
}

function orderRow(order: OrderRecord, { text, name, currency }: Wording): OrderRow {
  const { state, cycleDays, daysPaid } = order
  return {
    orderNo: String(order.order),
    id: String(order.product),
    name: name(order.product),
    amount: text(order.amount),
    currency,
    cycleDays,
    dailyRate: ppmToFraction(order.dailyRatePpm),
    profit: text(order.paid),
    daysLeft: state === 'custody' ? cycleDays - daysPaid : 0,
    time: order.time,
    endTime: endOf(order),
    state,
  }
}

/** Loss of an early redemption: now, or as it was; none for a completed order. */
function lossOf({ state, amount, earlyLossPpm }: OrderRecord): bigint {
  return state === 'completed' ? 0n : earlyLoss(amount, earlyLossPpm)
}

/** The part of the promised return that lies in the escrow for this order. */
function escrowOf({ steps, promised, paid }: OrderRecord): bigint {
  return steps.some(({ state }) => state !== 'redemption') ? 0n : promised - paid
}

/** A redemption is asked for when its entry is written; an end is told by the moment it fell due. */
function stepText({ state, at, time, sequence }: OrderRecord['steps'][number]) {
  return { state, time: state === 'redemption' ? time : at, sequence }
}

function orderInfo(order: OrderRecord, payments: readonly HostingPayment[], wording: Wording) {
  const { text } = wording
  const loss = lossOf(order)
  const bought = { state: 'custody' as const, time: order.time, sequence: order.sequence }
  const steps = [bought, ...order.steps.map(stepText)]
  return {
    ...orderRow(order, wording),
    terms: order.terms,
    earlyLoss: ppmToFraction(order.earlyLossPpm),
    redemptionDays: order.redemptionDays,
    promised: text(order.promised),
    escrow: text(escrowOf(order)),
    redeemAt: order.redeemAt,
    receive: text(order.amount - loss),
    loss: text(loss),
    postings: payments.map(({ day, at, amount, sequence }) => ({ day, time: at, amount: text(amount), sequence })),
    steps,
    sequence: Math.max(...[...steps, ...payments].map(({ sequence }) => sequence)),
  }
}

/** The orders of the caller, from history, and their sums. */
export function orderCalls(parts: OrderParts) {
  const { worlds, past, now } = parts

  const orderCall = async (orderNo: string, context: CallContext) => {
    sessionOf(context)
    const reading = await past.own(context)
    const order = await ownOrder(reading, Number(orderNo))
    if (!order) throw new Refusal('order_not_found')
    return orderInfo(order, await paymentsOf(reading, order.order), wordingOf(parts, context))
  }

  return {
    async getProfitTotal(_request, context) {
      const { owner } = sessionOf(context)
      const { core } = worldSeenBy(worlds, context).port
      const { scale } = hostingAsset(core)
      const text = (amount: bigint) => formatPlain(amount, scale)
      const reading = await past.own(context)
      const { today, total } = await ownReturns(reading, dayBegins(hongKongDay(Math.max(now(), core.time))))
      const { hosted, orders } = core.hosting.totals(owner)
      return { hosting: text(hosted), today: text(today), total: text(total), orders }
    },

    async getMyprofit(request, context) {
      const { list, total, page } = await ownOrders(await past.own(context), request)
      const wording = wordingOf(parts, context)
      return { list: list.map((order) => orderRow(order, wording)), total, page }
    },

    getProfitInfo({ id, orderNo }, context) {
      if (orderNo !== undefined) return orderCall(orderNo, context)
      if (id === undefined) throw new Refusal('malformed', { field: 'id', problem: 'is missing, and so is orderNo' })
      return productInfo(worldSeenBy(worlds, context), id, context)
    },
  } satisfies Partial<CallHandlers>
}

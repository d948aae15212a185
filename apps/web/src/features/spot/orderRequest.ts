import type { CallData, CallInput } from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import type { SpotMarket } from '../../products/spot/spotMarket.ts'
import { sentConditions, sentType } from '../../terminal/ticket/conditions/sentConditions.ts'
import { hasLimitPrice, hasStopPrice, sentTime } from '../../terminal/ticket/orderEntry.ts'
import { sentProtection } from '../../terminal/ticket/protection/protection.ts'
import { sentByTurnover, type TicketFields, type TicketSize } from './orderTicket.ts'

/** The fields of `tryOrder`, and of `addOrder` without its `cid`. */
export type OrderRequest = CallInput<'tryOrder'>
export type OrderPreview = CallData<'tryOrder'>

/**
 * The request for the order; undefined while a needed entry is missing. Preview and placing use the same request, so the sent order
 * is the one that was shown.
 */
export function orderRequest(fields: TicketFields, size: TicketSize, market: SpotMarket): OrderRequest | undefined {
  const tp = sentProtection(size.takeProfit)
  const sl = sentProtection(size.stopLoss)
  const conditions = sentConditions(fields, { priceScale: market.priceScale, sizeScale: market.amountScale })
  if (!conditions) return undefined
  const request: OrderRequest = {
    symbol: market.symbol,
    side: fields.side,
    type: sentType(fields.type),
    ...sentTime(fields),
    ...conditions,
    ...(tp !== undefined && { tp }),
    ...(sl !== undefined && { sl }),
  }
  if (hasLimitPrice(fields.type)) {
    if (size.price === undefined || size.price <= 0n) return undefined
    request.price = formatPlain(size.price, market.priceScale)
  }
  if (hasStopPrice(fields.type)) {
    if (size.stopPrice === undefined || size.stopPrice <= 0n) return undefined
    request.stopPrice = formatPlain(size.stopPrice, market.priceScale)
  }
  if (sentByTurnover(fields)) {
    if (size.turnover === undefined || size.turnover <= 0n) return undefined
    return { ...request, turnover: formatPlain(size.turnover, market.turnoverScale) }
  }
  if (size.amount === undefined || size.amount <= 0n) return undefined
  return { ...request, amount: formatPlain(size.amount, market.amountScale) }
}

import type { CallData, CallInput } from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import type { ContractMarket } from '../../../products/contracts/contractMarket.ts'
import { sentConditions, sentType } from '../../../terminal/ticket/conditions/sentConditions.ts'
import { hasLimitPrice, hasStopPrice, sentTime } from '../../../terminal/ticket/orderEntry.ts'
import { sentProtection } from '../../../terminal/ticket/protection/protection.ts'
import type { ContractFields } from './contractTicket.ts'
import type { TicketSize } from './ticketSize.ts'

/** The fields of `tryContract`, and of `addContract` without its `cid`. */
export type ContractRequest = CallInput<'tryContract'>
export type ContractPreview = CallData<'tryContract'>

/**
 * The request for the order; undefined while a needed entry is missing. Preview and placing use the same request, so the sent order
 * is the one that was shown.
 */
export function contractRequest(
  fields: ContractFields,
  size: TicketSize,
  market: ContractMarket,
): ContractRequest | undefined {
  if (size.lots === undefined || size.lots <= 0n) return undefined
  const limited = hasLimitPrice(fields.type)
  const stopped = hasStopPrice(fields.type)
  if (limited && (size.price === undefined || size.price <= 0n)) return undefined
  if (stopped && (size.stopPrice === undefined || size.stopPrice <= 0n)) return undefined
  const conditions = sentConditions(fields, { priceScale: market.priceScale, sizeScale: 0 })
  if (!conditions) return undefined
  const tp = sentProtection(size.takeProfit)
  const sl = sentProtection(size.stopLoss)
  return {
    symbol: market.symbol,
    side: fields.side,
    type: sentType(fields.type),
    lots: String(size.lots),
    leverage: String(fields.leverage),
    marginMode: fields.marginMode,
    ...(limited && size.price && { price: formatPlain(size.price, market.priceScale) }),
    ...sentTime(fields),
    ...conditions,
    ...(stopped && size.stopPrice && { stopPrice: formatPlain(size.stopPrice, market.priceScale) }),
    ...((stopped || fields.type === 'trailing_stop') && { trigger: fields.trigger }),
    ...(fields.reduceOnly && { reduceOnly: '1' }),
    ...(tp !== undefined && { tp }),
    ...(sl !== undefined && { sl }),
  }
}

import type { CallRequest, OrderConditions, PlaceOrder } from '@touchstone/protocol'
import { orderConditions } from '../../orders/orderConditions.ts'
import { malformed, orderTerms } from '../../orders/orderTerms.ts'
import { readAmount, readLots } from '../../trading/decimals.ts'
import type { ListedMarket } from '../../trading/marketDirectory.ts'

type OrderRequest = CallRequest<'tryOrder'>

/** An order without its owner and its identity. */
export type OrderDraft = Omit<PlaceOrder, 'type' | 'owner' | 'key1' | 'key2' | 'inputHash' | 'issuedAt'>

function checkSize(request: OrderRequest): void {
  if (request.type !== 'market' && request.turnover !== undefined)
    throw malformed('turnover', 'is for market orders only')
  if (request.amount === undefined && request.turnover === undefined) throw malformed('amount', 'is missing')
  if (request.amount !== undefined && request.turnover !== undefined)
    throw malformed('turnover', 'cannot be given together with amount')
}

/** The order a request describes, in whole ticks and lots. Throws Refusal('malformed' | 'amount_overflow'). */
export function orderDraft(request: OrderRequest, market: ListedMarket): OrderDraft {
  const { definition, units, base, quote } = market
  checkSize(request)
  return {
    market: definition.id,
    side: request.side,
    ...orderTerms(request, units),
    lots: request.amount === undefined ? 0 : readLots('amount', request.amount, units, base.scale),
    turnover: request.turnover === undefined ? 0n : readAmount('turnover', request.turnover, quote.scale),
  }
}

/** The conditions of that order. Throws Refusal('malformed' | 'amount_overflow'). */
export function draftConditions(request: OrderRequest, { lots }: OrderDraft, market: ListedMarket): OrderConditions {
  const { units, base } = market
  const visible = request.visible === undefined ? undefined : readLots('visible', request.visible, units, base.scale)
  return orderConditions(request, units, { lots, visible })
}

import type { CallRequest } from '@touchstone/protocol'
import { Refusal } from '../../errors/refusal.ts'
import { optionalPrice } from '../../orders/orderTerms.ts'
import { readLots } from '../../trading/decimals.ts'
import type { ListedMarket } from '../../trading/marketDirectory.ts'

/** The wish of an edit in ticks and lots; 0 = unchanged. */
export function amendment(request: Omit<CallRequest<'editOrder'>, 'cid'>, market: ListedMarket | undefined) {
  if (request.price === undefined && request.amount === undefined) throw new Refusal('nothing_to_amend')
  if (!market) return { price: 0, lots: 0 }
  return {
    price: optionalPrice('price', request.price, market.units),
    lots: request.amount === undefined ? 0 : readLots('amount', request.amount, market.units, market.base.scale),
  }
}

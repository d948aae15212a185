import type { CallRequest } from '@touchstone/protocol'
import { Refusal } from '../../errors/refusal.ts'
import type { OrderDraft } from '../../sequencer/worldPort.ts'
import { readAmount, readFraction, readLots, readPrice } from '../../trading/decimals.ts'
import type { ListedMarket } from '../../trading/marketDirectory.ts'

type OrderRequest = CallRequest<'tryOrder'>
type OrderType = OrderRequest['type']

/**
 * The fields that a type needs and those that make no sense with it: an order that contradicts itself is refused, not
 * guessed at.
 */
const NEEDS_PRICE: ReadonlySet<OrderType> = new Set(['limit', 'stop_limit'])
const NEEDS_STOP: ReadonlySet<OrderType> = new Set(['stop_limit', 'stop_market'])

function wanted(request: OrderRequest, field: 'price' | 'stopPrice', needed: boolean): string | undefined {
  const value = request[field]
  if (needed && value === undefined) throw new Refusal('malformed', { field, problem: 'is missing' })
  if (!needed && value !== undefined)
    throw new Refusal('malformed', { field, problem: `is not for ${request.type} orders` })
  return value
}

function checkSize(request: OrderRequest): void {
  if (request.type !== 'market' && request.turnover !== undefined)
    throw new Refusal('malformed', { field: 'turnover', problem: 'is for market orders only' })
  if (request.amount === undefined && request.turnover === undefined)
    throw new Refusal('malformed', { field: 'amount', problem: 'is missing' })
  if (request.amount !== undefined && request.turnover !== undefined)
    throw new Refusal('malformed', { field: 'turnover', problem: 'cannot be given together with amount' })
}

/** A market order never rests: the part it cannot fill at once expires. */
function timeInForce(request: OrderRequest): OrderDraft['timeInForce'] {
  const atMarket = !NEEDS_PRICE.has(request.type)
  if (atMarket && request.tif === 'POST')
    throw new Refusal('malformed', { field: 'tif', problem: 'POST is for orders with a price' })
  return atMarket && request.tif === 'GTC' ? 'IOC' : request.tif
}

/** The order a request describes, in whole ticks and lots. Throws Refusal('malformed' | 'amount_overflow'). */
export function orderDraft(request: OrderRequest, market: ListedMarket): OrderDraft {
  const { definition, units, base, quote } = market
  const price = wanted(request, 'price', NEEDS_PRICE.has(request.type))
  const stopPrice = wanted(request, 'stopPrice', NEEDS_STOP.has(request.type))
  checkSize(request)
  if (NEEDS_PRICE.has(request.type) && request.maxSlippage !== undefined)
    throw new Refusal('malformed', { field: 'maxSlippage', problem: `is not for ${request.type} orders` })
  return {
    market: definition.id,
    side: request.side,
    kind: request.type,
    timeInForce: timeInForce(request),
    price: price === undefined ? 0 : readPrice('price', price, units),
    lots: request.amount === undefined ? 0 : readLots('amount', request.amount, units, base.scale),
    turnover: request.turnover === undefined ? 0n : readAmount('turnover', request.turnover, quote.scale),
    stopPrice: stopPrice === undefined ? 0 : readPrice('stopPrice', stopPrice, units),
    maxSlippagePpm: request.maxSlippage === undefined ? 0 : readFraction('maxSlippage', request.maxSlippage),
    selfTrade: request.stp,
  }
}

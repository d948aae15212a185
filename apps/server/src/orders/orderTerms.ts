import type { OrderKind, SelfTradePrevention, TimeInForce } from '@touchstone/protocol'
import type { Ppm, Ticks } from '@touchstone/quantities'
import { Refusal } from '../errors/refusal.ts'
import type { InstrumentText } from '../marketdata/instrumentText.ts'
import { readFraction, readPrice } from '../trading/decimals.ts'

/** What a request says of an order, whatever it is an order of. */
interface OrderRequest {
  readonly type: OrderKind
  readonly tif: TimeInForce
  readonly price?: string | undefined
  readonly stopPrice?: string | undefined
  readonly maxSlippage?: string | undefined
  readonly trailDistance?: string | undefined
  readonly trailRate?: string | undefined
  readonly stp: SelfTradePrevention
}

/** The same in ticks and parts per million; 0 stands for what an order does not have. */
export interface OrderTerms {
  readonly kind: OrderKind
  readonly timeInForce: TimeInForce
  readonly price: Ticks
  readonly stopPrice: Ticks
  readonly maxSlippagePpm: Ppm
  readonly selfTrade: SelfTradePrevention
}

type Units = InstrumentText['units']

/**
 * The fields that a type needs and those that make no sense with it: an order that contradicts itself is refused, not
 * guessed at.
 */
const NEEDS_PRICE: ReadonlySet<OrderKind> = new Set(['limit', 'stop_limit'])
const NEEDS_STOP: ReadonlySet<OrderKind> = new Set(['stop_limit', 'stop_market'])

export function malformed(field: string, problem: string): Refusal {
  return new Refusal('malformed', { field, problem })
}

/** 0 when the text is not given. Throws Refusal('malformed' | 'amount_overflow'). */
export function optionalPrice(field: string, text: string | undefined, units: Units): Ticks {
  return text === undefined ? 0 : readPrice(field, text, units)
}

function priceOf(request: OrderRequest, field: 'price' | 'stopPrice', needed: boolean, units: Units): Ticks {
  const text = request[field]
  if (needed && text === undefined) throw malformed(field, 'is missing')
  if (!needed && text !== undefined) throw malformed(field, `is not for ${request.type} orders`)
  return optionalPrice(field, text, units)
}

/** A market order never rests: the part it cannot fill at once expires. */
function timeInForce({ type, tif }: OrderRequest): TimeInForce {
  const atMarket = !NEEDS_PRICE.has(type)
  if (atMarket && tif === 'POST') throw malformed('tif', 'POST is for orders with a price')
  return atMarket && tif === 'GTC' ? 'IOC' : tif
}

function slippage({ type, maxSlippage }: OrderRequest): Ppm {
  if (maxSlippage === undefined) return 0
  if (NEEDS_PRICE.has(type)) throw malformed('maxSlippage', `is not for ${type} orders`)
  return readFraction('maxSlippage', maxSlippage)
}

/** Throws Refusal('malformed' | 'amount_overflow'). */
export function orderTerms(request: OrderRequest, units: Units): OrderTerms {
  const trails = request.trailDistance !== undefined || request.trailRate !== undefined
  if (trails && request.stopPrice !== undefined) throw malformed('stopPrice', 'is not for stops that trail')
  return {
    kind: request.type,
    timeInForce: timeInForce(request),
    price: priceOf(request, 'price', NEEDS_PRICE.has(request.type), units),
    stopPrice: trails ? 0 : priceOf(request, 'stopPrice', NEEDS_STOP.has(request.type), units),
    maxSlippagePpm: slippage(request),
    selfTrade: request.stp,
  }
}

import type { CallRequest, ContractOrderRequest } from '@touchstone/protocol'
import type { Ticks } from '@touchstone/quantities'
import { Refusal } from '../../../errors/refusal.ts'
import type { ContractText } from '../../../marketdata/contractText.ts'
import { readFraction, readPrice } from '../../../trading/decimals.ts'

type Request = CallRequest<'tryContract'>
type PriceField = 'price' | 'stopPrice' | 'tp' | 'sl'

/**
 * The fields that a type needs and those that make no sense with it: an order that contradicts itself is refused, not
 * guessed at.
 */
const NEEDS_PRICE: ReadonlySet<Request['type']> = new Set(['limit', 'stop_limit'])
const NEEDS_STOP: ReadonlySet<Request['type']> = new Set(['stop_limit', 'stop_market'])

function refuse(field: string, problem: string): never {
  throw new Refusal('malformed', { field, problem })
}

function neededPrice(request: Request, field: 'price' | 'stopPrice', needed: boolean, contract: ContractText): Ticks {
  if (needed && request[field] === undefined) refuse(field, 'is missing')
  if (!needed && request[field] !== undefined) refuse(field, `is not for ${request.type} orders`)
  return optionalPrice(request, field, contract)
}

/** 0 when the field is not given. */
function optionalPrice(request: Request, field: PriceField, contract: ContractText): Ticks {
  const text = request[field]
  return text === undefined ? 0 : readPrice(field, text, contract.units)
}

/** A market order never rests: the part it cannot fill at once expires. */
function timeInForce(request: Request): ContractOrderRequest['timeInForce'] {
  const atMarket = !NEEDS_PRICE.has(request.type)
  if (atMarket && request.tif === 'POST') refuse('tif', 'POST is for orders with a price')
  return atMarket && request.tif === 'GTC' ? 'IOC' : request.tif
}

function slippage(request: Request): number {
  if (request.maxSlippage === undefined) return 0
  if (NEEDS_PRICE.has(request.type)) refuse('maxSlippage', `is not for ${request.type} orders`)
  return readFraction('maxSlippage', request.maxSlippage)
}

/** An order that only shrinks a position opens none, so it cannot set the protection of one. */
function checkProtection({ reduceOnly, tp, sl }: Request): void {
  if (reduceOnly && tp !== undefined) refuse('tp', 'is not for reduce-only orders')
  if (reduceOnly && sl !== undefined) refuse('sl', 'is not for reduce-only orders')
}

/** The order a request describes, in whole ticks and lots. Throws Refusal('malformed' | 'amount_overflow'). */
export function contractDraft(request: Request, contract: ContractText): ContractOrderRequest {
  checkProtection(request)
  return {
    contract: contract.definition.id,
    side: request.side === 'long' ? 'buy' : 'sell',
    kind: request.type,
    timeInForce: timeInForce(request),
    price: neededPrice(request, 'price', NEEDS_PRICE.has(request.type), contract),
    lots: request.lots,
    leverage: request.leverage,
    marginMode: request.marginMode,
    reduceOnly: request.reduceOnly,
    stopPrice: neededPrice(request, 'stopPrice', NEEDS_STOP.has(request.type), contract),
    trigger: request.trigger,
    maxSlippagePpm: slippage(request),
    selfTrade: request.stp,
    takeProfit: optionalPrice(request, 'tp', contract),
    stopLoss: optionalPrice(request, 'sl', contract),
  }
}

/** An order as one text: two requests with the same text ask for the same order. */
export function draftInput(draft: ContractOrderRequest): string {
  const { contract, side, kind, timeInForce: tif, price, lots, leverage, marginMode, reduceOnly } = draft
  const { stopPrice, trigger, maxSlippagePpm, selfTrade, takeProfit, stopLoss } = draft
  const opening = `addContract ${contract} ${side} ${kind} ${tif} ${price} ${lots} ${leverage} ${marginMode} ${reduceOnly}`
  return `${opening} ${stopPrice} ${trigger} ${maxSlippagePpm} ${selfTrade} ${takeProfit} ${stopLoss}`
}

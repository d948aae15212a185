import type { CallRequest, ContractOrderRequest } from '@touchstone/protocol'
import type { ContractText } from '../../../marketdata/contractText.ts'
import { malformed, optionalPrice, orderTerms } from '../../../orders/orderTerms.ts'

type Request = CallRequest<'tryContract'>

/** An order that only shrinks a position opens none, so it cannot set the protection of one. */
function checkProtection({ reduceOnly, tp, sl }: Request): void {
  if (reduceOnly && tp !== undefined) throw malformed('tp', 'is not for reduce-only orders')
  if (reduceOnly && sl !== undefined) throw malformed('sl', 'is not for reduce-only orders')
}

/** The order a request describes, in whole ticks and lots. Throws Refusal('malformed' | 'amount_overflow'). */
export function contractDraft(request: Request, contract: ContractText): ContractOrderRequest {
  checkProtection(request)
  const { lots, leverage, marginMode, reduceOnly, trigger } = request
  return {
    contract: contract.definition.id,
    side: request.side === 'long' ? 'buy' : 'sell',
    ...orderTerms(request, contract.units),
    lots,
    leverage,
    marginMode,
    reduceOnly,
    trigger,
    takeProfit: optionalPrice('tp', request.tp, contract.units),
    stopLoss: optionalPrice('sl', request.sl, contract.units),
  }
}

/** An order as one text: two requests with the same text ask for the same order. */
export function draftInput(draft: ContractOrderRequest): string {
  const { contract, side, kind, timeInForce: tif, price, lots, leverage, marginMode, reduceOnly } = draft
  const { stopPrice, trigger, maxSlippagePpm, selfTrade, takeProfit, stopLoss } = draft
  const opening = `addContract ${contract} ${side} ${kind} ${tif} ${price} ${lots} ${leverage} ${marginMode} ${reduceOnly}`
  return `${opening} ${stopPrice} ${trigger} ${maxSlippagePpm} ${selfTrade} ${takeProfit} ${stopLoss}`
}

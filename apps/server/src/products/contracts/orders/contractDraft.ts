import { contractValue } from '@touchstone/core'
import type { CallRequest, ContractOrderRequest, OrderConditions } from '@touchstone/protocol'
import { Refusal } from '../../../errors/refusal.ts'
import type { ContractText } from '../../../marketdata/contractText.ts'
import { orderConditions } from '../../../orders/orderConditions.ts'
import { malformed, optionalPrice, orderTerms } from '../../../orders/orderTerms.ts'
import type { Trader } from '../../../trading/customerCommands.ts'
import { plainDecimal, readAmount } from '../../../trading/decimals.ts'

type Request = CallRequest<'tryContract'>

/** An order in whole ticks and lots. */
interface ContractDraft {
  readonly order: ContractOrderRequest
  /** Why its value comes to no order now. A repetition is answered nevertheless. */
  readonly refused: Refusal | undefined
  /** The size as the request gives it, as a text. */
  readonly size: string
}

/** An order that only shrinks a position opens none, so it cannot set the protection of one. */
function checkProtection({ reduceOnly, tp, sl }: Request): void {
  if (reduceOnly && tp !== undefined) throw malformed('tp', 'is not for reduce-only orders')
  if (reduceOnly && sl !== undefined) throw malformed('sl', 'is not for reduce-only orders')
}

function checkSize({ lots, notional }: Request): void {
  if (lots === undefined && notional === undefined) throw malformed('lots', 'is missing')
  if (lots !== undefined && notional !== undefined) throw malformed('notional', 'cannot be given together with lots')
}

/** The order a request describes, in whole ticks and lots. Throws Refusal('malformed' | 'amount_overflow'). */
export function contractDraft(request: Request, contract: ContractText, { world }: Trader): ContractDraft {
  checkProtection(request)
  checkSize(request)
  const { lots = 0, leverage, marginMode, reduceOnly, trigger, notional } = request
  const order: ContractOrderRequest = {
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
  if (notional === undefined) return { order, refused: undefined, size: String(lots) }
  const amount = readAmount('notional', notional, contract.quote.scale)
  const worth = world.port.core.contracts.lotsWorth(order, amount)
  const least = reduceOnly ? 1 : contract.definition.minLots
  const refused = worth.lots < least ? tooFew(worth.price, least, contract) : undefined
  return {
    order: { ...order, lots: Math.max(1, worth.lots) },
    refused,
    size: `${plainDecimal(notional)} ${contract.quote.code}`,
  }
}

/** The conditions of that order. Throws Refusal('malformed' | 'amount_overflow'). */
export function draftConditions(request: Request, { units }: ContractText): OrderConditions {
  return orderConditions(request, units, { lots: request.lots ?? 0, visible: request.visible })
}

function tooFew(price: number, least: number, contract: ContractText): Refusal {
  if (price === 0) return new Refusal('no_liquidity')
  return new Refusal('below_minimum_quantity', { min: contract.money(contractValue(price, least, contract.units)) })
}

/** An order as one text: two requests with the same text ask for the same order, whatever lots its value comes to. */
export function draftInput({ order, size }: ContractDraft): string {
  const { contract, side, kind, timeInForce: tif, price, leverage, marginMode, reduceOnly } = order
  const { stopPrice, trigger, maxSlippagePpm, selfTrade, takeProfit, stopLoss } = order
  const opening = `addContract ${contract} ${side} ${kind} ${tif} ${price} ${size} ${leverage} ${marginMode} ${reduceOnly}`
  return `${opening} ${stopPrice} ${trigger} ${maxSlippagePpm} ${selfTrade} ${takeProfit} ${stopLoss}`
}

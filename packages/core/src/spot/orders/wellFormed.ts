import { MAX_MARKET_ID, MAX_PPM, type OrderRequest } from '@touchstone/protocol'
import { isWhole } from '@touchstone/protocol/shape'
import { MAX_AMOUNT, MAX_LOTS, MAX_TICKS } from '@touchstone/quantities'
import { kindNumber, preventionNumber, sideNumber, timeNumber } from '../../matching/orderFlags.ts'

/** Whether every field is in its range and the fields fit the order's kind. PLACE-1. */
export function isWellFormed(order: OrderRequest): boolean {
  return hasKnownWords(order) && hasNumbersInRange(order) && fitsKind(order)
}

function hasKnownWords(order: OrderRequest): boolean {
  return (
    sideNumber(order.side) >= 0 &&
    kindNumber(order.kind) >= 0 &&
    timeNumber(order.timeInForce) >= 0 &&
    preventionNumber(order.selfTrade) >= 0
  )
}

function hasNumbersInRange(order: OrderRequest): boolean {
  return (
    isWhole(order.market, 0, MAX_MARKET_ID) &&
    isWhole(order.price, 0, MAX_TICKS) &&
    isWhole(order.lots, 0, MAX_LOTS) &&
    isWhole(order.stopPrice, 0, MAX_TICKS) &&
    isWhole(order.maxSlippagePpm, 0, MAX_PPM) &&
    hasOneQuantity(order)
  )
}

/** Lots or a turnover, and not both. */
function hasOneQuantity({ lots, turnover }: OrderRequest): boolean {
  if (typeof turnover !== 'bigint') return false
  return lots > 0 ? turnover === 0n : turnover > 0n && turnover <= MAX_AMOUNT
}

function fitsKind(order: OrderRequest): boolean {
  const stops = order.kind === 'stop_limit' || order.kind === 'stop_market'
  if (stops !== order.stopPrice > 0) return false
  if (order.kind === 'limit' || order.kind === 'stop_limit') {
    return order.price > 0 && order.lots > 0
  }
  return order.price === 0 && order.timeInForce !== 'POST'
}

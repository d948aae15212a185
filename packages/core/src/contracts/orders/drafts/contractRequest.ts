import {
  type ContractOrderRequest,
  MARGIN_MODE,
  MAX_LEVERAGE,
  MAX_MARKET_ID,
  MAX_PPM,
  STOP_TRIGGER,
} from '@touchstone/protocol'
import { isWhole } from '@touchstone/protocol/shape'
import { MAX_LOTS, MAX_TICKS } from '@touchstone/quantities'
import { kindNumber, preventionNumber, sideNumber, timeNumber } from '../../../matching/orderFlags.ts'

/** Whether every field is in its range and the fields fit the order's kind. CPLACE-1. */
export function isContractOrder(order: ContractOrderRequest): boolean {
  return hasKnownWords(order) && hasNumbersInRange(order) && fitsKind(order)
}

function hasKnownWords(order: ContractOrderRequest): boolean {
  return (
    sideNumber(order.side) >= 0 &&
    kindNumber(order.kind) >= 0 &&
    timeNumber(order.timeInForce) >= 0 &&
    preventionNumber(order.selfTrade) >= 0 &&
    MARGIN_MODE.numbers.has(order.marginMode) &&
    STOP_TRIGGER.numbers.has(order.trigger) &&
    typeof order.reduceOnly === 'boolean'
  )
}

function hasNumbersInRange(order: ContractOrderRequest): boolean {
  return (
    isWhole(order.contract, 0, MAX_MARKET_ID) &&
    isWhole(order.lots, 1, MAX_LOTS) &&
    isWhole(order.leverage, 1, MAX_LEVERAGE) &&
    isWhole(order.maxSlippagePpm, 0, MAX_PPM) &&
    [order.price, order.stopPrice, order.takeProfit, order.stopLoss].every((price) => isWhole(price, 0, MAX_TICKS))
  )
}

function fitsKind(order: ContractOrderRequest): boolean {
  const stops = order.kind === 'stop_limit' || order.kind === 'stop_market'
  if (stops !== order.stopPrice > 0) return false
  if (order.reduceOnly && (order.takeProfit > 0 || order.stopLoss > 0)) return false
  if (order.kind === 'limit' || order.kind === 'stop_limit') return order.price > 0
  return order.price === 0 && order.timeInForce !== 'POST'
}

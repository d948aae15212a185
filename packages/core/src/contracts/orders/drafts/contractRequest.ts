import {
  type ContractOrderRequest,
  isTrailing,
  MARGIN_MODE,
  MAX_LEVERAGE,
  MAX_MARKET_ID,
  MAX_PPM,
  type OrderConditions,
  type PlaceConditionalContractOrder,
  STOP_TRIGGER,
} from '@touchstone/protocol'
import { isWhole } from '@touchstone/protocol/shape'
import { MAX_LOTS, MAX_TICKS } from '@touchstone/quantities'
import { fitsConditions } from '../../../orders/judgeConditions.ts'
import { fitsKind, hasKnownWords } from '../../../orders/wellFormed.ts'

export function isConditionalContractOrder(command: PlaceConditionalContractOrder): boolean {
  return fitsContractWith(command, command)
}

/** Whether the order and its conditions fit each other, all in their ranges. GTD-1, TRAIL-1. */
export function fitsContractWith(order: ContractOrderRequest, conditions: OrderConditions): boolean {
  return isInRange(order) && fitsKind(order, isTrailing(conditions)) && fitsConditions(order, conditions)
}

/** Whether every field is in its range and the fields fit the order's kind. CPLACE-1. */
export function isContractOrder(order: ContractOrderRequest): boolean {
  return isInRange(order) && fitsKind(order, false)
}

function isInRange(order: ContractOrderRequest): boolean {
  return hasKnownWords(order) && hasOwnWords(order) && hasNumbersInRange(order) && fitsReducing(order)
}

function hasOwnWords(order: ContractOrderRequest): boolean {
  return (
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

/** A reduce-only order cannot carry protection, because it opens no position to protect. */
function fitsReducing({ reduceOnly, takeProfit, stopLoss }: ContractOrderRequest): boolean {
  return !reduceOnly || (takeProfit === 0 && stopLoss === 0)
}

import {
  isTrailing,
  MAX_MARKET_ID,
  MAX_PPM,
  type OrderConditions,
  type OrderRequest,
  type PlaceConditionalOrder,
} from '@touchstone/protocol'
import { isWhole } from '@touchstone/protocol/shape'
import { MAX_AMOUNT, MAX_LOTS, MAX_TICKS } from '@touchstone/quantities'
import { fitsConditions } from '../../orders/judgeConditions.ts'
import { fitsKind, hasKnownWords } from '../../orders/wellFormed.ts'

export function isConditionalOrder(command: PlaceConditionalOrder): boolean {
  return fitsWith(command, command)
}

/** Whether the order and its conditions fit each other, all in their ranges. GTD-1, TRAIL-1. */
export function fitsWith(order: OrderRequest, conditions: OrderConditions): boolean {
  return isInRange(order) && fitsKind(order, isTrailing(conditions)) && fitsConditions(order, conditions)
}

/** Whether every field is in its range and the fields fit the order's kind. PLACE-1. */
export function isWellFormed(order: OrderRequest): boolean {
  return isInRange(order) && fitsKind(order, false)
}

function isInRange(order: OrderRequest): boolean {
  return hasKnownWords(order) && hasNumbersInRange(order)
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

/** Lots or a turnover, and not both; an order with a limit is by lots. */
function hasOneQuantity({ kind, lots, turnover }: OrderRequest): boolean {
  if (typeof turnover !== 'bigint') return false
  if (lots === 0 && (kind === 'limit' || kind === 'stop_limit')) return false
  return lots > 0 ? turnover === 0n : turnover > 0n && turnover <= MAX_AMOUNT
}

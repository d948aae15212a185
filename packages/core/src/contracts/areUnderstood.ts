import {
  type AdjustMargin,
  type AmendContractOrder,
  type CancelAllContractOrders,
  type CancelContractOrder,
  type CloseAllPositions,
  type ClosePosition,
  KEEP_PROTECTION,
  type SetLeverage,
  type SetProtection,
} from '@touchstone/protocol'
import { MAX_AMOUNT, MAX_LOTS, MAX_TICKS } from '@touchstone/quantities'
import { MAX_ID, MAX_LEVERAGE, MAX_MARKET_ID } from '../entry/limits.ts'
import { isWhole } from '../entry/refusal.ts'
import { MARGIN_MODES } from './orders/contractRequest.ts'

/* Whether the fields of the rarer commands are in their range. */

export function isAmendContractOrderUnderstood({ order, price, lots, stopPrice }: AmendContractOrder): boolean {
  return isWhole(order, 1, MAX_ID) && isPrice(price) && isWhole(lots, 0, MAX_LOTS) && isPrice(stopPrice)
}

export function isCancelContractOrderUnderstood({ order }: CancelContractOrder): boolean {
  return isWhole(order, 1, MAX_ID)
}

export function isCancelAllContractOrdersUnderstood({ contract }: CancelAllContractOrders): boolean {
  return isContract(contract)
}

export function isClosePositionUnderstood({ contract, position, lots, price }: ClosePosition): boolean {
  return isContract(contract) && isPosition(position) && isWhole(lots, 0, MAX_LOTS) && isPrice(price)
}

export function isCloseAllPositionsUnderstood({ contract }: CloseAllPositions): boolean {
  return isContract(contract)
}

export function isSetProtectionUnderstood({ contract, position, takeProfit, stopLoss }: SetProtection): boolean {
  return isContract(contract) && isPosition(position) && isProtection(takeProfit) && isProtection(stopLoss)
}

export function isAdjustMarginUnderstood({ contract, position, change }: AdjustMargin): boolean {
  return isContract(contract) && isPosition(position) && isChange(change)
}

export function isSetLeverageUnderstood({ contract, leverage, marginMode }: SetLeverage): boolean {
  return isContract(contract) && isWhole(leverage, 1, MAX_LEVERAGE) && MARGIN_MODES.includes(marginMode)
}

function isContract(id: number): boolean {
  return isWhole(id, 0, MAX_MARKET_ID)
}

function isPrice(price: number): boolean {
  return isWhole(price, 0, MAX_TICKS)
}

/** 0 = whichever is open. */
function isPosition(id: number): boolean {
  return isWhole(id, 0, MAX_ID)
}

function isProtection(price: number): boolean {
  return price === KEEP_PROTECTION || isPrice(price)
}

function isChange(change: bigint): boolean {
  return typeof change === 'bigint' && change !== 0n && change <= MAX_AMOUNT && change >= -MAX_AMOUNT
}

import type { Amount } from '@touchstone/quantities'
import { larger } from '@touchstone/quantities'
import { initialMargin } from '../arithmetic/margin.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { Position } from '../position.ts'
import { positionValueOf } from '../risk/positionValue.ts'

/** The least and the most margin a customer may give an isolated position. */
export interface MarginLimits {
  /** Before losses settled with the clearing account, as the customer reckons it. */
  readonly margin: Amount
  readonly least: Amount
  readonly most: Amount
}

/**
 * At least the initial margin of the entry, and with the profit so far that of the mark value; at most the whole entry value,
 * when nothing is borrowed any more. POS-2.
 */
export function marginLimits(market: ContractMarket, position: Position): MarginLimits {
  const { value, unrealised } = positionValueOf(market, position)
  const margin = position.margin + position.settledLoss
  const profit = unrealised - position.settledLoss
  const atEntry = initialMargin(position.entryValue, position.leverage)
  const atMark = initialMargin(value, position.leverage) - profit
  return { margin, least: larger(atEntry, atMark), most: position.entryValue }
}

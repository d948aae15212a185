import { SYSTEM_OWNERS } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { takeOverShortfall } from '../arithmetic/checkLiquidation.ts'
import { bankruptcyValue } from '../arithmetic/closingPrices.ts'
import { partOf } from '../arithmetic/partOf.ts'
import { availableCash } from '../cash.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import type { Position } from '../position.ts'
import { announcePosition, closeLots, extendPosition, payLoss, payProfit } from '../positions/changePosition.ts'
import { deleverage } from './deleverage.ts'
import { tellStep, worksheetOf } from './worksheet.ts'

const INSURANCE = SYSTEM_OWNERS.insurance
const BY_THE_FUND = { leverage: 1, marginMode: 'cross' } as const

/**
 * The insurance fund takes a whole position over at the value that leaves nothing of `behind`, the money that stands behind
 * it: its margin, or its part of a cross account. Returns false, and does nothing, while the fund cannot: it holds the other
 * side and could not pay the loss that closing it would make. LIQ-4, FUND-I-1.
 */
export function takeOver(state: ContractsState, market: ContractMarket, position: Position, behind: Amount): boolean {
  const { lots, size, basis, side } = position
  const value = bankruptcyValue({ lots, basis, margin: behind })
  const worksheet = worksheetOf(state, market, position)
  if (!makeRoom(state, market, position, value) || position.size !== size) return false
  exchangeLots(state, market, position, value)
  const shortfall = takeOverShortfall(side, value, worksheet.markValue)
  tellStep(state, worksheet, 'taken_over', { lots: size, value, fee: 0n, shortfall })
  for (const owner of [position.owner, INSURANCE]) announcePosition(state, market, owner, 'liquidation')
  return true
}

/**
 * The fund's lots on the other side are closed by those it takes over, the rest is added to its position. As in a trade,
 * both sides change before money moves, and losses come in before profits go out.
 */
function exchangeLots(state: ContractsState, market: ContractMarket, position: Position, value: Amount): void {
  const { lots, size, id } = position
  const held = state.contracts.positions.of(INSURANCE, market.place)
  const closing = held && held.isLong !== position.isLong ? Math.min(size, held.size) : 0
  const closingValue = partOf(value, closing, size)
  const closings = [closeLots(state, market, position, size, value)]
  if (held && closing > 0) closings.push(closeLots(state, market, held, closing, closingValue))
  const left = lots > 0 ? size - closing : closing - size
  if (left !== 0) extendPosition(state, market, INSURANCE, left, value - closingValue, 0n, BY_THE_FUND)
  for (const each of closings) payLoss(state, market, each, id)
  for (const each of closings) payProfit(state, market, each, id)
}

/** Whether the fund can pay for closing its lots on the other side; if not, those are deleveraged first. */
function makeRoom(state: ContractsState, market: ContractMarket, { lots, size }: Position, value: Amount): boolean {
  if (canClose(state, market, lots, size, value)) return true
  const held = state.contracts.positions.of(INSURANCE, market.place)
  if (held) deleverage(state, market, held, Math.min(size, held.size))
  return canClose(state, market, lots, size, value)
}

function canClose(state: ContractsState, market: ContractMarket, lots: number, size: number, value: Amount): boolean {
  const held = state.contracts.positions.of(INSURANCE, market.place)
  if (!held || held.isLong === lots > 0) return true
  const closing = Math.min(size, held.size)
  const cost = partOf(held.basis, closing, held.size)
  const price = partOf(value, closing, size)
  const loss = held.isLong ? cost - price : price - cost
  return loss <= availableCash(state, INSURANCE, market.quote)
}

import { SYSTEM_OWNERS } from '@touchstone/protocol'
import { type Amount, chargeUp, divideDown, type Lots } from '@touchstone/quantities'
import { AVAILABLE } from '../../ledger/accounts.ts'
import { contractValue } from '../arithmetic/margin.ts'
import { tierOf } from '../arithmetic/marginTiers.ts'
import { partOf } from '../arithmetic/partOf.ts'
import { availableCash, cashCell } from '../cash.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import { closeInBook } from '../orders/execution/closingOrder.ts'
import type { Position } from '../position.ts'
import { payableFor } from '../positions/charge.ts'
import { noteChange } from '../positions/noteChange.ts'
import { LIQUIDATION_FEE } from '../reasons.ts'
import { closingLimit } from './closingLimit.ts'
import { tellStep, worksheetOf } from './worksheet.ts'

/**
 * Closes as much of a position in the book as brings it down to the edge of the tier below its own, for the taker fee and
 * the liquidation fee. Returns whether that was possible and filled. A position in the first tier has no tier below. LIQ-3.
 */
export function reduceByTier(state: ContractsState, market: ContractMarket, position: Position): boolean {
  const lots = lotsAboveTier(market, position)
  if (lots === 0) return false
  const { liquidationPpm, takerPpm } = market.definition
  const payable =
    position.marginMode === 'cross' ? payableFor(state, market, position) : partOf(position.margin, lots, position.size)
  const limit = closingLimit(market, position, lots, payable, takerPpm + liquidationPpm)
  if (limit === 0) return false
  const worksheet = worksheetOf(state, market, position)
  const { lotsFilled, value } = closeInBook(state, market, position.owner, lots, limit, 'liquidation')
  if (lotsFilled === 0) return false
  const fee = payLiquidationFee(state, market, position, chargeUp(value, liquidationPpm))
  tellStep(state, worksheet, 'reduced', { lots: lotsFilled, value, fee, shortfall: 0n })
  return lotsFilled === lots
}

/** Out of the margin that closing the lots has set free: the margin of the rest is not touched. Returns the amount paid. */
function payLiquidationFee(state: ContractsState, market: ContractMarket, position: Position, owed: Amount): Amount {
  const available = availableCash(state, position.owner, market.quote)
  const fee = available < owed ? available : owed
  const source = cashCell(state, position.owner, market.quote, AVAILABLE)
  const fund = cashCell(state, SYSTEM_OWNERS.insurance, market.quote, AVAILABLE)
  state.journal.post(source, fund, fee, LIQUIDATION_FEE, position.id)
  position.fees += fee
  noteChange(state, position)
  return fee
}

/** How many lots the position has above the edge of the tier below its own; 0 in the first tier. */
function lotsAboveTier({ markPrice, units, tiers }: ContractMarket, { size }: Position): Lots {
  const place = tierOf(contractValue(markPrice, size, units), tiers)
  const below = tiers[place - 1]
  if (!below) return 0
  const perLot = contractValue(markPrice, 1, units)
  const kept = divideDown(below.upTo, perLot)
  return kept < BigInt(size) ? size - Number(kept) : 0
}

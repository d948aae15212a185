import type { Amount } from '@touchstone/quantities'
import { AVAILABLE } from '../../ledger/accounts.ts'
import { contractValue } from '../arithmetic/margin.ts'
import { unrealisedProfit } from '../arithmetic/profit.ts'
import { cashCell, clearingCell } from '../cash.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import type { Position } from '../position.ts'
import { PNL } from '../reasons.ts'
import { noteChange } from './noteChange.ts'
import { settleLosses } from './settleLosses.ts'

/**
 * Pays up to `needed` of an open profit at the mark price to its owner while the position stays open; its basis moves, its
 * entry does not. For a cross account that must pay a loss and has the money in open profits only. Returns the amount paid.
 */
export function drawProfit(state: ContractsState, market: ContractMarket, position: Position, needed: Amount): Amount {
  const value = contractValue(market.markPrice, position.size, market.units)
  const profit = unrealisedProfit(position.lots, value, position.basis)
  const wanted = profit < needed ? profit : needed
  if (wanted <= 0n) return 0n
  const paid = wanted - settleLosses(state, market, wanted)
  const available = cashCell(state, position.owner, market.quote, AVAILABLE)
  state.journal.post(clearingCell(state, market.quote), available, paid, PNL, position.id)
  market.cleared -= paid
  position.basis += position.isLong ? paid : -paid
  noteChange(state, position)
  return paid
}

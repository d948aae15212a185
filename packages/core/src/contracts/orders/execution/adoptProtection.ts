import { BUY, sideOf } from '../../../matching/orderFlags.ts'
import type { ContractMarket } from '../../contractMarket.ts'
import type { ContractsState } from '../../contractsState.ts'
import { noteChange } from '../../positions/noteChange.ts'

/** The first fill of an order sets its take-profit and stop-loss on the position it opened or added to. PROT-1. */
export function adoptProtection(state: ContractsState, market: ContractMarket, slot: number): void {
  const { orders, terms, positions } = state.contracts
  const { takeProfit, stopLoss } = terms.of(slot)
  const position = positions.of(orders.owner(slot), market.place)
  if (!position || position.isLong !== (sideOf(orders.flags(slot)) === BUY)) return
  if (takeProfit !== 0) position.takeProfit = takeProfit
  if (stopLoss !== 0) position.stopLoss = stopLoss
  market.alarms.protect(position)
  noteChange(state, position)
}

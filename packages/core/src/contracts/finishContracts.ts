import type { ContractsState } from './contractsState.ts'
import { announceChanges } from './orders/execution/executeContractOrder.ts'
import { triggerLateStops } from './orders/triggers/contractStops.ts'
import { rankMany } from './positions/ranks/inOrder.ts'
import { continueLiquidations } from './risk/continueLiquidations.ts'

/**
 * The end of every entry: stops that its trades have reached, liquidations, and events for changed positions that have none
 * yet.
 */
export function finishContracts(state: ContractsState): void {
  if (state.contracts.markets.length === 0) return
  triggerLateStops(state)
  continueLiquidations(state)
  announceChanges(state, 0, 'user')
  rankMany(state)
}

import type { OwnerId } from '@touchstone/protocol'
import type { ContractsState } from '../contractsState.ts'
import { cancelContractOrders } from '../orders/execution/closingOrder.ts'
import { announcePosition } from '../positions/changePosition.ts'
import { hasLost, settleLoser } from './settlePosition.ts'

/**
 * Ends an owner's orders and losing positions in contracts that are being settled, ahead of the owner's turn: before an own
 * command, and before the owner is liquidated. Nobody pays less for having acted in between. SETTLE-5.
 */
export function settleEarly(state: ContractsState, owner: OwnerId): void {
  if (state.contracts.settlements === 0) return
  for (const market of state.contracts.markets) {
    const { settlement, place } = market
    if (!settlement) continue
    cancelContractOrders(state, owner, place, 'settlement')
    const position = state.contracts.positions.of(owner, place)
    if (settlement.stage === 'paying' || !position || !hasLost(market, position)) continue
    settleLoser(state, market, settlement, position)
    announcePosition(state, market, owner, 'settlement')
  }
}

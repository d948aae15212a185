import { InvariantBroken } from '../../entry/invariantBroken.ts'
import type { ContractsState } from '../contractsState.ts'
import { checkAlarms } from './checkAlarms.ts'
import { healthOf, isLiquidated, isUnhealthy } from './health.ts'

/**
 * I13: every isolated position is healthy at its mark, or queued. Cross accounts too, but that an order's hold or a transfer
 * may bring one between its maintenance and its margins: that is found at the next mark, so here only one with nothing left
 * has to be queued.
 */
export function checkHealth(state: ContractsState): void {
  const { markets, positions, liquidations } = state.contracts
  for (const market of markets) {
    for (const position of market.markPrice === 0 ? [] : positions.ofContract(market.place)) {
      if (!isLiquidated(position.owner) || liquidations.has(position.id)) continue
      const health = healthOf(state, market, position)
      const broken = position.marginMode === 'isolated' ? isUnhealthy(health) : health.equity < 0n
      if (broken) throw new InvariantBroken('I13', `position ${position.id} is due and not queued`)
    }
  }
  checkAlarms(state)
}

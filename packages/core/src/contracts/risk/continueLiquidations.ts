import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import { payOwedFunding } from '../funding/fundEarly.ts'
import type { Position } from '../position.ts'
import { isStruck } from '../prices/strike.ts'
import { healthOf, isUnhealthy } from './health.ts'
import { liquidateAccount, liquidatePosition } from './liquidate.ts'
import { queueUnhealthy } from './queueUnhealthy.ts'

/** A crash liquidates many at once: so many an entry, so that orders still get their turn. */
const MOST_PER_ENTRY = 50

/**
 * The last thing of every entry: queues the positions that its marks and changes made due, liquidates from the front of the
 * queue, and queues those that this made due. After it every position is healthy or queued. LIQ-6.
 */
export function continueLiquidations(state: ContractsState): void {
  const { contracts } = state
  if (contracts.struck.size === 0 && contracts.unchecked.size === 0 && contracts.liquidations.length === 0) return
  queueUnhealthy(state)
  if (contracts.liquidations.length === 0) return
  workThrough(state)
  queueUnhealthy(state)
}

/** Takes each queued position once. Out of the queue go those that have ended or are healthy again. */
function workThrough(state: ContractsState): void {
  const { contracts } = state
  let left = MOST_PER_ENTRY
  for (const id of contracts.liquidations) {
    const position = contracts.positions.byId(id)
    const market = position && contracts.markets[position.contract]
    if (!position || !market || left === 0 || !isStruck(state, market)) continue
    payOwedFunding(state, position.owner)
    if (isUnhealthy(healthOf(state, market, position))) left -= liquidate(state, market, position)
    if (left < 0) left = 0
  }
  contracts.liquidations = contracts.liquidations.filter((id) => isStillDue(state, id))
}

/** Returns how many positions that was. */
function liquidate(state: ContractsState, market: ContractMarket, position: Position): number {
  if (position.marginMode === 'isolated') {
    liquidatePosition(state, market, position)
    return 1
  }
  const count = state.contracts.positions.ofOwner(position.owner).length
  liquidateAccount(state, position.owner, market.quote)
  return count
}

/** What stays open outside the queue is for marks to look at again. */
function isStillDue(state: ContractsState, id: number): boolean {
  const position = state.contracts.positions.byId(id)
  const market = position && state.contracts.markets[position.contract]
  if (!position || !market) return false
  if (isUnhealthy(healthOf(state, market, position))) return true
  state.contracts.unchecked.add(position)
  return false
}

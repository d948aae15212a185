import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import { payOwedFunding } from '../funding/fundEarly.ts'
import type { Position } from '../position.ts'
import { isStruck } from '../prices/strike.ts'
import { settleEarly } from '../settlement/settleEarly.ts'
import { healthOf, isUnhealthy } from './health.ts'
import { liquidateAccount, liquidatePosition } from './liquidate.ts'
import { queueUnhealthy } from './queueUnhealthy.ts'

/** A crash liquidates many at once: so many an entry, so that orders still get their turn. */
const MOST_PER_ENTRY = 50
/** Looking at one that has to wait, or is healthy again, costs a few microseconds. */
const MOST_LOOKED_AT = 250

/**
 * The last thing of every entry: queues the positions that its marks and changes made due, liquidates from the front of the
 * queue, and queues those that this made due. After it every position is healthy or queued. LIQ-6.
 */
export function continueLiquidations(state: ContractsState): void {
  const { contracts } = state
  if (contracts.struck.size === 0 && contracts.unchecked.size === 0 && contracts.liquidations.size === 0) return
  queueUnhealthy(state)
  if (contracts.liquidations.size === 0) return
  workThrough(state)
  queueUnhealthy(state)
}

/**
 * Takes positions from the front of the queue, each once. Out of it go those that have ended or are healthy again; those that
 * have to wait keep their places, unless others were not looked at: these are next then, so that nobody is left out.
 */
function workThrough(state: ContractsState): void {
  const { liquidations } = state.contracts
  const looked: number[] = []
  let left = MOST_PER_ENTRY
  for (const id of liquidations) {
    if (left <= 0 || looked.length === MOST_LOOKED_AT) break
    looked.push(id)
    left -= workOn(state, id)
  }
  const isCut = looked.length < liquidations.size
  for (const id of looked) {
    const isDue = isStillDue(state, id)
    if (isCut || !isDue) liquidations.delete(id)
    if (isCut && isDue) liquidations.add(id)
  }
}

/** Liquidates a queued position if it is due and its contract has a mark; returns how many positions that was. */
function workOn(state: ContractsState, id: number): number {
  const position = state.contracts.positions.byId(id)
  const market = position && state.contracts.markets[position.contract]
  if (!position || !market || !isStruck(state, market)) return 0
  payOwedFunding(state, position.owner)
  settleEarly(state, position.owner)
  return isUnhealthy(healthOf(state, market, position)) ? liquidate(state, market, position) : 0
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

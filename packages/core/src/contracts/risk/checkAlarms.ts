import { InvariantBroken } from '../../entry/invariantBroken.ts'
import { AVAILABLE } from '../../ledger/accounts.ts'
import { cashWallet } from '../cash.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import type { Position } from '../position.ts'
import { accountKey } from './accountKey.ts'
import { healthOf, isLiquidated, isUnhealthy, liquidationPriceOf } from './health.ts'

/**
 * I13: looking at every position finds nothing that the alarms would pass over. Take-profits and stop-losses are where the
 * positions have them, an isolated position's alarm goes off at its liquidation price, and a cross account that no mark would look at
 * is healthy. Positions in the queue are looked at by the queue.
 */
export function checkAlarms(state: ContractsState): void {
  const { liquidations: queued } = state.contracts
  for (const market of state.contracts.markets) {
    const positions = state.contracts.positions.ofContract(market.place)
    for (const position of positions) {
      const isWatched = isLiquidated(position.owner) && !queued.has(position.id)
      if (isProtected(market, position) && (!isWatched || isFound(state, market, position))) continue
      throw new InvariantBroken('I13', `position ${position.id} would be passed over by marks`)
    }
    checkRanks(state, market, positions)
    const { health, stopLoss, takeProfit } = market.alarms
    for (const alarms of [health, stopLoss, takeProfit]) {
      const known = positions.filter((position) => alarms.priceOf(position) !== 0).length
      if (known !== alarms.size)
        throw new InvariantBroken('I13', `${market.definition.symbol}: ${alarms.size} alarms of ${known} positions`)
    }
  }
}

/** The orders of deleveraging, of losses and of profits know every position as it is. */
function checkRanks(
  { contracts: { unranked } }: ContractsState,
  { ranks, definition }: ContractMarket,
  positions: readonly Position[],
): void {
  const wrong = positions.find((position) => !unranked.has(position) && !ranks[position.side].isCurrent(position))
  if (wrong) throw new InvariantBroken('I13', `position ${wrong.id} has another rank than its own`)
  const ranked = ranks.long.size + ranks.short.size
  if (ranked > positions.length + unranked.size)
    throw new InvariantBroken('I13', `${definition.symbol}: ${ranked} ranks of ${positions.length} positions`)
}

function isProtected({ alarms }: ContractMarket, position: Position): boolean {
  const { stopLoss, takeProfit } = position
  return alarms.stopLoss.priceOf(position) === stopLoss && alarms.takeProfit.priceOf(position) === takeProfit
}

function isFound(state: ContractsState, market: ContractMarket, position: Position): boolean {
  // Within an entry: the end of the entry looks at the positions it has changed.
  if (state.contracts.unchecked.has(position)) return true
  const { health } = market.alarms
  if (position.marginMode === 'isolated') {
    // A loss that is forgiven moves the price away and leaves the alarm where it is: it goes off too early, never too late.
    const price = liquidationPriceOf(market, position)
    return price === 0 || health.isReached(position, price)
  }
  if (isDoubted(state, market, position)) return true
  return !health.isReached(position, market.markPrice) && !isUnhealthy(healthOf(state, market, position))
}

/** Whether the next mark looks at the account in any case. */
function isDoubted(
  { contracts, accounts, journal }: ContractsState,
  market: ContractMarket,
  { owner }: Position,
): boolean {
  if (contracts.doubtful.has(accountKey(owner, market.quote))) return true
  const start = accounts.find(owner, cashWallet(owner))
  return start >= 0 && !journal.debits.isWatched(start + market.quote * 2 + AVAILABLE)
}

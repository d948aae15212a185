import { type OwnerId, SYSTEM_OWNERS } from '@touchstone/protocol'
import { InvariantBroken } from '../../entry/invariantBroken.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import { announcePosition } from '../positions/changePosition.ts'
import { lossOf } from '../positions/ranks/largestFirst.ts'
import { relieveFund } from '../risk/deleverage.ts'
import { cancelSettledOrders } from './cancelSettledOrders.ts'
import { RunningSettlement } from './runningSettlement.ts'
import { EXPECTED_SAMPLES, LEAST_SAMPLES, settlementMean } from './settlementWindow.ts'
import { closeAtSettlement, hasLost, settleLoser } from './settlePosition.ts'

/**
 * At the moment of expiry the contract settles, or begins to wait for enough samples; later it goes on as far as the entry
 * may. SETTLE-2, SETTLE-3, SETTLE-5.
 */
export function settleExpired(state: ContractsState, market: ContractMarket): void {
  if (market.settlement) {
    goOn(state, market, market.settlement)
    return
  }
  if (market.settlementCount >= LEAST_SAMPLES) {
    settleContract(state, market)
    return
  }
  market.awaitsSettlement = true
  market.settlementSum = 0n
  market.settlementCount = 0
}

/**
 * Ends a dated contract: orders go, every position closes at the mean of the samples. The insurance fund first takes over
 * the positions whose owners cannot pay their loss at that price, and those that the fund cannot carry are deleveraged, so
 * that everyone else is paid in full. From now on nothing else happens to the contract, however many entries this takes.
 * SETTLE-2, SETTLE-4, SETTLE-5.
 */
export function settleContract(state: ContractsState, market: ContractMarket): void {
  market.settlementPrice = settlementMean(market)
  market.markPrice = market.settlementPrice
  market.state = 'settled'
  market.awaitsSettlement = false
  market.settlement = new RunningSettlement()
  state.contracts.settlements++
  goOn(state, market, market.settlement)
  // Positions that are still open are at another mark now, and so are their accounts.
  if (market.settlement) state.contracts.struck.add(market)
}

function goOn(state: ContractsState, market: ContractMarket, settlement: RunningSettlement): void {
  const served: OwnerId[] = []
  const isOver = carryOn(state, market, settlement, served)
  for (const owner of served.sort((one, other) => one - other)) announcePosition(state, market, owner, 'settlement')
  if (isOver) end(state, market, settlement)
}

/** Returns whether everything is done; `served` gathers the owners whose positions this entry has closed. */
function carryOn(
  state: ContractsState,
  market: ContractMarket,
  settlement: RunningSettlement,
  served: OwnerId[],
): boolean {
  if (settlement.stage === 'cancelling') {
    if (!cancelSettledOrders(state, market)) return false
    settlement.stage = 'collecting'
  }
  if (settlement.stage === 'collecting') {
    if (!collect(state, market, settlement, served)) return false
    closeFund(state, market, settlement, served)
    settlement.stage = 'paying'
    settlement.next = 0
  }
  return state.contracts.settlementTurns > 0 && pay(state, market, settlement, served)
}

function collect(
  state: ContractsState,
  market: ContractMarket,
  settlement: RunningSettlement,
  served: OwnerId[],
): boolean {
  const { contracts } = state
  const turns = contracts.settlementTurns
  const positions = contracts.positions.ofContractFrom(market.place, settlement.next, turns)
  for (const position of positions) {
    if (contracts.settlementTurns <= 0) return false
    settlement.next = position.owner + 1
    contracts.settlementTurns--
    if (!hasLost(market, position) || position.owner === SYSTEM_OWNERS.insurance) continue
    settleLoser(state, market, settlement, position)
    served.push(position.owner)
  }
  return positions.length < turns
}

/** With everything it has taken over, and as much of it as it can carry. ADL-2. */
function closeFund(
  state: ContractsState,
  market: ContractMarket,
  settlement: RunningSettlement,
  served: OwnerId[],
): void {
  relieveFund(state, market)
  const held = state.contracts.positions.of(SYSTEM_OWNERS.insurance, market.place)
  if (!held || !hasLost(market, held)) return
  closeAtSettlement(state, market, settlement, held)
  served.push(held.owner)
}

/** Those that are left have gained, and what they are owed lies in the clearing account. */
function pay(state: ContractsState, market: ContractMarket, settlement: RunningSettlement, served: OwnerId[]): boolean {
  const { contracts } = state
  const turns = contracts.settlementTurns
  const positions = contracts.positions.ofContractFrom(market.place, settlement.next, turns)
  for (const position of positions) {
    const profit = -lossOf(market, position)
    if (profit < 0n || profit > market.cleared)
      throw new InvariantBroken('I12', `position ${position.id} is to be paid ${profit}, and a loss was passed over`)
    settlement.next = position.owner + 1
    closeAtSettlement(state, market, settlement, position)
    served.push(position.owner)
  }
  contracts.settlementTurns -= positions.length
  return positions.length < turns
}

function end(state: ContractsState, market: ContractMarket, { lots }: RunningSettlement): void {
  const { definition, place, settlementPrice: price, settlementCount: samples } = market
  const [left] = state.contracts.positions.ofContractFrom(place, 0, 1)
  if (left || lots !== 0)
    throw new InvariantBroken('I12', `${definition.symbol}: its settlement left out ${left ? left.id : `${lots} lots`}`)
  market.settlement = undefined
  state.contracts.settlements--
  state.emit({ type: 'ContractSettled', contract: definition.id, price, samples, expectedSamples: EXPECTED_SAMPLES })
}

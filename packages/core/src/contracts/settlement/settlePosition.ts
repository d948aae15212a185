import type { Amount } from '@touchstone/quantities'
import { contractValue } from '../arithmetic/margin.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import { payOwedFunding } from '../funding/fundEarly.ts'
import type { Position } from '../position.ts'
import { reducePosition } from '../positions/changePosition.ts'
import { payableFor } from '../positions/charge.ts'
import { drawProfit } from '../positions/drawProfit.ts'
import { lossOf } from '../positions/ranks/largestFirst.ts'
import { crossAccount } from '../risk/crossAccount.ts'
import { takeOver } from '../risk/takeOver.ts'
import type { RunningSettlement } from './runningSettlement.ts'

/** A position that is taken over costs as much as so many that are closed. */
const TAKE_OVER_TURNS = 5

/** At the settlement price, which is the contract's mark. */
export function hasLost(market: ContractMarket, position: Position): boolean {
  return lossOf(market, position) > 0n
}

/** Closes a position that has lost; the insurance fund takes it over instead when its owner cannot pay. SETTLE-4. */
export function settleLoser(
  state: ContractsState,
  market: ContractMarket,
  settlement: RunningSettlement,
  position: Position,
): void {
  payOwedFunding(state, position.owner)
  const loss = lossOf(market, position)
  raiseCash(state, market, position, loss)
  const payable = payableFor(state, market, position)
  if (loss > payable) {
    const { contracts } = state
    contracts.settlementTurns = Math.max(0, contracts.settlementTurns - TAKE_OVER_TURNS)
    takeOver(state, market, position, payable)
  }
  // Where the fund could not take it over, it pays what there is.
  if (position.lots !== 0) closeAtSettlement(state, market, settlement, position)
}

/** The money moves with it: a loss comes in, or a profit that is in the clearing account goes out. */
export function closeAtSettlement(
  state: ContractsState,
  market: ContractMarket,
  settlement: RunningSettlement,
  position: Position,
): void {
  const { id, lots, size } = position
  settlement.lots += lots
  const value = contractValue(market.settlementPrice, size, market.units)
  reducePosition(state, market, position, size, value, id)
}

/** Money that a cross account lacks to pay a loss comes out of its open profits first: while it can pay, nobody else does. */
function raiseCash(state: ContractsState, market: ContractMarket, position: Position, loss: Amount): void {
  if (position.marginMode === 'isolated') return
  for (const other of crossAccount(state, position.owner, market.quote).positions) {
    const missing = loss - payableFor(state, market, position)
    if (other.position !== position && missing > 0n) drawProfit(state, other.market, other.position, missing)
  }
}

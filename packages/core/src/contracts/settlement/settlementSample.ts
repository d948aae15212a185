import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import { settleContract } from './settleContract.ts'
import { LEAST_SAMPLES, WINDOW_MS } from './settlementWindow.ts'

/**
 * Takes the newest sample of the index into a dated contract's settlement price: the first of each second of the last half
 * hour. One that still waits for enough of them settles with the last it needs. SETTLE-1, SETTLE-3.
 */
export function countSettlementSample(state: ContractsState, market: ContractMarket): void {
  const { expiry } = market.definition
  if (expiry === 0 || state.time <= expiry - WINDOW_MS) return
  const { samples, price } = market.index
  if (price === 0 || secondOf(samples.at(-2)?.time ?? 0) === secondOf(state.time)) return
  market.settlementSum += BigInt(price)
  market.settlementCount++
  if (market.awaitsSettlement && market.settlementCount >= LEAST_SAMPLES) settleContract(state, market)
}

function secondOf(time: number): number {
  return time - (time % 1000)
}

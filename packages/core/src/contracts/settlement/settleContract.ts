import type { Amount } from '@touchstone/quantities'
import { contractValue } from '../arithmetic/margin.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import { payOwedFunding } from '../funding/fundEarly.ts'
import { cancelContractOrders } from '../orders/execution/closingOrder.ts'
import type { Position } from '../position.ts'
import { announcePosition, closeLots, payLoss, payProfit } from '../positions/changePosition.ts'
import { payableFor } from '../positions/charge.ts'
import { drawProfit } from '../positions/drawProfit.ts'
import { crossAccount } from '../risk/crossAccount.ts'
import { relieveFund } from '../risk/deleverage.ts'
import { isLiquidated } from '../risk/health.ts'
import { positionValueOf } from '../risk/positionValue.ts'
import { takeOver } from '../risk/takeOver.ts'
import { EXPECTED_SAMPLES, LEAST_SAMPLES, settlementMean } from './settlementWindow.ts'

/** At the moment of expiry the contract settles, or begins to wait for enough samples. SETTLE-2, SETTLE-3. */
export function settleExpired(state: ContractsState, market: ContractMarket): void {
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
 * that everyone else is paid in full. SETTLE-2, SETTLE-4.
 */
export function settleContract(state: ContractsState, market: ContractMarket): void {
  const { settlementCount: samples, definition, place } = market
  market.settlementPrice = settlementMean(market)
  market.markPrice = market.settlementPrice
  for (const owner of ownersWithOrders(state, place)) cancelContractOrders(state, owner, place, 'settlement')
  for (const position of state.contracts.positions.ofContract(place)) takeOverBankrupt(state, market, position)
  relieveFund(state, market)
  closeAll(state, market)
  market.state = 'settled'
  market.awaitsSettlement = false
  const { id: contract } = definition
  state.emit({
    type: 'ContractSettled',
    contract,
    price: market.settlementPrice,
    samples,
    expectedSamples: EXPECTED_SAMPLES,
  })
}

function ownersWithOrders(state: ContractsState, place: number): readonly number[] {
  const { terms } = state.contracts
  return [...terms.owners()].filter((owner) => terms.count(owner, place) > 0).sort((one, other) => one - other)
}

function takeOverBankrupt(state: ContractsState, market: ContractMarket, position: Position): void {
  if (!isLiquidated(position.owner)) return
  payOwedFunding(state, position.owner)
  const loss = -positionValueOf(market, position).unrealised
  raiseCash(state, market, position, loss)
  const payable = payableFor(state, market, position)
  if (loss > payable) takeOver(state, market, position, payable)
}

/** Money that a cross account lacks to pay a loss comes out of its open profits first: while it can pay, nobody else does. */
function raiseCash(state: ContractsState, market: ContractMarket, position: Position, loss: Amount): void {
  if (position.marginMode === 'isolated') return
  for (const other of crossAccount(state, position.owner, market.quote).positions) {
    const missing = loss - payableFor(state, market, position)
    if (other.position !== position && missing > 0n) drawProfit(state, other.market, other.position, missing)
  }
}

/** Both sides are closed before money moves, and losses come in before profits go out. */
function closeAll(state: ContractsState, market: ContractMarket): void {
  const positions = state.contracts.positions.ofContract(market.place)
  const closings = positions.map((position) => {
    const value = contractValue(market.settlementPrice, position.size, market.units)
    return closeLots(state, market, position, position.size, value)
  })
  for (const closing of closings) payLoss(state, market, closing, closing.position.id)
  for (const closing of closings) payProfit(state, market, closing, closing.position.id)
  for (const { owner } of positions) announcePosition(state, market, owner, 'settlement')
}

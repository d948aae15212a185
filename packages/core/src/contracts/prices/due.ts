import type { Timestamp } from '@touchstone/quantities'
import { expireOrders } from '../../orders/expireOrders.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import { nextFundingDue, settleFunding } from '../funding/settleFunding.ts'
import { CONTRACT_ORDERS } from '../orders/resting/contractOrders.ts'
import { settleExpired } from '../settlement/settleContract.ts'

/** The earliest moment at which a contract settles funding or expires, or an order on one ends; 0 = none ever. */
export function nextContractDue(state: ContractsState): Timestamp {
  let earliest = state.contracts.conditions.nextDue
  for (const market of state.contracts.markets) {
    const due = dueOf(state, market)
    if (due !== 0 && (earliest === 0 || due < earliest)) earliest = due
  }
  return earliest
}

/** Ends the orders due at that moment, then carries out fundings and settlements, contract by contract in order of listing. DUE-1. */
export function runContractDue(state: ContractsState, dueAt: Timestamp): void {
  expireOrders(CONTRACT_ORDERS, state, dueAt)
  for (const market of state.contracts.markets) {
    if (dueOf(state, market) !== dueAt) continue
    if (market.definition.kind === 'perpetual') settleFunding(state, market)
    else settleExpired(state, market)
  }
}

function dueOf(state: ContractsState, market: ContractMarket): Timestamp {
  if (market.settlement) return state.contracts.settlementTurns > 0 ? market.definition.expiry : 0
  if (market.state === 'settled' || market.awaitsSettlement) return 0
  return market.definition.kind === 'perpetual' ? nextFundingDue(market, state) : market.definition.expiry
}

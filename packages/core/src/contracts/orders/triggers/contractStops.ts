import type { StopTrigger } from '@touchstone/protocol'
import { MAX_TRIGGERS } from '../../../entry/limits.ts'
import { NONE } from '../../../matching/orderTable.ts'
import { triggerOrder } from '../../../orders/triggerOrder.ts'
import { indexUsable } from '../../../reference/judgeIndex.ts'
import type { ContractMarket } from '../../contractMarket.ts'
import type { ContractsState } from '../../contractsState.ts'
import { stopTriggerPrice } from '../judging/judgePrices.ts'
import { CONTRACT_ORDERS } from '../resting/contractOrders.ts'
import { CONTRACT_STOPS } from './triggerContractOrder.ts'

/**
 * Triggers a contract's stops that the mark or the last price has passed, in the order in which the price reached them, as
 * long as the contract is open. One call fires at most 1000; the rest follow with the next entry. CSTOP-2 to CSTOP-4.
 */
export function triggerContractStops(state: ContractsState, market: ContractMarket, trigger: StopTrigger): void {
  const stops = market.stops[trigger]
  for (let share = MAX_TRIGGERS; ; share--) {
    const slot = stops.due(stopTriggerPrice(market, trigger))
    if (slot === NONE || market.state !== 'open' || indexUsable(state, market.index)) return
    if (share === 0) {
      state.contracts.stopsDue = true
      return
    }
    triggerOrder(CONTRACT_ORDERS, CONTRACT_STOPS, state, market, slot)
  }
}

/**
 * After an entry: stops on the last price in the contracts it traded in, and everywhere the stops that an earlier entry has
 * left over.
 */
export function triggerLateStops(state: ContractsState): void {
  const { contracts } = state
  const late = contracts.stopsDue
  contracts.stopsDue = false
  const markets = late ? contracts.markets : [...contracts.traded]
  for (const market of markets) {
    if (late) triggerContractStops(state, market, 'mark')
    triggerContractStops(state, market, 'last')
  }
}

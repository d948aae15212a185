import type { ContractCloseReason, OwnerId } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import type { Rejected } from '../../../entry/refusal.ts'
import { MAKER_REDUCES_NOTHING } from '../../../matching/matchPlan.ts'
import type { OrderTable } from '../../../matching/orderTable.ts'
import type { StopList } from '../../../matching/stopList.ts'
import type { ConditionsTable } from '../../../orders/conditionsTable.ts'
import { OrderLife } from '../../../orders/orderLife.ts'
import type { OrderPair } from '../../../orders/orderLinks.ts'
import { holdCash, releaseCash } from '../../cash.ts'
import type { ContractMarket } from '../../contractMarket.ts'
import type { ContractsState } from '../../contractsState.ts'
import { judgeNotHalted } from '../judging/judgeContract.ts'
import { heldByContract } from './contractHold.ts'
import type { ContractTermsTable } from './contractTerms.ts'

/** The life of orders on contracts: they hold the margin and fee of what they may open. */
class ContractOrders extends OrderLife<ContractsState, ContractMarket, ContractCloseReason> {
  orders({ contracts }: ContractsState): OrderTable {
    return contracts.orders
  }

  terms({ contracts }: ContractsState): ContractTermsTable {
    return contracts.terms
  }

  conditions({ contracts }: ContractsState): ConditionsTable {
    return contracts.conditions
  }

  marketOf({ contracts }: ContractsState, slot: number): ContractMarket {
    return contracts.marketOf(slot)
  }

  stopsOf({ contracts }: ContractsState, { stops }: ContractMarket, slot: number): StopList {
    return stops[contracts.terms.of(slot).trigger]
  }

  heldAlone(state: ContractsState, market: ContractMarket, slot: number): Amount {
    return heldByContract(state, market, slot)
  }

  protected hold(state: ContractsState, market: ContractMarket, slot: number, amount: Amount): void {
    const { orders } = state.contracts
    holdCash(state, orders.owner(slot), market.quote, amount, orders.id(slot))
  }

  release(state: ContractsState, market: ContractMarket, slot: number, amount: Amount): void {
    const { orders } = state.contracts
    releaseCash(state, orders.owner(slot), market.quote, amount, orders.id(slot))
  }

  isByTurnover(): boolean {
    return false
  }

  judgeCancel(market: ContractMarket): Rejected | undefined {
    return judgeNotHalted(market)
  }

  override closeMet(state: ContractsState, market: ContractMarket, slot: number, step: number): void {
    if (step === MAKER_REDUCES_NOTHING) this.close(state, market, slot, 'reduce_only')
    else super.closeMet(state, market, slot, step)
  }

  tellPaired(state: ContractsState, { definition }: ContractMarket, owner: OwnerId, pair: OrderPair): void {
    state.emit({ type: 'ContractOrdersPaired', owner, contract: definition.id, ...pair })
  }

  /** An order's new price, quantity or stop price. */
  tellAmended(state: ContractsState, market: ContractMarket, slot: number): void {
    const { orders, terms } = state.contracts
    const { filled, stopPrice } = terms.of(slot)
    state.emit({
      type: 'ContractOrderAmended',
      order: orders.id(slot),
      owner: orders.owner(slot),
      contract: market.definition.id,
      price: orders.price(slot),
      lots: filled + orders.left(slot),
      stopPrice,
    })
  }

  protected tellClosed(state: ContractsState, market: ContractMarket, slot: number, reason: ContractCloseReason): void {
    const { orders } = state.contracts
    state.emit({
      type: 'ContractOrderClosed',
      order: orders.id(slot),
      owner: orders.owner(slot),
      contract: market.definition.id,
      reason,
      lotsLeft: orders.left(slot),
    })
  }
}

export const CONTRACT_ORDERS = new ContractOrders()

import type { OrderState, Reply } from '@touchstone/protocol'
import type { ContractMarket } from '../../contractMarket.ts'
import type { ContractsState } from '../../contractsState.ts'

/** The reply about a live order as it stands. */
export function contractReply(state: ContractsState, slot: number, orderState: OrderState): Reply {
  const { orders, terms } = state.contracts
  const { filled, valueFilled } = terms.of(slot)
  return {
    kind: 'order',
    order: orders.id(slot),
    state: orderState,
    lotsFilled: filled,
    lotsLeft: orders.left(slot),
    quoteFilled: valueFilled,
  }
}

/** Tells an order's new price, quantity or stop price. */
export function tellAmended(state: ContractsState, market: ContractMarket, slot: number): void {
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

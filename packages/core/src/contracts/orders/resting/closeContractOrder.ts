import { type ContractCloseReason, SYSTEM_OWNERS } from '@touchstone/protocol'
import { PENDING_BIT, POST, RESTING_BIT, sideOf, timeInForceOf } from '../../../matching/orderFlags.ts'
import type { ContractMarket } from '../../contractMarket.ts'
import type { ContractsState } from '../../contractsState.ts'
import { liftContractOrder, stopWaiting } from './contractHold.ts'

/** Ends an order wherever it is: out of the book or the waiting stops, its hold released, its slot given back. */
export function closeContractOrder(
  state: ContractsState,
  market: ContractMarket,
  slot: number,
  reason: ContractCloseReason,
): void {
  const { orders, terms } = state.contracts
  const flags = orders.flags(slot)
  if ((flags & RESTING_BIT) !== 0) liftContractOrder(state, market, slot)
  if ((flags & PENDING_BIT) !== 0) stopWaiting(state, market, slot)
  if (isQuote(state, slot)) forgetQuote(market, slot, sideOf(flags))
  else tellClose(state, market, slot, reason)
  terms.remove(slot)
  orders.remove(slot)
}

/** Ends a resting order whose last lots just traded: its hold went with the trade. */
export function closeFilledContract(state: ContractsState, market: ContractMarket, slot: number): void {
  const { orders } = state.contracts
  market.book.remove(slot)
  orders.setFlag(slot, RESTING_BIT, false)
  orders.setLeft(slot, 0)
  closeContractOrder(state, market, slot, 'filled')
}

/** Whether an order is one of the market maker's quotes, which one event tells together. */
export function isQuote(state: ContractsState, slot: number): boolean {
  const { orders } = state.contracts
  return orders.owner(slot) === SYSTEM_OWNERS.liquidity && timeInForceOf(orders.flags(slot)) === POST
}

function forgetQuote(market: ContractMarket, slot: number, side: number): void {
  const quotes = market.quotes[side as 0 | 1]
  const at = quotes.indexOf(slot)
  if (at >= 0) quotes.splice(at, 1)
}

function tellClose(state: ContractsState, market: ContractMarket, slot: number, reason: ContractCloseReason): void {
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

import { BUY, SELL } from '../../matching/orderFlags.ts'
import { NONE } from '../../matching/orderTable.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import { CONTRACT_ORDERS } from '../orders/resting/contractOrders.ts'

/**
 * Ends the orders of a contract, as many as the entry may: by owner, then the older first, of those that it takes at once.
 * Returns whether that was all. SETTLE-2.
 */
export function cancelSettledOrders(state: ContractsState, market: ContractMarket): boolean {
  const { contracts } = state
  const { orders } = contracts
  const turns = contracts.settlementTurns
  const slots = nextOrders(market, turns)
  slots.sort((one, other) => orders.owner(one) - orders.owner(other) || orders.id(one) - orders.id(other))
  for (const slot of slots) CONTRACT_ORDERS.close(state, market, slot, 'settlement')
  contracts.settlementTurns -= slots.length
  return slots.length < turns
}

/** The resting ones first, then those that wait for a stop price. */
function nextOrders({ book, stops }: ContractMarket, most: number): number[] {
  const slots: number[] = []
  for (const side of [BUY, SELL])
    for (let slot = book.first(side); slot !== NONE && slots.length < most; slot = book.after(slot)) slots.push(slot)
  for (const list of [stops.mark, stops.last])
    for (const side of [BUY, SELL]) slots.push(...list.side(side).slice(0, most - slots.length))
  return slots
}

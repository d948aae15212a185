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
  const next = nextOrders(market, turns).map((slot) => ({ slot, owner: orders.owner(slot), order: orders.id(slot) }))
  next.sort((one, other) => one.owner - other.owner || one.order - other.order)
  let ended = 0
  for (const { slot, order } of next) {
    // It may have ended with the other of its pair.
    if (ended >= turns || orders.find(order) !== slot) continue
    ended += CONTRACT_ORDERS.close(state, market, slot, 'settlement')
  }
  contracts.settlementTurns = Math.max(0, turns - ended)
  return ended < turns
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

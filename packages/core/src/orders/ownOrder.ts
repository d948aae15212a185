import type { OrderId, OwnerId } from '@touchstone/protocol'
import { NONE, type OrderTable } from '../matching/orderTable.ts'

/** The slot of the owner's live order, or NONE. Somebody else's order does not exist for the sender. */
export function ownOrder(
  orders: OrderTable,
  { order, owner }: { readonly order: OrderId; readonly owner: OwnerId },
): number {
  const slot = orders.find(order)
  return slot === NONE || orders.owner(slot) !== owner ? NONE : slot
}

import { InvariantBroken } from '../entry/invariantBroken.ts'
import { PENDING_BIT, RESTING_BIT, sideOf } from '../matching/orderFlags.ts'
import { NONE, type OrderTable } from '../matching/orderTable.ts'
import type { LinkedOrdersState } from './linkedOrdersState.ts'

/** I32: of each pair one order rests and one waits, both of one owner, one side and the same lots. Sweep. */
export function checkLinks({ orderLinks }: LinkedOrdersState, orders: OrderTable): void {
  for (const { limit, stop } of orderLinks.pairs()) {
    const resting = orders.find(limit)
    const waiting = orders.find(stop)
    if (resting === NONE || waiting === NONE) throw new InvariantBroken('I32', `order ${limit} or ${stop} is over`)
    const isPair =
      (orders.flags(resting) & RESTING_BIT) !== 0 &&
      (orders.flags(waiting) & PENDING_BIT) !== 0 &&
      sideOf(orders.flags(resting)) === sideOf(orders.flags(waiting)) &&
      orders.owner(resting) === orders.owner(waiting) &&
      orders.left(resting) === orders.left(waiting)
    if (!isPair) throw new InvariantBroken('I32', `orders ${limit} and ${stop} are no pair`)
  }
}

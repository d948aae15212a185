import { InvariantBroken } from '../entry/invariantBroken.ts'
import { PENDING_BIT, RESTING_BIT, sideOf } from '../matching/orderFlags.ts'
import { NONE, type OrderTable } from '../matching/orderTable.ts'
import type { LinkedOrdersState } from './linkedOrdersState.ts'
import type { OrderPair } from './orderLinks.ts'

/** I32: each pair is one of some product's orders. Sweep. */
export function checkLinks(state: LinkedOrdersState): void {
  const known = state.asked.pairs.reduce((sum, pairsOf) => sum + pairsOf(state), 0)
  const pairs = state.orderLinks.pairs().length
  if (known !== pairs) throw new InvariantBroken('I32', `${pairs} pairs, ${known} of live orders`)
}

/** I32: of each pair among these orders one rests and one waits, both of one owner, one side and the same lots. Returns how many there are. */
export function checkPairs({ orderLinks }: LinkedOrdersState, orders: OrderTable): number {
  const pairs = orderLinks
    .pairs()
    .filter(({ limit, stop }) => orders.find(limit) !== NONE || orders.find(stop) !== NONE)
  for (const pair of pairs) checkPair(pair, orders)
  return pairs.length
}

function checkPair({ limit, stop }: OrderPair, orders: OrderTable): void {
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

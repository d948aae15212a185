import { InvariantBroken } from '../../entry/invariantBroken.ts'
import { BUY, sideOf } from '../../matching/orderFlags.ts'
import { NONE } from '../../matching/orderTable.ts'
import type { SpotState } from '../spotState.ts'

/** I35: exits wait for purchases that are open, or were over when their market was not; none is left to be placed in an open one. Sweep. */
export function checkBrackets({ brackets, orders, market, stopsDue }: SpotState): void {
  for (const { entry, owner, received } of brackets.open()) {
    const slot = orders.find(entry)
    const waits = slot !== NONE && orders.owner(slot) === owner && sideOf(orders.flags(slot)) === BUY && received >= 0n
    if (!waits) throw new InvariantBroken('I35', `exits wait for order ${entry}, which is no open purchase of ${owner}`)
  }
  for (const { entry, market: id, received } of brackets.due()) {
    if (orders.find(entry) !== NONE || received <= 0n)
      throw new InvariantBroken('I35', `exits of order ${entry} are due, and it is open or has bought nothing`)
    if (market(id)?.state === 'open' && !stopsDue)
      throw new InvariantBroken('I35', `exits of order ${entry} are not placed, and market ${id} is open`)
  }
}

import type { OwnerId } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { InvariantBroken } from '../entry/invariantBroken.ts'
import { FUNDS } from '../ledger/accounts.ts'
import { checkBook } from '../matching/checkBook.ts'
import { sideOf } from '../matching/orderFlags.ts'
import { checkConditions } from '../orders/checkConditions.ts'
import { holdAsset, SPOT_ORDERS } from './orders/spotOrders.ts'
import type { SpotState } from './spotState.ts'
import { marketOf } from './spotState.ts'

/** I5: the sum of an asset that an owner's orders hold in the funds wallet. */
export function heldByOrders(state: SpotState, owner: OwnerId, wallet: number, asset: number): Amount {
  if (wallet !== FUNDS) return 0n
  let sum = 0n
  for (const slot of state.terms.ofOwner(owner)) {
    const market = marketOf(state, slot)
    if (holdAsset(market, sideOf(state.orders.flags(slot))) === asset) sum += SPOT_ORDERS.heldBy(state, market, slot)
  }
  return sum
}

/** I10: every live order is in a book or among the stops, and counted for its owner. Sweep. */
export function checkSpot(state: SpotState): void {
  for (const { owner, wallet } of state.accounts.blockStarts()) if (wallet === FUNDS) checkCounts(state, owner)
  const live = state.markets.reduce((sum, { definition, book, stops }) => {
    return sum + checkBook({ symbol: definition.symbol, orders: state.orders, book, stops: [stops] })
  }, 0)
  if (live !== state.orders.count) {
    throw new InvariantBroken('I10', `${state.orders.count} live orders, ${live} in books and among stops`)
  }
  checkConditions(state, state.orders, state.orderConditions)
}

function checkCounts(state: SpotState, owner: OwnerId): void {
  const counts = state.markets.map(() => 0)
  for (const slot of state.terms.ofOwner(owner)) {
    const { index } = marketOf(state, slot)
    counts[index] = (counts[index] ?? 0) + 1
  }
  counts.forEach((count, market) => {
    const kept = state.terms.count(owner, market)
    if (kept !== count) throw new InvariantBroken('I10', `owner ${owner}: ${kept} orders, ${count} listed`)
  })
}

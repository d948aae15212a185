import type { OwnerId } from '@touchstone/protocol'
import type { Lots } from '@touchstone/quantities'
import { RESTING_BIT, SELL, sideOf } from '../../../matching/orderFlags.ts'
import { NONE } from '../../../matching/orderTable.ts'
import type { ContractMarket } from '../../contractMarket.ts'
import type { ContractsState } from '../../contractsState.ts'
import { CONTRACT_ORDERS } from './contractOrders.ts'

/**
 * An owner's resting reduce-only orders never reach farther than the position: when it has shrunk the newest are trimmed
 * or end, and with nothing left to reduce all of them end, waiting stops too. RO-1 to RO-3.
 */
export function trimReduceOnly(state: ContractsState, market: ContractMarket, owner: OwnerId): void {
  const { orders, terms } = state.contracts
  const used = [0, 0]
  for (const slot of terms.liveIn(owner, market.place)) {
    if (!terms.of(slot).reduceOnly) continue
    const flags = orders.flags(slot)
    const side = sideOf(flags)
    const most = reducible(state, market, owner, side)
    const resting = (flags & RESTING_BIT) !== 0
    const room = resting ? most - (used[side] ?? 0) : most
    if (room === 0) CONTRACT_ORDERS.close(state, market, slot, 'reduce_only')
    else if (resting) used[side] = (used[side] ?? 0) + keepWithin(state, market, slot, room)
  }
}

/** Lots of the position that an order of this side would reduce. */
export function reducible(state: ContractsState, market: ContractMarket, owner: OwnerId, side: number): Lots {
  const position = state.contracts.positions.of(owner, market.place)
  if (!position) return 0
  return position.isLong === (side === SELL) ? position.size : 0
}

/** Lots of an owner's reduce-only orders that rest on a side. */
export function reducingLots(state: ContractsState, market: ContractMarket, owner: OwnerId, side: number): Lots {
  const { orders, terms } = state.contracts
  return terms.ofOwnerIn(owner, market.place).reduce((sum, slot) => {
    const flags = orders.flags(slot)
    const counts = terms.of(slot).reduceOnly && (flags & RESTING_BIT) !== 0 && sideOf(flags) === side
    return counts ? sum + orders.left(slot) : sum
  }, 0)
}

/** Trims an order to at most `most` lots, and with it the stop of its pair, which holds nothing either; returns its lots afterwards. COCO-4. */
function keepWithin(state: ContractsState, market: ContractMarket, slot: number, most: Lots): Lots {
  const left = state.contracts.orders.left(slot)
  if (left <= most) return left
  CONTRACT_ORDERS.shrink(state, market, slot, most)
  CONTRACT_ORDERS.tellAmended(state, market, slot)
  const other = CONTRACT_ORDERS.otherOf(state, slot)
  if (other !== NONE) {
    state.contracts.orders.setLeft(other, most)
    CONTRACT_ORDERS.tellAmended(state, market, other)
  }
  return most
}

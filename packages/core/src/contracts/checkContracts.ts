import type { OwnerId } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { InvariantBroken } from '../entry/invariantBroken.ts'
import { checkBook } from '../matching/checkBook.ts'
import { BUY, RESTING_BIT, SELL, sideOf } from '../matching/orderFlags.ts'
import { checkConditions } from '../orders/checkConditions.ts'
import { cashWallet, clearingCell } from './cash.ts'
import type { ContractMarket } from './contractMarket.ts'
import type { ContractsState } from './contractsState.ts'
import { checkFunding } from './funding/checkFunding.ts'
import { CONTRACT_ORDERS } from './orders/resting/contractOrders.ts'
import { reducible } from './orders/resting/trimReduceOnly.ts'
import type { Position } from './position.ts'
import { checkHealth } from './risk/checkHealth.ts'

/** I5: the part of an owner's held balance that is for contracts: the orders' holds and the positions' margins. */
export function contractsHold(state: ContractsState, owner: OwnerId, wallet: number, asset: number): Amount {
  if (wallet !== cashWallet(owner)) return 0n
  const { markets, positions, terms } = state.contracts
  let sum = 0n
  for (const { contract, margin } of positions.ofOwner(owner)) if (markets[contract]?.quote === asset) sum += margin
  for (const slot of terms.ofOwner(owner)) {
    const market = state.contracts.marketOf(slot)
    if (market.quote === asset) sum += CONTRACT_ORDERS.heldBy(state, market, slot)
  }
  return sum
}

/** I10, I12 and I13 for every contract, and that nobody's orders and positions contradict each other. */
export function checkContracts(state: ContractsState): void {
  const { markets, orders, terms } = state.contracts
  const live = markets.reduce((sum, market) => sum + checkMarket(state, market), 0)
  if (live !== orders.count) throw new InvariantBroken('I10', `${orders.count} contract orders, ${live} in books`)
  const cleared = state.assets.map(() => 0n)
  for (const market of markets)
    cleared[market.quote] = (cleared[market.quote] ?? 0n) + market.cleared + (market.funding?.inHand ?? 0n)
  cleared.forEach((amount, asset) => {
    const kept = markets.length === 0 ? 0n : state.accounts.balance(clearingCell(state, asset))
    if (kept !== amount)
      throw new InvariantBroken('I12', `clearing has ${kept}, the contracts' shares and fundings are ${amount}`)
  })
  let listed = 0
  for (const owner of terms.owners()) listed += checkOwner(state, owner)
  if (listed !== live) throw new InvariantBroken('I10', `${live} contract orders, ${listed} listed by owner`)
  checkConditions(state, orders, state.contracts.conditions)
  checkHealth(state)
}

/** Returns how many orders live in the contract. */
function checkMarket(state: ContractsState, market: ContractMarket): number {
  const { symbol } = market.definition
  const { orders, positions } = state.contracts
  let lots = 0
  let longs = 0
  let basis = 0n
  for (const position of positions.ofContract(market.place)) {
    checkPosition(position)
    lots += position.lots
    longs += position.isLong ? position.lots : 0
    basis += position.isLong ? position.basis : -position.basis
  }
  // Of a settlement on its way the lots that were closed count, at its price.
  const closed = market.settlement?.lots ?? 0
  if (lots + closed !== 0) throw new InvariantBroken('I12', `${symbol}: the positions sum to ${lots + closed} lots`)
  const owed = -basis - BigInt(closed) * BigInt(market.settlementPrice) * market.units.quantum
  if (market.cleared !== owed || market.cleared < 0n)
    throw new InvariantBroken('I12', `${symbol}: cleared is ${market.cleared}, the positions say ${owed}`)
  if (market.openInterest !== longs)
    throw new InvariantBroken('I12', `${symbol}: open interest ${market.openInterest}, longs ${longs}`)
  checkFunding(state, market)
  return checkBook({ symbol, orders, book: market.book, stops: [market.stops.mark, market.stops.last] })
}

function checkPosition({ id, lots, isLong, entryValue, margin }: Position): void {
  const sound = lots !== 0 && isLong === lots > 0 && entryValue > 0n && margin >= 0n
  if (!sound) throw new InvariantBroken('I12', `position ${id} has ${lots} lots and a margin of ${margin}`)
}

/** RO-1: resting reduce-only orders reach no farther than the position. Returns how many orders the owner has. */
function checkOwner(state: ContractsState, owner: OwnerId): number {
  const { markets, orders, terms } = state.contracts
  for (const market of markets) {
    for (const side of [BUY, SELL]) {
      let sum = 0
      for (const slot of terms.ofOwnerIn(owner, market.place)) {
        const flags = orders.flags(slot)
        if (terms.of(slot).reduceOnly && (flags & RESTING_BIT) !== 0 && sideOf(flags) === side) sum += orders.left(slot)
      }
      const most = reducible(state, market, owner, side)
      if (sum > most) throw new InvariantBroken('I12', `owner ${owner}: ${sum} lots would reduce a position of ${most}`)
    }
  }
  return [...terms.ofOwner(owner)].length
}

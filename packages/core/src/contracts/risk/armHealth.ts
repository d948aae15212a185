import type { OwnerId } from '@touchstone/protocol'
import { type Amount, divideDown, MAX_TICKS, type Ticks } from '@touchstone/quantities'
import { AVAILABLE } from '../../ledger/accounts.ts'
import { cashWallet } from '../cash.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import type { Position } from '../position.ts'
import { rankChanged } from '../positions/ranks/inOrder.ts'
import { accountKey } from './accountKey.ts'
import { type CrossAccount, type CrossPosition, crossAccount } from './crossAccount.ts'
import { isLiquidated, isUnhealthy, liquidationPriceOf } from './health.ts'

const MILLION = 1_000_000n

/** After a snapshot: what every mark has to look at, and in which order, worked out anew from the positions. */
export function armAll(state: ContractsState): void {
  const { markets, positions } = state.contracts
  for (const market of markets)
    for (const position of positions.ofContract(market.place)) {
      market.alarms.protect(position)
      state.contracts.unranked.add(position)
      if (!isLiquidated(position.owner)) continue
      if (position.marginMode === 'isolated') armPosition(market, position)
      else if (isFirst(state, market, position)) lookAnew(state, position.owner, market.quote)
    }
  rankChanged(state)
}

/** An isolated position needs no look before its liquidation price. */
export function armPosition(market: ContractMarket, position: Position): void {
  market.alarms.health.set(position, liquidationPriceOf(market, position))
}

/**
 * Gives each position of a cross account its part of what the account may still lose, as a distance of its mark: while no
 * mark has gone so far and no money has left, the account is healthy, and no mark has to look at it. The parts are by value,
 * so that each mark may move by the same fraction.
 *
 * A fall by some ticks costs a long no more than their value, since maintenance falls too; a rise costs a short their value
 * and the maintenance rate of its highest tier on it, and one unit for its rounding. The distance is rounded down, and it is
 * reached when the part could be used up, so that something is always left.
 */
export function armAccount(state: ContractsState, owner: OwnerId, asset: number, account: CrossAccount): void {
  const { positions, equity, maintenance } = account
  const key = accountKey(owner, asset)
  const spare = equity - maintenance - BigInt(positions.length)
  const value = positions.reduce((sum, position) => sum + position.value, 0n)
  const distances = positions.map((position) => (spare <= 0n ? 0 : distanceOf(position, spare, value)))
  if (distances.includes(0)) {
    state.contracts.doubtful.add(key)
    return
  }
  for (const [place, { market, position }] of positions.entries())
    market.alarms.health.set(position, alarmOf(market, position, distances[place] ?? 0))
  state.contracts.doubtful.delete(key)
  const start = state.accounts.find(owner, cashWallet(owner))
  if (start >= 0) state.journal.debits.watch(start + asset * 2 + AVAILABLE)
}

/** Whole ticks, at most so many that no price is there. */
function distanceOf({ market, position }: CrossPosition, spare: Amount, value: Amount): Ticks {
  const rate = position.isLong ? 0 : (market.tiers.at(-1)?.maintenancePpm ?? 0)
  const distance = divideDown(spare * BigInt(market.markPrice) * MILLION, value * (MILLION + BigInt(rate)))
  return distance > BigInt(MAX_TICKS) ? MAX_TICKS : Number(distance)
}

function alarmOf({ markPrice }: ContractMarket, { isLong }: Position, distance: Ticks): Ticks {
  if (isLong) return Math.max(0, markPrice - distance)
  return markPrice + distance > MAX_TICKS ? 0 : markPrice + distance
}

function lookAnew(state: ContractsState, owner: OwnerId, asset: number): void {
  const account = crossAccount(state, owner, asset)
  if (isUnhealthy(account)) state.contracts.doubtful.add(accountKey(owner, asset))
  else armAccount(state, owner, asset, account)
}

/** Whether a cross position is the first of its account. */
function isFirst(state: ContractsState, { quote }: ContractMarket, { owner, contract }: Position): boolean {
  const { positions, markets } = state.contracts
  const first = positions
    .ofOwner(owner)
    .find((other) => other.marginMode === 'cross' && markets[other.contract]?.quote === quote)
  return first?.contract === contract
}

import type { OwnerId } from '@touchstone/protocol'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import { cancelContractOrders } from '../orders/execution/closingOrder.ts'
import type { Position } from '../position.ts'
import { isStruck } from '../prices/strike.ts'
import { type CrossAccount, type CrossPosition, crossAccount } from './crossAccount.ts'
import { relieveFund } from './deleverage.ts'
import { healthOf, isUnhealthy } from './health.ts'
import { reduceByTier } from './reduceByTier.ts'
import { splitRemainder } from './splitRemainder.ts'
import { takeOver } from './takeOver.ts'
import { NOTHING_CLOSED, tellStep, worksheetOf } from './worksheet.ts'

/**
 * Liquidates one isolated position: its orders go, then it is brought down tier by tier while that helps, then it is taken
 * over. LIQ-2 to LIQ-4.
 */
export function liquidatePosition(state: ContractsState, market: ContractMarket, position: Position): void {
  cancelOrders(state, market, position)
  while (isDue(state, market, position)) if (!reduceByTier(state, market, position)) break
  if (isDue(state, market, position) && takeOver(state, market, position, position.margin)) relieveFund(state, market)
}

/**
 * Liquidates a cross account: all its orders go; then its largest positions are brought down a tier at a time while that
 * helps, and when nothing does, one position is taken over for its part of what the account has left. Each step is decided
 * on the account as the step before left it, so that a healthy rest stays. Positions whose contract is closed or has no
 * fresh index stay, with their part. LIQ-2 to LIQ-5, LIQ-7.
 */
export function liquidateAccount(state: ContractsState, owner: OwnerId, asset: number): void {
  cancelAll(state, crossAccount(state, owner, asset))
  const tried = new Set<Position>()
  while (reduceLargest(state, owner, asset) || takeOverNext(state, owner, asset, tried));
}

/** Tries the next take-over, each position once; false when the account is healthy or all were tried. */
function takeOverNext(state: ContractsState, owner: OwnerId, asset: number, tried: Set<Position>): boolean {
  const account = crossAccount(state, owner, asset)
  if (!isUnhealthy(account)) return false
  const next = splitRemainder(account, movable(state, account)).find(({ position }) => !tried.has(position))
  if (!next) return false
  const { market, position, behind } = next
  tried.add(position)
  if (takeOver(state, market, position, behind)) relieveFund(state, market)
  return true
}

/** Brings the largest position that can be brought down a tier; false when the account is healthy or nothing helps. */
function reduceLargest(state: ContractsState, owner: OwnerId, asset: number): boolean {
  const bySize = [...movable(state, crossAccount(state, owner, asset))].sort((one, other) =>
    one.value < other.value ? 1 : one.value > other.value ? -1 : 0,
  )
  for (const { market, position } of bySize) {
    if (!isUnhealthy(crossAccount(state, owner, asset))) return false
    if (reduceByTier(state, market, position)) return true
  }
  return false
}

function movable(state: ContractsState, { positions }: CrossAccount): readonly CrossPosition[] {
  return positions.filter(({ market }) => isStruck(state, market))
}

function isDue(state: ContractsState, market: ContractMarket, position: Position): boolean {
  return position.lots !== 0 && isUnhealthy(healthOf(state, market, position))
}

function cancelOrders(state: ContractsState, market: ContractMarket, position: Position): void {
  if (state.contracts.terms.count(position.owner, market.place) === 0) return
  const worksheet = worksheetOf(state, market, position)
  cancelContractOrders(state, position.owner, market.place, 'liquidation')
  tellStep(state, worksheet, 'orders_cancelled', NOTHING_CLOSED)
}

/** All orders of the account, in every contract; told with the first position. */
function cancelAll(state: ContractsState, { positions: [first] }: CrossAccount): void {
  if (!first || !state.contracts.terms.hasAny(first.position.owner)) return
  const worksheet = worksheetOf(state, first.market, first.position)
  cancelContractOrders(state, first.position.owner, undefined, 'liquidation')
  tellStep(state, worksheet, 'orders_cancelled', NOTHING_CLOSED)
}

import { SYSTEM_OWNERS } from '@touchstone/protocol'
import { type Amount, divideNearest, divideUp, type Lots, type Ticks } from '@touchstone/quantities'
import { partOf } from '../arithmetic/partOf.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import { payOwedFunding } from '../funding/fundEarly.ts'
import type { Position } from '../position.ts'
import { announcePosition, reducePosition } from '../positions/changePosition.ts'
import { payableFor } from '../positions/charge.ts'
import { crossAccount } from './crossAccount.ts'
import { deleveragingQueue } from './deleveragingQueue.ts'
import { deleveragingValue } from './deleveragingValue.ts'
import { positionValueOf } from './positionValue.ts'

const INSURANCE = SYSTEM_OWNERS.insurance

/**
 * When the open losses of the fund are larger than the fund, as much of its position in this contract is closed against the
 * other side's queue as it takes to carry the rest. ADL-2.
 */
export function relieveFund(state: ContractsState, market: ContractMarket): void {
  // Lots that close above the fund's price relieve it of less than was reckoned with.
  while (relieveOnce(state, market));
}

/** Returns whether any lots were closed. */
function relieveOnce(state: ContractsState, market: ContractMarket): boolean {
  const held = state.contracts.positions.of(INSURANCE, market.place)
  if (!held) return false
  const { equity } = crossAccount(state, INSURANCE, market.quote)
  const loss = -positionValueOf(market, held).unrealised
  if (equity >= 0n || loss <= 0n) return false
  const needed = divideUp(-equity * BigInt(held.size), loss)
  return deleverage(state, market, held, needed < BigInt(held.size) ? Number(needed) : held.size) > 0
}

/**
 * Closes lots that the fund holds against the other side's positions in the published order, at the value at which the fund
 * took them over or at the owner's entry ({@link deleveragingValue}). Passed over are positions that have no profit to give,
 * whose owners could not pay the cost, or with which the fund would lose more than its money. Returns the lots closed.
 * ADL-1, ADL-3.
 */
export function deleverage(state: ContractsState, market: ContractMarket, held: Position, lots: Lots): Lots {
  let left = lots
  let rank = 0
  for (const position of deleveragingQueue(state, market, held.side === 'long' ? 'short' : 'long')) {
    rank++
    payOwedFunding(state, position.owner)
    const closing = Math.min(left, position.size)
    const value = deleveragingValue(market, held, position, closing)
    if (value === undefined || !canPay(state, market, position, closing, value)) continue
    if (!canPay(state, market, held, closing, value)) continue
    reducePosition(state, market, held, closing, value, held.id)
    reducePosition(state, market, position, closing, value, held.id)
    tell(state, market, position, closing, value, rank)
    for (const owner of [position.owner, INSURANCE]) announcePosition(state, market, owner, 'deleveraging')
    left -= closing
    if (left === 0) break
  }
  return lots - left
}

function canPay(state: ContractsState, market: ContractMarket, position: Position, lots: Lots, value: Amount): boolean {
  const cost = partOf(position.basis, lots, position.size)
  const loss = position.isLong ? cost - value : value - cost
  if (position.marginMode === 'cross') return loss <= payableFor(state, market, position)
  return loss <= partOf(position.margin, lots, position.size)
}

function tell(
  state: ContractsState,
  market: ContractMarket,
  position: Position,
  lots: Lots,
  value: Amount,
  rank: number,
): void {
  const { units, definition } = market
  state.emit({
    type: 'Deleveraged',
    position: position.id,
    owner: position.owner,
    contract: definition.id,
    lots,
    value,
    price: nearestTick(value, BigInt(lots) * units.quantum),
    rank,
  })
}

/** The average price in ticks, halves up: for the eye, the value is what counts. */
function nearestTick(value: Amount, perTick: bigint): Ticks {
  return Number(divideNearest(value, perTick))
}

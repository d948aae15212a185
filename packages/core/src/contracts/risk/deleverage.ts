import { SYSTEM_OWNERS } from '@touchstone/protocol'
import { type Amount, divideNearest, divideUp, type Lots, type Ticks } from '@touchstone/quantities'
import { partOf } from '../arithmetic/partOf.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import type { Position } from '../position.ts'
import { announcePosition, reducePosition } from '../positions/changePosition.ts'
import { payableFor } from '../positions/charge.ts'
import { crossAccount } from './crossAccount.ts'
import { deleveragingQueue } from './deleveragingQueue.ts'
import { positionValueOf } from './positionValue.ts'

const INSURANCE = SYSTEM_OWNERS.insurance

/**
 * When the open losses of the fund are larger than the fund, as much of its position in this contract is closed against the
 * other side's queue as it takes to carry the rest. ADL-2.
 */
export function relieveFund(state: ContractsState, market: ContractMarket): void {
  const held = state.contracts.positions.of(INSURANCE, market.place)
  if (!held) return
  const { equity } = crossAccount(state, INSURANCE, market.quote)
  const loss = -positionValueOf(market, held).unrealised
  if (equity >= 0n || loss <= 0n) return
  const needed = divideUp(-equity * BigInt(held.size), loss)
  deleverage(state, market, held, needed < BigInt(held.size) ? Number(needed) : held.size)
}

/**
 * Closes lots that the fund holds against the other side's positions in the published order, at the value at which the fund
 * took them over: it neither wins nor loses. Owners who could not pay the cost of it are passed over. ADL-1, ADL-3.
 */
export function deleverage(state: ContractsState, market: ContractMarket, held: Position, lots: Lots): void {
  let left = lots
  const queue = deleveragingQueue(state, market, held.side === 'long' ? 'short' : 'long')
  for (const [place, position] of queue.entries()) {
    if (left === 0) return
    const closing = Math.min(left, position.size)
    const value = partOf(held.basis, closing, held.size)
    if (!canPay(state, market, position, closing, value)) continue
    reducePosition(state, market, held, closing, value, held.id)
    reducePosition(state, market, position, closing, value, held.id)
    tell(state, market, position, closing, value, place + 1)
    for (const owner of [position.owner, INSURANCE]) announcePosition(state, market, owner, 'deleveraging')
    left -= closing
  }
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

import { SYSTEM_OWNERS } from '@touchstone/protocol'
import { type Amount, divideDown, wholeQuotient } from '@touchstone/quantities'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import type { Position } from '../position.ts'
import { inOrder } from '../positions/ranks/inOrder.ts'
import { compareAmounts, type Score } from '../positions/ranks/rankedPositions.ts'
import { type MarkedMarket, positionValueOf } from './positionValue.ts'

const MILLION = 1_000_000n
const LIGHTS = 5

/** Unrealised profit ÷ margin × leverage in ppm, rounded towards zero: the more, the earlier a position is deleveraged. ADL-1. */
export function deleveragingScore(market: MarkedMarket, position: Position): Amount {
  const margin = position.margin + position.settledLoss
  const profit = positionValueOf(market, position).unrealised - position.settledLoss
  return divideDown(profit * BigInt(position.leverage) * MILLION, margin > 0n ? margin : 1n)
}

/** One side of a contract in the published order: highest score first, then the older position. The fund is not in it. */
export function* deleveragingQueue(
  state: ContractsState,
  market: ContractMarket,
  side: Position['side'],
): Generator<Position, undefined> {
  const score: Score = {
    of: (position) => deleveragingScore(market, position),
    price: 'entry',
    weight: 'gearing',
    mark: market.markPrice,
    rises: side === 'long',
    unit: Number(market.units.quantum * MILLION),
  }
  for (const { position } of inOrder(state, market, side, score, (one, other) => one.id - other.id))
    if (position.owner !== SYSTEM_OWNERS.insurance) yield position
}

/** 5 = in the first fifth of its side's queue, 1 = in the last. ADL-4. */
export function queueLights(state: ContractsState, market: ContractMarket, position: Position): number {
  const score = deleveragingScore(market, position)
  let before = 0
  let all = 0
  for (const other of state.contracts.positions.ofContract(market.place)) {
    if (other.side !== position.side || other.owner === SYSTEM_OWNERS.insurance) continue
    all++
    const ahead = compareAmounts(deleveragingScore(market, other), score) || position.id - other.id
    if (ahead > 0) before++
  }
  return all === 0 ? 1 : LIGHTS - wholeQuotient(before * LIGHTS, all)
}

import { SYSTEM_OWNERS } from '@touchstone/protocol'
import { type Amount, divideDown, wholeQuotient } from '@touchstone/quantities'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import type { Position } from '../position.ts'
import { positionValueOf } from './positionValue.ts'

const MILLION = 1_000_000n
const LIGHTS = 5

/** Unrealised profit ÷ margin × leverage in ppm, rounded towards zero: the more, the earlier a position is deleveraged. ADL-1. */
function deleveragingScore(market: ContractMarket, position: Position): Amount {
  const margin = position.margin + position.settledLoss
  const profit = positionValueOf(market, position).unrealised - position.settledLoss
  return divideDown(profit * BigInt(position.leverage) * MILLION, margin > 0n ? margin : 1n)
}

/** One side of a contract in the published order: highest score first, then the older position. The fund is not in it. */
export function deleveragingQueue(state: ContractsState, market: ContractMarket, side: Position['side']): Position[] {
  return state.contracts.positions
    .ofContract(market.place)
    .filter((position) => position.side === side && position.owner !== SYSTEM_OWNERS.insurance)
    .map((position) => ({ position, score: deleveragingScore(market, position) }))
    .sort((one, other) => compare(other.score, one.score) || one.position.id - other.position.id)
    .map(({ position }) => position)
}

/** 5 = in the first fifth of its side's queue, 1 = in the last. ADL-4. */
export function queueLights(state: ContractsState, market: ContractMarket, position: Position): number {
  const score = deleveragingScore(market, position)
  let before = 0
  let all = 0
  for (const other of state.contracts.positions.ofContract(market.place)) {
    if (other.side !== position.side || other.owner === SYSTEM_OWNERS.insurance) continue
    all++
    const ahead = compare(deleveragingScore(market, other), score) || position.id - other.id
    if (ahead > 0) before++
  }
  return all === 0 ? 1 : LIGHTS - wholeQuotient(before * LIGHTS, all)
}

function compare(one: Amount, other: Amount): number {
  return one < other ? -1 : one > other ? 1 : 0
}

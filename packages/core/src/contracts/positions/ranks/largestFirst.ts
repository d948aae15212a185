import type { Amount } from '@touchstone/quantities'
import { contractValue } from '../../arithmetic/margin.ts'
import { unrealisedProfit } from '../../arithmetic/profit.ts'
import type { ContractMarket } from '../../contractMarket.ts'
import type { ContractsState } from '../../contractsState.ts'
import type { Position } from '../../position.ts'
import { inOrder } from './inOrder.ts'
import { compareAmounts, type Scored } from './rankedPositions.ts'

/** A position's loss at the mark price; a profit is negative. */
export function lossOf(
  { markPrice, units }: Pick<ContractMarket, 'markPrice' | 'units'>,
  { size, lots, basis }: Position,
): Amount {
  return -unrealisedProfit(lots, contractValue(markPrice, size, units), basis)
}

/**
 * A contract's positions by loss or by profit at the mark price, the largest first, of both sides and no further than they have
 * one; `compare` decides between equal ones.
 */
export function* largestFirst(
  state: ContractsState,
  market: ContractMarket,
  result: 'loss' | 'profit',
  compare: (one: Position, other: Position) => number,
): Generator<Scored, undefined> {
  const of = (position: Position) => (result === 'loss' ? lossOf(market, position) : -lossOf(market, position))
  const [longs, shorts] = (['long', 'short'] as const).map((side) => {
    const rises = (side === 'long') === (result === 'profit')
    const { markPrice: mark, units } = market
    const score = { of, price: 'basis', weight: 'size', mark, rises, unit: Number(units.quantum) } as const
    return inOrder(state, market, side, score, compare)
  })
  let long = longs?.next().value
  let short = shorts?.next().value
  for (let first = pick(long, short); first && first.score > 0n; first = pick(long, short)) {
    yield first
    if (first === long) long = longs?.next().value
    else short = shorts?.next().value
  }

  function pick(one: Scored | undefined, other: Scored | undefined): Scored | undefined {
    if (!one || !other) return one ?? other
    const order = compareAmounts(other.score, one.score) || compare(one.position, other.position)
    return order < 0 ? one : other
  }
}

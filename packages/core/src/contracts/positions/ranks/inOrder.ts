import type { ContractMarket } from '../../contractMarket.ts'
import type { ContractsState } from '../../contractsState.ts'
import type { Position } from '../../position.ts'
import type { Score, Scored } from './rankedPositions.ts'

/** Mostly this many are enough. */
const FIRST_PAGE = 32
/** Positions that changed are ranked when the order is asked for, or when there are so many of them. */
const MOST_UNRANKED = 256

/**
 * The positions on one side of a contract with the highest scores, highest first; `compare` decides between equal ones. They are
 * looked for page by page as they are asked for: a change after a page was taken counts from the next one on.
 */
export function* inOrder(
  state: ContractsState,
  market: ContractMarket,
  side: Position['side'],
  score: Score,
  compare: (one: Position, other: Position) => number,
): Generator<Scored, undefined> {
  const seen = new Set<Position>()
  for (let page = FIRST_PAGE; ; page *= 2) {
    rankChanged(state)
    const found = market.ranks[side].top(seen.size + page, score, compare)
    const next = found.filter(({ position }) => !seen.has(position))
    if (next.length === 0) return
    for (const scored of next) {
      seen.add(scored.position)
      yield scored
    }
  }
}

/** Once in a while, so that an order that is asked for does not rank everybody. */
export function rankMany(state: ContractsState): void {
  if (state.contracts.unranked.size > MOST_UNRANKED) rankChanged(state)
}

export function rankChanged({ contracts }: ContractsState): void {
  for (const position of contracts.unranked) contracts.markets[position.contract]?.ranks[position.side].follow(position)
  contracts.unranked.clear()
}

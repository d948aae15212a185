import type { Ticks } from '@touchstone/quantities'
import { MAX_TRIGGERS } from '../../../entry/limits.ts'
import type { ContractMarket } from '../../contractMarket.ts'
import type { ContractsState } from '../../contractsState.ts'
import type { Position } from '../../position.ts'

import { closeInBook } from '../execution/closingOrder.ts'
import { marketBound } from './marketBound.ts'

/**
 * Closes the positions whose take-profit or stop-loss the mark price has reached, by owner. Lots that the book does not take
 * at once are tried again with the next mark. One mark closes at most 1000. PROT-3.
 */
export function triggerProtections(state: ContractsState, market: ContractMarket): void {
  if (market.state !== 'open') return
  let share = MAX_TRIGGERS
  for (const position of protectedByOwner(state, market)) {
    if (share === 0) return
    const origin = reached(position, market.markPrice)
    // A position before it may have ended this one as its counterparty.
    if (!origin || position.lots === 0) continue
    share--
    const bound = marketBound(market, position)
    if (bound !== 0) closeInBook(state, market, position.owner, position.size, bound, origin)
  }
}

/**
 * The positions there are whose protection the mark has reached. Closing one of them may fill an order that sets the
 * protection of another: those of later owners are then looked for again.
 */
function* protectedByOwner({ contracts }: ContractsState, { alarms, markPrice }: ContractMarket): Iterable<Position> {
  const firstNew = contracts.nextPosition
  let before = -1
  for (let seen = -1; seen !== alarms.protections; ) {
    seen = alarms.protections
    for (const position of alarms.protectionsReached(markPrice)) {
      if (position.owner <= before || position.id >= firstNew) continue
      before = position.owner
      yield position
      if (seen !== alarms.protections) break
    }
  }
}

/** The protection that the mark price has reached: stop-loss before take-profit. */
function reached(position: Position, mark: Ticks): 'take_profit' | 'stop_loss' | undefined {
  const { takeProfit, stopLoss, isLong } = position
  if (stopLoss !== 0 && (isLong ? mark <= stopLoss : mark >= stopLoss)) return 'stop_loss'
  if (takeProfit !== 0 && (isLong ? mark >= takeProfit : mark <= takeProfit)) return 'take_profit'
  return undefined
}

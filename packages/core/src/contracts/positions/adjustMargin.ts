import type { AdjustMargin, Reply } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { done, type Rejected, refuse } from '../../entry/refusal.ts'
import { holdCash, releaseCash } from '../cash.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import { moneyFacts } from '../facts.ts'
import { judgeNotHalted, judgeQueued } from '../orders/judging/judgeContract.ts'
import type { Position } from '../position.ts'
import { transferableContract } from './account.ts'
import { announcePosition } from './changePosition.ts'
import { ownPosition } from './judgePosition.ts'
import { marginLimits } from './marginLimits.ts'
import { noteChange } from './noteChange.ts'

/** To change a margin by nothing is no command. */
export function changesMargin({ change }: AdjustMargin): boolean {
  return change !== 0n
}

/** Adds to an isolated position's margin, or takes from it. POS-2. */
export function adjustMargin(state: ContractsState, command: AdjustMargin): Reply {
  const own = ownPosition(state, command)
  if ('kind' in own) return own
  const { market, position } = own
  const { owner, change } = command
  const refused = judgeMargin(state, market, position, change)
  if (refused) return refused
  if (change > 0n) holdCash(state, owner, market.quote, change, position.id)
  else releaseCash(state, owner, market.quote, -change, position.id)
  position.margin += change
  noteChange(state, position)
  announcePosition(state, market, owner, 'user')
  return done()
}

/** Money may be added while the market is closed; a withdrawal must leave enough margin at a mark that counts. */
export function judgeMargin(
  state: ContractsState,
  market: ContractMarket,
  position: Position,
  change: Amount,
): Rejected | undefined {
  const halted = judgeNotHalted(market)
  if (halted) return halted
  if (position.marginMode === 'cross') return refuse('margin_is_cross')
  const { margin, least, most } = marginLimits(market, position)
  const after = margin + change
  if (change > 0n && after > most) return refuse('margin_above_maximum', moneyFacts(state, market, 'max', most))
  if (change < 0n && (after < least || -change > position.margin))
    return refuse('margin_below_minimum', moneyFacts(state, market, 'min', least))
  if (change < 0n) return judgeQueued(state, market, position.owner)
  const free = transferableContract(state, position.owner, market.quote)
  return change > free ? refuse('insufficient_balance') : undefined
}

import { KEEP_PROTECTION, type Reply, type SetProtection } from '@touchstone/protocol'
import type { Ticks } from '@touchstone/quantities'
import { done } from '../../entry/refusal.ts'
import type { ContractsState } from '../contractsState.ts'
import { judgeNotHalted } from '../orders/judging/judgeContract.ts'
import { judgeProtection } from '../orders/judging/judgePrices.ts'
import { announcePosition } from './changePosition.ts'
import { ownPosition } from './judgePosition.ts'
import { noteChange } from './noteChange.ts'

/** Sets or removes a position's take-profit and stop-loss; allowed while the market is closed. PROT-2. */
export function setProtection(state: ContractsState, command: SetProtection): Reply {
  const own = ownPosition(state, command)
  if ('kind' in own) return own
  const { market, position } = own
  const { takeProfit, stopLoss, owner } = command
  const refused =
    judgeNotHalted(market) ??
    judgeProtection(market, position.isLong, market.markPrice, asked(takeProfit), asked(stopLoss))
  if (refused) return refused
  if (takeProfit !== KEEP_PROTECTION) position.takeProfit = takeProfit
  if (stopLoss !== KEEP_PROTECTION) position.stopLoss = stopLoss
  market.alarms.protect(position)
  noteChange(state, position)
  announcePosition(state, market, owner, 'user')
  return done()
}

/** A price that stays was judged when it was set: the mark may have passed it since. */
function asked(price: Ticks): Ticks {
  return price === KEEP_PROTECTION ? 0 : price
}

import type { Reply, SetLeverage } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { done, type Rejected, refuse } from '../../entry/refusal.ts'
import { initialMargin } from '../arithmetic/margin.ts'
import { availableCash, holdCash, releaseCash } from '../cash.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import { moneyFacts } from '../facts.ts'
import { judgeQueued, judgeTrading } from '../orders/judging/judgeContract.ts'
import { largestValue } from '../orders/judging/judgeLimits.ts'
import type { Position } from '../position.ts'
import { positionValueOf } from '../risk/positionValue.ts'
import { announcePosition } from './changePosition.ts'
import { ownPosition } from './judgePosition.ts'
import { marginStateOf } from './marginState.ts'
import { noteChange } from './noteChange.ts'
import { Projection } from './projection.ts'

/**
 * Changes leverage and mode of a position and works its margin out anew: the initial margin of its entry at that leverage,
 * less the losses already settled. Both sides of the change must stand afterwards. POS-3.
 */
export function setLeverage(state: ContractsState, command: SetLeverage): Reply {
  const own = ownPosition(state, command)
  if ('kind' in own) return own
  const { market, position } = own
  const { owner, leverage, marginMode } = command
  if (position.leverage === leverage && position.marginMode === marginMode) return done()
  const margin = marginAt(position, leverage)
  const refused = judgeLeverageChange(state, market, position, command, margin)
  if (refused) return refused
  const change = margin - position.margin
  if (change > 0n) holdCash(state, owner, market.quote, change, position.id)
  else releaseCash(state, owner, market.quote, -change, position.id)
  position.margin = margin
  position.leverage = leverage
  position.marginMode = marginMode
  noteChange(state, position)
  announcePosition(state, market, owner, 'user')
  return done()
}

function judgeLeverageChange(
  state: ContractsState,
  market: ContractMarket,
  position: Position,
  { owner, leverage, marginMode }: SetLeverage,
  margin: Amount,
): Rejected | undefined {
  const closed = judgeTrading(state, market) ?? judgeQueued(state, market, owner)
  if (closed) return closed
  if (state.contracts.terms.count(owner, market.place) > 0) return refuse('orders_open')
  if (leverage > market.definition.maxLeverage)
    return refuse('leverage_above_maximum', { max: market.definition.maxLeverage })
  const most = largestValue(market, leverage)
  if (positionValueOf(market, position).value > most)
    return refuse('position_above_maximum', moneyFacts(state, market, 'max', most))
  return judgeMarginState(state, market, position, { leverage, marginMode, margin })
}

/** Enough money for the new margin, and nothing liquidated by it: neither the position nor the account it leaves or joins. */
function judgeMarginState(
  state: ContractsState,
  market: ContractMarket,
  { owner, lots, entryValue, basis, margin: before }: Position,
  { leverage, marginMode, margin }: Pick<Position, 'leverage' | 'marginMode' | 'margin'>,
): Rejected | undefined {
  const cash = availableCash(state, owner, market.quote) + before - margin
  const changed = new Projection({ lots, entryValue, basis, margin, marginMode, leverage, cash, support: 0n })
  const { gap, equity, maintenance } = marginStateOf(state, market, owner, changed, 0n)
  if (cash < gap) return refuse('insufficient_balance')
  return equity <= maintenance ? refuse('would_liquidate') : undefined
}

function marginAt({ entryValue, settledLoss }: Position, leverage: number): Amount {
  const margin = initialMargin(entryValue, leverage) - settledLoss
  return margin > 0n ? margin : 0n
}

import type { CloseAllPositions, ClosePosition, Reply } from '@touchstone/protocol'
import { judgeFrozen } from '../../customers/judgeParty.ts'
import { done, refuse } from '../../entry/refusal.ts'
import { judgeSender } from '../../reference/judgeSender.ts'
import type { ContractsState } from '../contractsState.ts'
import type { Position } from '../position.ts'
import { ownPosition } from '../positions/judgePosition.ts'
import { closingRequest } from './closingRequest.ts'
import { closeInBook } from './execution/closingOrder.ts'
import { judgeQueued, judgeTrading } from './judging/judgeContract.ts'
import { acceptContractOrder } from './placeContractOrder.ts'
import { marketBound } from './triggers/marketBound.ts'

/** Closes a position or a part of it: at the market, or by a reduce-only limit order. CLOSE-3. */
export function closePosition(state: ContractsState, command: ClosePosition): Reply {
  const own = ownPosition(state, command)
  if ('kind' in own) return own
  const { position } = own
  const { owner, contract, lots, price } = command
  const order = closingRequest(position, contract, lots, price)
  return acceptContractOrder(state, order, owner, 'user')
}

/**
 * One-click close: every position of an owner, of one contract or of all that trade now, at the market. Replies how many
 * have ended; lots that the book does not take stay open. CLOSE-4.
 */
export function closeAllPositions(state: ContractsState, command: CloseAllPositions): Reply {
  const { owner, contract } = command
  const refused = judgeSender(state, command) ?? judgeFrozen(state, owner)
  if (refused) return refused
  const only = contract === 0 ? undefined : state.contracts.market(contract)
  if (contract !== 0 && !only) return refuse('unknown_contract')
  const positions = state.contracts.positions.ofOwner(owner).filter((one) => !only || one.contract === only.place)
  if (positions.length === 0) return refuse('position_not_found')
  const closed = only && (judgeTrading(state, only) ?? judgeQueued(state, only, owner))
  if (closed) return closed
  for (const position of positions) closeAtMarket(state, position)
  return done(positions.filter((position) => position.lots === 0).length)
}

function closeAtMarket(state: ContractsState, position: Position): void {
  const { owner, size } = position
  const market = state.contracts.markets[position.contract]
  if (!market || size === 0 || judgeTrading(state, market) || judgeQueued(state, market, owner)) return
  const bound = marketBound(market, position)
  if (bound !== 0) closeInBook(state, market, owner, size, bound, 'one_click')
}

import type { CloseReason, ExitsReason, OrderId, OwnerId } from '@touchstone/protocol'
import type { Lots } from '@touchstone/quantities'
import type { SpotMarket } from '../spotMarket.ts'
import type { SpotState } from '../spotState.ts'
import type { Bracket } from './brackets.ts'

/** The exits that now stand; 0 = that one does not. */
interface PlacedExits {
  readonly lots: Lots
  readonly takeProfitOrder: OrderId
  readonly stopLossOrder: OrderId
}

const NO_EXITS: PlacedExits = { lots: 0, takeProfitOrder: 0, stopLossOrder: 0 }

/** An order is over: what a purchase has bought is to get its exits, unless there is nothing, or its owner is silent. BRKT-3, BRKT-6. */
export function endEntry(state: SpotState, entry: OrderId, reason: CloseReason): void {
  const bracket = state.brackets.take(entry)
  if (!bracket) return
  if (bracket.received === 0n) tellEnded(state, bracket, 'not_filled')
  else if (reason === 'silence') tellEnded(state, bracket, 'silence')
  else state.brackets.queue(bracket)
}

/**
 * The exits of an owner's purchases that are over and older than the order `before` are not placed any more, of one market or
 * of all. BRKT-6.
 */
export function dropExits(
  state: SpotState,
  owner: OwnerId,
  reason: 'canceled' | 'silence',
  before: OrderId,
  only?: SpotMarket,
): void {
  if (!state.brackets.anyDue) return
  const isMeant = (bracket: Bracket): boolean =>
    bracket.owner === owner && bracket.entry < before && (!only || bracket.market === only.definition.id)
  for (const bracket of state.brackets.takeWhere(isMeant)) tellEnded(state, bracket, reason)
}

export function tellEnded(state: SpotState, bracket: Bracket, reason: ExitsReason, placed = NO_EXITS): void {
  const { entry, owner, market } = bracket
  state.emit({ type: 'BracketEnded', order: entry, owner, market, ...placed, reason })
}

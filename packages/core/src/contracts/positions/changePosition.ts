import type { ContractOrigin, MarginMode, OwnerId } from '@touchstone/protocol'
import type { Amount, Lots } from '@touchstone/quantities'
import { AVAILABLE, HELD } from '../../ledger/accounts.ts'
import { lossParts } from '../arithmetic/closing.ts'
import { cashCell, clearingCell, releaseCash } from '../cash.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import { fundBeforeChange, payOwedFunding } from '../funding/fundEarly.ts'
import { trimReduceOnly } from '../orders/resting/trimReduceOnly.ts'
import { Position } from '../position.ts'
import { PNL } from '../reasons.ts'
import { chargePosition } from './charge.ts'
import { noteChange } from './noteChange.ts'
import { coverFromFund, settleLosses, spreadLoss } from './settleLosses.ts'

/** Lots taken out of a position whose money has not moved yet. */
export interface Closing {
  readonly position: Position
  readonly lots: Lots
  /** Of the lots' value over their cost, as the customer reckons it: by the entry. */
  realised: Amount
  /** The amount that the clearing account owes (> 0) or is owed (< 0): by the basis, because earlier losses are paid already. */
  readonly due: Amount
  /** The lots' part of the margin, still held. */
  readonly share: Amount
}

/**
 * Closes lots of a position at a value: settles with the clearing account, frees their share of the margin, records. Records
 * no event. Of positions of a contract that end together the losing ones come first, and before a profit is paid both sides
 * of it are closed. `realised` is by the entry; `shortfall` is the part the owner could not pay.
 */
export function reducePosition(
  state: ContractsState,
  market: ContractMarket,
  position: Position,
  lots: Lots,
  value: Amount,
  ref: number,
): { readonly realised: Amount; readonly shortfall: Amount } {
  const closing = closeLots(state, market, position, lots, value)
  const shortfall = payLoss(state, market, closing, ref)
  payProfit(state, market, closing, ref)
  return { realised: closing.realised, shortfall }
}

/** Takes lots out of a position and records them; the money follows by {@link payLoss} and {@link payProfit}. */
export function closeLots(
  state: ContractsState,
  market: ContractMarket,
  position: Position,
  lots: Lots,
  value: Amount,
): Closing {
  fundBeforeChange(state, market, position)
  const { entry, share, realised, due } = position.takeOut(lots, value)
  position.lotsClosed += lots
  position.closedEntryValue += entry
  position.closedExitValue += value
  if (position.isLong) market.openInterest -= lots
  if (position.lots === 0) {
    state.contracts.positions.remove(position)
    market.alarms.forget(position)
  }
  noteChange(state, position)
  return { position, lots, realised, due, share }
}

/**
 * Collects a closing's loss and frees the rest of its margin share; returns the part that had to come from elsewhere.
 * CLEAR-2.
 */
export function payLoss(state: ContractsState, market: ContractMarket, closing: Closing, ref: number): Amount {
  const { position } = closing
  const { fromShare, freed, left } = lossParts(closing)
  const held = cashCell(state, position.owner, market.quote, HELD)
  const clearing = clearingCell(state, market.quote)
  state.journal.post(held, clearing, fromShare, PNL, ref)
  releaseCash(state, position.owner, market.quote, freed, ref)
  const more = left > 0n && position.marginMode === 'cross'
  const paid = more ? chargePosition(state, market, position, left, PNL, clearing, ref) : 0n
  const shortfall = left - paid
  const covered = coverFromFund(state, market, shortfall, ref)
  market.cleared += fromShare + paid + covered
  if (covered < shortfall) spreadLoss(state, market, shortfall - covered)
  return shortfall
}

/** Pays a closing's profit, after others' losses have come in where the clearing account has too little. CLEAR-2, CLEAR-5. */
export function payProfit(state: ContractsState, market: ContractMarket, closing: Closing, ref: number): void {
  const { position, due } = closing
  if (due <= 0n) return
  const missing = settleLosses(state, market, due)
  const paid = due - missing
  closing.realised -= missing
  position.realised -= missing
  market.cleared -= paid
  const cell = cashCell(state, position.owner, market.quote, AVAILABLE)
  state.journal.post(clearingCell(state, market.quote), cell, paid, PNL, ref)
}

/**
 * Opens a position or adds to one of the same side. `margin` is in the owner's held money already. Tells nothing.
 */
export function extendPosition(
  state: ContractsState,
  market: ContractMarket,
  owner: OwnerId,
  signedLots: number,
  value: Amount,
  margin: Amount,
  mode: { readonly leverage: number; readonly marginMode: MarginMode },
): Position {
  const { positions } = state.contracts
  const held = positions.of(owner, market.place)
  if (held) fundBeforeChange(state, market, held)
  else payOwedFunding(state, owner)
  const position = held ?? openPosition(state, market, owner, signedLots > 0 ? 'long' : 'short', mode)
  position.add(signedLots, value, margin)
  if (!held) positions.add(position)
  if (signedLots > 0) market.openInterest += signedLots
  noteChange(state, position)
  return position
}

/**
 * Records one event of a position as the entry has left it: its end, its state, or both when it ended and another began.
 * Then the owner's reduce-only orders are trimmed to the lots left to reduce. RO-3.
 */
export function announcePosition(
  state: ContractsState,
  market: ContractMarket,
  owner: OwnerId,
  origin: ContractOrigin,
): void {
  for (const position of state.contracts.changes.take(owner, market.place)) {
    if (position.lots === 0) tellEnd(state, market, position, origin)
    else tellChange(state, market, position)
  }
  trimReduceOnly(state, market, owner)
}

function openPosition(
  state: ContractsState,
  market: ContractMarket,
  owner: OwnerId,
  side: 'long' | 'short',
  { leverage, marginMode }: { readonly leverage: number; readonly marginMode: MarginMode },
): Position {
  const position = new Position(state.contracts.nextPosition++, owner, market.place, state.time, side)
  position.leverage = leverage
  position.marginMode = marginMode
  return position
}

function tellChange(state: ContractsState, market: ContractMarket, position: Position): void {
  state.emit({
    type: 'PositionChanged',
    position: position.id,
    owner: position.owner,
    contract: market.definition.id,
    lots: position.lots,
    entryValue: position.entryValue,
    margin: position.margin + position.settledLoss,
    leverage: position.leverage,
    marginMode: position.marginMode,
    takeProfit: position.takeProfit,
    stopLoss: position.stopLoss,
    realised: position.realised,
    fees: position.fees,
    funding: position.funding,
    openedAt: position.openedAt,
  })
}

function tellEnd(state: ContractsState, market: ContractMarket, position: Position, closedBy: ContractOrigin): void {
  state.emit({
    type: 'PositionClosed',
    position: position.id,
    owner: position.owner,
    contract: market.definition.id,
    side: position.side,
    lotsClosed: position.lotsClosed,
    entryValue: position.closedEntryValue,
    exitValue: position.closedExitValue,
    leverage: position.leverage,
    marginMode: position.marginMode,
    realised: position.realised,
    fees: position.fees,
    funding: position.funding,
    openedAt: position.openedAt,
    closedBy,
  })
}

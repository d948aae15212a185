import type { Amount } from '@touchstone/quantities'
import { smaller } from '@touchstone/quantities'
import type { Reason } from '../../entry/reason.ts'
import { AVAILABLE, HELD } from '../../ledger/accounts.ts'
import { chargeParts } from '../arithmetic/closing.ts'
import { availableCash, cashCell } from '../cash.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import type { Position } from '../position.ts'
import { FUNDING, LIQUIDATION_FEE } from '../reasons.ts'
import { noteChange } from './noteChange.ts'

/**
 * The money that can pay for a position now: its margin; for a cross position also the available money and the other cross
 * margins.
 */
export function payableFor(state: ContractsState, market: ContractMarket, position: Position): Amount {
  if (position.marginMode === 'isolated') return position.margin
  const others = otherCross(state, market, position).reduce((sum, other) => sum + other.margin, 0n)
  return position.margin + availableCash(state, position.owner, market.quote) + others
}

/**
 * Takes up to `amount` from a position's margin, then, for a cross position, from the available money and from the margins
 * of the owner's other cross positions in the same asset. Returns the amount paid. MONEY-4.
 */
export function chargePosition(
  state: ContractsState,
  market: ContractMarket,
  position: Position,
  amount: Amount,
  reason: Reason,
  destination: number,
  ref: number,
): Amount {
  const payment = { reason, destination, ref }
  const cash = availableCash(state, position.owner, market.quote)
  const { margin, marginMode } = position
  const parts = chargeParts(amount, { margin, marginMode, cash })
  takeMargin(state, market, position, parts.fromMargin, payment)
  const cell = cashCell(state, position.owner, market.quote, AVAILABLE)
  state.journal.post(cell, destination, parts.fromCash, reason, ref)
  const left = marginMode === 'cross' ? takeFromOthers(state, market, position, parts.left, payment) : parts.left
  if (left < amount) noteChange(state, position)
  record(position, reason, left - amount)
  return amount - left
}

/** Pays into a position's margin (isolated) or to its owner (cross). */
export function creditPosition(
  state: ContractsState,
  market: ContractMarket,
  position: Position,
  amount: Amount,
  reason: Reason,
  source: number,
  ref: number,
): void {
  const isolated = position.marginMode === 'isolated'
  record(position, reason, amount)
  noteChange(state, position)
  const cell = cashCell(state, position.owner, market.quote, isolated ? HELD : AVAILABLE)
  state.journal.post(source, cell, amount, reason, ref)
  if (isolated) position.margin += amount
}

interface Payment {
  readonly reason: Reason
  readonly destination: number
  readonly ref: number
}

function takeMargin(
  state: ContractsState,
  market: ContractMarket,
  position: Position,
  amount: Amount,
  { reason, destination, ref }: Payment,
): Amount {
  const taken = smaller(position.margin, amount)
  if (taken <= 0n) return 0n
  state.journal.post(cashCell(state, position.owner, market.quote, HELD), destination, taken, reason, ref)
  position.margin -= taken
  noteChange(state, position)
  return taken
}

/** Charges the margins of the other cross positions; returns the part they could not pay. */
function takeFromOthers(
  state: ContractsState,
  market: ContractMarket,
  position: Position,
  amount: Amount,
  payment: Payment,
): Amount {
  let left = amount
  for (const other of left === 0n ? [] : otherCross(state, market, position)) {
    if (left === 0n) break
    left -= takeMargin(state, market, other, left, payment)
  }
  return left
}

/**
 * Keeps the position's own account of funding and fees; `change` is positive for money that came in, negative for money that
 * went out.
 */
function record(position: Position, reason: Reason, change: Amount): void {
  if (reason === FUNDING) position.funding += change
  if (reason === LIQUIDATION_FEE) position.fees -= change
}

/** The owner's other cross positions margined in the same asset, in order of the contracts. */
function otherCross(state: ContractsState, market: ContractMarket, position: Position): Position[] {
  const { positions, markets } = state.contracts
  return positions
    .ofOwner(position.owner)
    .filter((other) => other !== position && other.marginMode === 'cross')
    .filter((other) => markets[other.contract]?.quote === market.quote)
}

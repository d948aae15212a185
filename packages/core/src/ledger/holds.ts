import type { OwnerId } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { AVAILABLE, FUNDS, HELD } from './accounts.ts'
import type { LedgerState } from './ledgerState.ts'
import { HOLD, RELEASE } from './reasons.ts'

/** An owner's available balance of an asset (place in the list of assets) in the funds wallet. */
export function availableFunds(state: LedgerState, owner: OwnerId, asset: number): Amount {
  const start = state.accounts.find(owner, FUNDS)
  return start < 0 ? 0n : state.accounts.balance(start + asset * 2 + AVAILABLE)
}

/** Sets funds aside for an order. */
export function hold(state: LedgerState, owner: OwnerId, asset: number, amount: Amount, order: number): void {
  const available = state.accounts.cell(owner, FUNDS, asset, AVAILABLE)
  state.journal.post(available, available - AVAILABLE + HELD, amount, HOLD, order)
}

/** Frees money that an order no longer holds. */
export function release(state: LedgerState, owner: OwnerId, asset: number, amount: Amount, order: number): void {
  const held = state.accounts.cell(owner, FUNDS, asset, HELD)
  state.journal.post(held, held - HELD + AVAILABLE, amount, RELEASE, order)
}

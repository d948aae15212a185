import { FIRST_CUSTOMER, type OwnerId, SYSTEM_OWNERS, WALLET_NUMBERS } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { AVAILABLE, FUNDS, HELD } from '../ledger/accounts.ts'
import { HOLD, RELEASE } from '../ledger/reasons.ts'
import type { ContractsState } from './contractsState.ts'

export const CONTRACT = WALLET_NUMBERS.contract

/** The wallet an owner's contract money is in: customers have one of its own, the house uses its funds. MONEY-1. */
export function cashWallet(owner: OwnerId): number {
  return owner >= FIRST_CUSTOMER ? CONTRACT : FUNDS
}

/** A cell of an owner's contract money; `asset` is the place in the list of assets. */
export function cashCell(state: ContractsState, owner: OwnerId, asset: number, bucket: number): number {
  return state.accounts.cell(owner, cashWallet(owner), asset, bucket)
}

export function clearingCell(state: ContractsState, asset: number): number {
  return state.accounts.cell(SYSTEM_OWNERS.clearing, FUNDS, asset, AVAILABLE)
}

export function availableCash(state: ContractsState, owner: OwnerId, asset: number): Amount {
  const start = state.accounts.find(owner, cashWallet(owner))
  return start < 0 ? 0n : state.accounts.balance(start + asset * 2 + AVAILABLE)
}

/** Sets contract money aside for an order or a position. */
export function holdCash(state: ContractsState, owner: OwnerId, asset: number, amount: Amount, ref: number): void {
  const available = cashCell(state, owner, asset, AVAILABLE)
  state.journal.post(available, available - AVAILABLE + HELD, amount, HOLD, ref)
}

/** Gives back money that was set aside. */
export function releaseCash(state: ContractsState, owner: OwnerId, asset: number, amount: Amount, ref: number): void {
  const held = cashCell(state, owner, asset, HELD)
  state.journal.post(held, held - HELD + AVAILABLE, amount, RELEASE, ref)
}

import { SYSTEM_OWNERS } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { AVAILABLE, FUNDS, HELD, HOSTING } from '../ledger/accounts.ts'
import { withdrawalAsset } from '../ledger/currency.ts'
import { HOLD, RELEASE } from '../ledger/reasons.ts'
import { escrowOf, type HostingOrder } from './hostingOrder.ts'
import type { HostingState } from './hostingState.ts'
import { HOSTING_ESCROW, HOSTING_LOSS, HOSTING_RETURN, HOSTING_UNEARNED } from './reasons.ts'

/** Holds the principal and sets the whole promised return aside. HOST-4, I15. */
export function setAside(state: HostingState, order: HostingOrder): void {
  const { free, held, escrow, treasury } = cellsOf(state, order)
  state.journal.post(free, held, order.amount, HOLD, order.id)
  state.journal.post(treasury, escrow, order.promised, HOSTING_ESCROW, order.id)
}

export function payReturn(state: HostingState, order: HostingOrder, amount: Amount): void {
  const { free, escrow } = cellsOf(state, order)
  state.journal.post(escrow, free, amount, HOSTING_RETURN, order.id)
}

/** Frees the principal less the loss of an early redemption; the unearned return goes back to the treasury. HOST-5, HOST-6. */
export function giveBackPrincipal(state: HostingState, order: HostingOrder, loss: Amount): void {
  const { free, held, escrow, treasury, fees } = cellsOf(state, order)
  state.journal.post(held, free, order.amount - loss, RELEASE, order.id)
  state.journal.post(held, fees, loss, HOSTING_LOSS, order.id)
  state.journal.post(escrow, treasury, escrowOf(order), HOSTING_UNEARNED, order.id)
}

function cellsOf(state: HostingState, { owner }: HostingOrder) {
  const asset = withdrawalAsset(state)
  const free = state.accounts.cell(owner, HOSTING, asset, AVAILABLE)
  const house = (whose: number) => state.accounts.cell(whose, FUNDS, asset, AVAILABLE)
  return {
    free,
    held: free - AVAILABLE + HELD,
    escrow: house(SYSTEM_OWNERS.escrow),
    treasury: house(SYSTEM_OWNERS.treasury),
    fees: house(SYSTEM_OWNERS.fees),
  }
}

import { type LoanId, type OwnerId, SYSTEM_OWNERS } from '@touchstone/protocol'
import { type Amount, larger } from '@touchstone/quantities'
import { AVAILABLE, FUNDS } from '../ledger/accounts.ts'
import { withdrawalAsset } from '../ledger/currency.ts'
import { availableFunds } from '../ledger/holds.ts'
import type { LoanSplit } from './loanFormulas.ts'
import type { LoansState } from './loansState.ts'
import {
  LOAN_DISBURSEMENT,
  LOAN_FUNDING,
  LOAN_INTEREST,
  LOAN_LATE_FEE,
  LOAN_PRINCIPAL,
  LOAN_RETURN,
} from './reasons.ts'

interface Named {
  readonly id: LoanId
  readonly owner: OwnerId
}

/** The money in the pool. */
export function inLoanPool(state: LoansState): Amount {
  return availableFunds(state, SYSTEM_OWNERS.loanPool, withdrawalAsset(state))
}

/** The part of the pool that may go back to the treasury: money paid by borrowers is lent again and never goes there. LOAN-8. */
export function returnableFromPool(state: LoansState): Amount {
  return inLoanPool(state) - state.loans.repaid
}

export function payIntoPool(state: LoansState, amount: Amount): void {
  const { pool, treasury } = cellsOf(state)
  state.journal.post(treasury, pool, amount, LOAN_FUNDING, 0)
}

export function payOutOfPool(state: LoansState, amount: Amount): void {
  const { pool, treasury } = cellsOf(state)
  state.journal.post(pool, treasury, amount, LOAN_RETURN, 0)
}

/** Lends the money that borrowers paid back before the money of the treasury. */
export function payLoanOut(state: LoansState, { id, owner }: Named, amount: Amount): void {
  const { pool, fundsOf } = cellsOf(state)
  state.journal.post(pool, fundsOf(owner), amount, LOAN_DISBURSEMENT, id)
  state.loans.repaid = larger(state.loans.repaid - amount, 0n)
}

/** Charges are the house's, the principal is the pool's. LOAN-6. */
export function takePayment(state: LoansState, { id, owner }: Named, paid: LoanSplit): void {
  const { pool, fees, fundsOf } = cellsOf(state)
  const funds = fundsOf(owner)
  state.journal.post(funds, fees, paid.lateFee, LOAN_LATE_FEE, id)
  state.journal.post(funds, fees, paid.interest, LOAN_INTEREST, id)
  state.journal.post(funds, pool, paid.principal, LOAN_PRINCIPAL, id)
  state.loans.repaid += paid.principal
}

function cellsOf(state: LoansState) {
  const asset = withdrawalAsset(state)
  const fundsOf = (owner: OwnerId) => state.accounts.cell(owner, FUNDS, asset, AVAILABLE)
  return {
    fundsOf,
    pool: fundsOf(SYSTEM_OWNERS.loanPool),
    treasury: fundsOf(SYSTEM_OWNERS.treasury),
    fees: fundsOf(SYSTEM_OWNERS.fees),
  }
}

import type { LoanMoved } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import { type Loan, nextLoanMoment } from './loan.ts'
import type { LoansState } from './loansState.ts'

/** Steps that one entry takes care of; the rest follow with the next. LOAN-7. */
export const MAX_STEPS = 10_000

const NEXT_STEP: { readonly [State in Loan['state']]?: LoanMoved['state'] } = {
  disbursed: 'to_repay',
  to_repay: 'expired',
  expired: 'overdue',
}

/** The earliest step; 0 = none, or as many as one entry may have are done. */
export function nextLoanDue({ loans }: LoansState): Timestamp {
  const { next } = loans.live
  return next && loans.stepsInEntry < MAX_STEPS ? nextLoanMoment(next) : 0
}

/** Every step of that moment, in order of application, as far as the entry may. LOAN-7. */
export function runLoanDue(state: LoansState, dueAt: Timestamp): void {
  while (nextLoanDue(state) === dueAt) {
    const loan = state.loans.live.next
    if (!loan) return
    state.loans.stepsInEntry++
    goOn(state, loan)
  }
}

/** Whatever of one loan log time has passed: a loan of one day is to be repaid as soon as it is paid out. */
export function catchUpLoan(state: LoansState, loan: Loan): void {
  for (let at = nextLoanMoment(loan); at > 0 && at <= state.time; at = nextLoanMoment(loan)) goOn(state, loan)
}

/** No money depends on it: what a loan costs follows from the time alone. */
function goOn(state: LoansState, loan: Loan): void {
  const next = NEXT_STEP[loan.state]
  if (!next) return
  const at = nextLoanMoment(loan)
  state.loans.live.change(loan, () => {
    loan.state = next
  })
  state.emit({ type: 'LoanMoved', loan: loan.id, owner: loan.owner, state: next, at })
}

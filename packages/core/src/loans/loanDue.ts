import type { LoanMoved } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import { type Loan, nextLoanMoment } from './loan.ts'
import type { LoansState } from './loansState.ts'

/** The most steps carried out in one entry; the rest follow with the next entry. LOAN-7. */
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

/** Carries out every loan's step of that moment, in order of application, up to the most steps of one entry. LOAN-7. */
export function runLoanDue(state: LoansState, dueAt: Timestamp): void {
  while (nextLoanDue(state) === dueAt) {
    const loan = state.loans.live.next
    if (!loan) return
    state.loans.stepsInEntry++
    goOn(state, loan)
  }
}

/** Carries out all steps of one loan whose time has passed: a loan of one day is to be repaid as soon as the money is paid out. */
export function catchUpLoan(state: LoansState, loan: Loan): void {
  for (let at = nextLoanMoment(loan); at > 0 && at <= state.time; at = nextLoanMoment(loan)) goOn(state, loan)
}

/** No money depends on a loan's state: the charges follow from the time alone. */
function goOn(state: LoansState, loan: Loan): void {
  const next = NEXT_STEP[loan.state]
  if (!next) return
  const at = nextLoanMoment(loan)
  state.loans.live.change(loan, () => {
    loan.state = next
  })
  state.emit({ type: 'LoanMoved', loan: loan.id, owner: loan.owner, state: next, at })
}

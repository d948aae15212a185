import type { LoanPaid, RepayLoan, Reply } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import { judgeCustomer } from '../customers/judgeParty.ts'
import { done, refuse } from '../entry/refusal.ts'
import { withdrawalAsset } from '../ledger/currency.ts'
import { availableFunds } from '../ledger/holds.ts'
import { endLoan } from './endLoan.ts'
import { isApplication } from './judgeLoan.ts'
import { type Loan, owedOn } from './loan.ts'
import { daysBegun, type LoanSplit, lowerFrom, splitPayment, sumOf } from './loanFormulas.ts'
import { takePayment } from './loanMoney.ts'
import type { LoansState } from './loansState.ts'

/** From funds, by a frozen customer and while the platform is restricted too; answers the loan's number. LOAN-6. */
export function repayLoan(state: LoansState, { owner, loan: id, amount }: RepayLoan): Reply {
  const barred = judgeCustomer(state, owner)
  if (barred) return barred
  const loan = state.loans.live.byId(id)
  if (loan?.owner !== owner) return refuse('unknown_loan')
  if (isApplication(loan)) return refuse('loan_state')
  const paid = splitPayment(owedOn(loan, state.time), amount)
  if (sumOf(paid) > availableFunds(state, owner, withdrawalAsset(state))) return refuse('insufficient_balance')
  takePayment(state, loan, paid)
  countPayment(state, loan, paid, { way: 'balance', at: state.time, line: '' })
  return done(id)
}

/** A payment lowers the debt from the first day on that begins after `at`; a loan without debt is over. LOAN-6. */
export function countPayment(
  state: LoansState,
  loan: Loan,
  paid: LoanSplit,
  how: Pick<LoanPaid, 'way' | 'line'> & { readonly at: Timestamp },
): void {
  state.loans.live.change(loan, () => {
    const { interest, lateFee } = loan.paid
    loan.paid = { interest: interest + paid.interest, lateFee: lateFee + paid.lateFee }
    loan.steps = lowerFrom(loan.steps, daysBegun(loan.disbursedAt, how.at) + 1, paid.principal)
  })
  const owed = owedOn(loan, state.time)
  const { lateFee: lateFeeOwed, interest: interestOwed, principal: principalOwed } = owed
  const left = { lateFeeOwed, interestOwed, principalOwed }
  state.emit({ type: 'LoanPaid', loan: loan.id, owner: loan.owner, ...paid, ...left, ...how })
  if (sumOf(owed) === 0n) endLoan(state, loan, 'repaid')
}

import type { DisburseLoan, LoanId, RejectLoan, Reply, WriteOffLoan } from '@touchstone/protocol'
import { judgeActing } from '../customers/judgeParty.ts'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import { amountFact, CURRENCY } from '../ledger/currency.ts'
import { judgeUnrestricted } from '../restriction/restrictPlatform.ts'
import { endLoan } from './endLoan.ts'
import { isApplication, judgeBorrower } from './judgeLoan.ts'
import { catchUpLoan } from './loanDue.ts'
import { endOfLoanDay } from './loanFormulas.ts'
import { inLoanPool, payLoanOut } from './loanMoney.ts'
import type { LoansState } from './loansState.ts'

/** LOAN-4 */
export function judgeDisbursement(state: LoansState, { loan: id, amount }: DisburseLoan): Rejected | undefined {
  const wrong = judgeStep(state, id, true)
  const loan = state.loans.live.byId(id)
  if (wrong || !loan) return wrong ?? refuse('unknown_loan')
  if (amount > loan.amount) return refuse('above_maximum_quantity', { max: amountFact(state, loan.amount) })
  const left = inLoanPool(state)
  return (
    judgeActing(state, loan.owner) ??
    judgeUnrestricted(state) ??
    judgeBorrower(state, loan.owner, amount - loan.amount) ??
    (amount > left ? refuse('loan_pool_empty', { left: amountFact(state, left), currency: CURRENCY }) : undefined)
  )
}

/** Pays a loan out; its days run from now on. The caller has judged the decision. LOAN-4. */
export function disburseLoan(state: LoansState, { loan: id, amount }: DisburseLoan): Reply {
  const loan = state.loans.live.byId(id)
  if (!loan) return refuse('unknown_loan')
  state.loans.live.change(loan, () => {
    loan.state = 'disbursed'
    loan.amount = amount
    loan.disbursedAt = state.time
    loan.steps = [{ fromDay: 1, principal: amount }]
  })
  payLoanOut(state, loan, amount)
  const dueTime = endOfLoanDay(state.time, loan.days)
  state.emit({ type: 'LoanDisbursed', loan: id, owner: loan.owner, amount, dueTime })
  catchUpLoan(state, loan)
  return done(id)
}

/** LOAN-4 */
export function judgeLoanRefusal(state: LoansState, { loan }: RejectLoan): Rejected | undefined {
  return judgeStep(state, loan, true)
}

/** The caller has judged it. */
export function rejectLoan(state: LoansState, { loan: id, reason }: RejectLoan): Reply {
  const loan = state.loans.live.byId(id)
  if (loan) endLoan(state, loan, 'rejected', reason)
  return done(id)
}

/** LOAN-10 */
export function judgeWriteOff(state: LoansState, { loan }: WriteOffLoan): Rejected | undefined {
  return judgeStep(state, loan, false)
}

/** The caller has judged it. */
export function writeOffLoan(state: LoansState, { loan: id, reason }: WriteOffLoan): Reply {
  const loan = state.loans.live.byId(id)
  if (loan) endLoan(state, loan, 'written_off', reason)
  return done(id)
}

/** Whether the loan exists, and is an application (`applied`) or paid out already. */
export function judgeStep({ loans }: LoansState, id: LoanId, applied: boolean): Rejected | undefined {
  const loan = loans.live.byId(id)
  if (!loan) return refuse('unknown_loan')
  return isApplication(loan) === applied ? undefined : refuse('loan_state')
}

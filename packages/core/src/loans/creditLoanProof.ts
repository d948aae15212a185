import type { CreditLoanProof, Reply } from '@touchstone/protocol'
import type { Amount, Timestamp } from '@touchstone/quantities'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import { isLineUsed } from '../floor/bankLines.ts'
import { type Loan, owedOn, principalOf } from './loan.ts'
import {
  chargesThrough,
  daysBegun,
  type LoanSplit,
  lowerFrom,
  splitPayment,
  sumOf,
  unpaidCharges,
} from './loanFormulas.ts'
import type { LoansState } from './loansState.ts'
import { countPayment } from './repayLoan.ts'
import { judgeStep } from './reviewLoan.ts'

/** LOAN-9 */
export function judgeLoanProof(
  state: LoansState,
  { loan: id, line, uploadedAt }: CreditLoanProof,
): Rejected | undefined {
  const wrong = judgeStep(state, id, false)
  if (wrong) return wrong
  const from = state.loans.live.byId(id)?.disbursedAt ?? 0
  if (uploadedAt < from || uploadedAt > state.time) return refuse('bad_command')
  return isLineUsed(state, line) ? refuse('already_done') : undefined
}

/** Counts a repayment at a bank. Nothing is posted: money at a bank is not in custody. The caller has judged the decision. LOAN-9. */
export function creditLoanProof(state: LoansState, { loan: id, amount, line, uploadedAt }: CreditLoanProof): Reply {
  const loan = state.loans.live.byId(id)
  if (!loan) return refuse('unknown_loan')
  const paid = splitAsOf(loan, amount, uploadedAt, state.time)
  state.loans.lines.add(line)
  state.loans.paidOutside += paid.principal
  countPayment(state, loan, paid, { way: 'proof', at: uploadedAt, line })
  return done(id)
}

/**
 * The parts of a payment that came in at `at`: debts of that moment that are still open, late fee, interest and principal, in this
 * order; the rest pays the charges that days begun since have added on the principal left.
 */
function splitAsOf(loan: Loan, amount: Amount, at: Timestamp, now: Timestamp): LoanSplit {
  const day = daysBegun(loan.disbursedAt, at)
  const then = { ...unpaidCharges(chargesThrough(loan, loan.steps, day), loan.paid), principal: principalOf(loan) }
  const first = splitPayment(then, amount)
  const paid = { interest: loan.paid.interest + first.interest, lateFee: loan.paid.lateFee + first.lateFee }
  const steps = lowerFrom(loan.steps, day + 1, first.principal)
  const since = { ...owedOn({ ...loan, steps, paid }, now), principal: 0n }
  const rest = splitPayment(since, amount - sumOf(first))
  return {
    lateFee: first.lateFee + rest.lateFee,
    interest: first.interest + rest.interest,
    principal: first.principal,
  }
}

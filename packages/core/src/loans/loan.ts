import type { FrozenLoanTerms, LoanId, LoanView, OwnerId } from '@touchstone/protocol'
import type { Amount, Timestamp } from '@touchstone/quantities'
import {
  chargesThrough,
  daysBegun,
  endOfLoanDay,
  firstLateDay,
  type LoanCharges,
  type LoanSplit,
  type PrincipalStep,
  unpaidCharges,
} from './loanFormulas.ts'

/** An application, or a loan that has not ended. */
export interface Loan extends FrozenLoanTerms {
  readonly id: LoanId
  readonly owner: OwnerId
  readonly appliedAt: Timestamp
  state: LoanView['state']
  /** Applied for, then lent. */
  amount: Amount
  /** 0 before. */
  disbursedAt: Timestamp
  /** None before the disbursement; then from the first day on. Charges follow from these alone: nothing accrues by itself. */
  steps: readonly PrincipalStep[]
  /** Charges paid, from funds or by a proof. */
  paid: LoanCharges
}

export function principalOf({ steps }: Loan): Amount {
  return steps.at(-1)?.principal ?? 0n
}

/** LOAN-5 */
export function owedOn(loan: Loan, at: Timestamp): LoanSplit {
  const charged = chargesThrough(loan, loan.steps, daysBegun(loan.disbursedAt, at))
  return { ...unpaidCharges(charged, loan.paid), principal: principalOf(loan) }
}

/** The moment at which the loan goes on to its next state by itself; 0 = never. LOAN-7. */
export function nextLoanMoment(loan: Loan): Timestamp {
  const { state, disbursedAt, days } = loan
  switch (state) {
    case 'disbursed':
      return endOfLoanDay(disbursedAt, days - 1)
    case 'to_repay':
      return endOfLoanDay(disbursedAt, days)
    case 'expired':
      return endOfLoanDay(disbursedAt, firstLateDay(loan) - 1)
    default:
      return 0
  }
}

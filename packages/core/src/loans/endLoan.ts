import type { LoanResult } from '@touchstone/protocol'
import { type Loan, principalOf } from './loan.ts'
import type { LoansState } from './loansState.ts'

/** Ends a loan; a debt that is left is given up. LOAN-6, LOAN-10. */
export function endLoan(state: LoansState, loan: Loan, result: LoanResult, reason = ''): void {
  const loss = principalOf(loan)
  state.loans.live.remove(loan)
  state.loans.writtenOff += loss
  state.emit({ type: 'LoanEnded', loan: loan.id, owner: loan.owner, result, loss, reason })
}

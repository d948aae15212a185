import type { OwnerId } from '@touchstone/protocol'
import type { Debt } from '../entry/asked.ts'
import { owedOn } from './loan.ts'
import { sumOf } from './loanFormulas.ts'
import type { LoansState } from './loansState.ts'

/** What a customer owes on loans now, and of that, for what must stay on the platform. LOAN-11. */
export function loanDebt({ loans, time }: LoansState, owner: OwnerId): Debt {
  let [owed, staying] = [0n, 0n]
  for (const loan of loans.live.ofOwner(owner)) {
    const sum = sumOf(owedOn(loan, time))
    owed += sum
    if (!loan.mayLeave) staying += sum
  }
  return { owed, staying }
}

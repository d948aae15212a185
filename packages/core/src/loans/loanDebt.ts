import type { OwnerId } from '@touchstone/protocol'
import type { Debt } from '../entry/asked.ts'
import { owedOn } from './loan.ts'
import { sumOf } from './loanFormulas.ts'
import type { LoansState } from './loansState.ts'

/** A customer's debt on loans now, and the part of the debt on loans that must stay on the platform. LOAN-11. */
export function loanDebt({ loans, time }: LoansState, owner: OwnerId): Debt {
  let [owed, staying] = [0n, 0n]
  for (const loan of loans.live.ofOwner(owner)) {
    const sum = sumOf(owedOn(loan, time))
    owed += sum
    if (!loan.mayLeave) staying += sum
  }
  return { owed, staying }
}

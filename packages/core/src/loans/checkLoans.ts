import { SYSTEM_OWNERS } from '@touchstone/protocol'
import { InvariantBroken } from '../entry/invariantBroken.ts'
import { FUNDS } from '../ledger/accounts.ts'
import { withdrawalAsset } from '../ledger/currency.ts'
import { availableIn } from '../ledger/freeIn.ts'
import { isApplication } from './judgeLoan.ts'
import { type Loan, principalOf } from './loan.ts'
import { nextLoanDue } from './loanDue.ts'
import { chargesThrough, daysBegun } from './loanFormulas.ts'
import type { LoansState } from './loansState.ts'

/**
 * I16: the principal lent by the pool is owed by borrowers, came in at a bank or was given up, to the unit; no loan costs or owes
 * more than its terms allow.
 */
export function checkLoans(state: LoansState): void {
  const { live, funded, repaid, paidOutside, writtenOff } = state.loans
  let [lent, requested] = [0n, 0n]
  for (const loan of live.all()) {
    checkLoan(state, loan)
    lent += principalOf(loan)
    if (isApplication(loan)) requested += loan.amount
  }
  if (lent !== live.lent || requested !== live.requested)
    throw new InvariantBroken('I16', `loans sum to ${lent} and ${requested}, kept are ${live.lent}, ${live.requested}`)
  const currency = withdrawalAsset(state)
  state.assets.forEach((_, asset) => {
    const pool = availableIn(state, SYSTEM_OWNERS.loanPool, FUNDS, asset)
    const expected = asset === currency ? funded - lent - paidOutside - writtenOff : 0n
    if (pool !== expected || repaid < 0n || (asset === currency && repaid > pool))
      throw new InvariantBroken('I16', `the loan pool has ${pool}, it should have ${expected}`)
  })
  const due = nextLoanDue(state)
  if (!state.clockStopped && due !== 0 && due <= state.time)
    throw new InvariantBroken('I16', `a step of ${due} has not happened at ${state.time}`)
}

function checkLoan({ time }: LoansState, loan: Loan): void {
  const { id, steps, amount, paid, freeDays } = loan
  const day = daysBegun(loan.disbursedAt, time)
  const { interest, lateFee } = chargesThrough(loan, steps, day)
  const isFree = day > freeDays || interest === 0n
  const falls = steps.every(({ fromDay, principal }, place) => {
    const before = steps[place - 1]
    return principal >= 0n && (before ? before.fromDay < fromDay && before.principal >= principal : fromDay === 1)
  })
  const fits = isApplication(loan) ? steps.length === 0 : steps[0]?.principal === amount
  if (!isFree || !falls || !fits || interest + lateFee > amount || paid.interest + paid.lateFee > amount)
    throw new InvariantBroken('I16', `loan ${id} of ${amount} has cost ${interest} and ${lateFee}`)
}

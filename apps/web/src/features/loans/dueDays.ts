import { endOfLoanDay } from '@touchstone/core/formulas'
import { lessOf } from './costs.ts'
import { isOwed, type Loan } from './loanState.ts'

/** A moment by which a loan has to be paid: its due day, and the end of its grace. */
export interface DueDay {
  readonly kind: 'due' | 'late'
  /** UTC ms. */
  readonly time: number
  /** To be paid by then if nothing is paid before, plain decimal. */
  readonly owed: string
}

/** The coming dates of a loan that is paid out; none for a loan that has ended. */
export function dueDays(loan: Loan, now: number): readonly DueDay[] {
  if (!isOwed(loan)) return []
  const { due, disbursed, days, graceDays, total, paid } = loan
  const owed = lessOf(total, paid)
  const moments: readonly DueDay[] = [
    { kind: 'due', time: due, owed },
    { kind: 'late', time: endOfLoanDay(disbursed, days + graceDays), owed },
  ]
  return moments.filter(({ time }) => time > now)
}

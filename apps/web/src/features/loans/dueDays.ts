import { lessOf } from './costs.ts'
import { isOwed, type Loan } from './loanState.ts'

const DAY_MS = 86_400_000

/** A moment by which a loan has to be paid: its due day, and the end of its grace. */
export interface DueDay {
  readonly kind: 'due' | 'late'
  /** UTC ms. */
  readonly time: number
  /** To be paid by then if nothing is paid before, plain decimal. */
  readonly owed: string
}

/** What is still to come of a loan that is paid out; nothing of one that is over. */
export function dueDays(loan: Loan, now: number): readonly DueDay[] {
  if (!isOwed(loan)) return []
  const { due, graceDays, total, paid } = loan
  const owed = lessOf(total, paid)
  const days: readonly DueDay[] = [
    { kind: 'due', time: due, owed },
    { kind: 'late', time: due + graceDays * DAY_MS, owed },
  ]
  return days.filter(({ time }) => time > now)
}

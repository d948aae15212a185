import { formatPlain } from '@touchstone/quantities'
import { readDown } from '../../shared/decimals/exactDecimal.ts'
import type { LoanProduct } from './application/application.ts'
import { DECIMALS } from './currency.ts'
import type { LoanQuote } from './useLoanQuote.ts'

export type LoanDay = LoanQuote['schedule'][number]

const LATE_DAYS = 7

/** One plain decimal less another. */
export function lessOf(more: string, less: string): string {
  return formatPlain((readDown(more, DECIMALS) ?? 0n) - (readDown(less, DECIMALS) ?? 0n), DECIMALS)
}

/** The debt seven days after the due day, and its increase since; undefined when the quote does not say. */
export function sevenDaysLate({ schedule, total }: LoanQuote, days: number) {
  const late = schedule.find(({ day }) => day === days + LATE_DAYS)
  return late && { owed: late.owed, more: lessOf(late.owed, total) }
}

/** The event of a day of a loan without payments; undefined: its usual interest. */
export function noteOf(
  day: number,
  { days, freeDays, graceDays }: Pick<LoanProduct, 'days' | 'freeDays' | 'graceDays'>,
): 'free' | 'due' | 'grace' | 'late' | undefined {
  if (day === days) return 'due'
  if (day > days + graceDays) return 'late'
  if (day > days) return 'grace'
  return day <= freeDays ? 'free' : undefined
}

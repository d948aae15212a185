import { readerZone } from '../times/readerZone.ts'
import { dayOf, startOfDay } from '../times/typedTime.ts'

export const MAX_RANGE_DAYS = 90
const DAY_MS = 86_400_000

/** Days as an `<input type="date">` gives them: "2026-03-31", in the reader's time zone. */
export interface DateRange {
  readonly from: string
  readonly to: string
}

export type RangeProblem = 'empty' | 'reversed' | 'too_long'

/** The fault of a range of at most so many days. */
export function rangeProblem(range: DateRange, most = MAX_RANGE_DAYS): RangeProblem | undefined {
  const zone = readerZone()
  const from = startOfDay(range.from, zone)
  const to = startOfDay(range.to, zone)
  if (from === undefined || to === undefined) return 'empty'
  if (from > to) return 'reversed'
  /** Rounded, because a change to summer time makes a day of 23 or 25 hours. */
  return Math.round((to - from) / DAY_MS) + 1 > most ? 'too_long' : undefined
}

/** First and last millisecond of the range; undefined when the range is not usable. */
export function rangeMs(
  range: DateRange,
  most = MAX_RANGE_DAYS,
): { readonly from: number; readonly to: number } | undefined {
  if (rangeProblem(range, most)) return undefined
  const zone = readerZone()
  const from = startOfDay(range.from, zone)
  const end = startOfDay(range.to, zone, 1)
  return from === undefined || end === undefined ? undefined : { from, to: end - 1 }
}

/** The last `days` days up to and including today. */
export function lastDays(days: number, nowMs: number): DateRange {
  const zone = readerZone()
  return { from: dayOf(nowMs, zone, days - 1), to: dayOf(nowMs, zone) }
}

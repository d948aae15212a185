export const MAX_RANGE_DAYS = 90
const DAY_MS = 86_400_000

/** Days as an `<input type="date">` gives them: "2026-03-31", in the customer's own time zone. */
export interface DateRange {
  readonly from: string
  readonly to: string
}

export type RangeProblem = 'empty' | 'reversed' | 'too_long'

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/

function startOfDay(date: string): number | undefined {
  const match = DATE.exec(date)
  if (!match) return undefined
  return new Date(Number(match[1]), Number(match[2]) - 1, Number(match[3])).getTime()
}

/** The fault of a range of at most so many days. */
export function rangeProblem(range: DateRange, most = MAX_RANGE_DAYS): RangeProblem | undefined {
  const from = startOfDay(range.from)
  const to = startOfDay(range.to)
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
  const from = startOfDay(range.from)
  const last = startOfDay(range.to)
  if (from === undefined || last === undefined) return undefined
  const end = new Date(last)
  end.setDate(end.getDate() + 1)
  return { from, to: end.getTime() - 1 }
}

function dayText(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The last `days` days up to and including today. */
export function lastDays(days: number, nowMs: number): DateRange {
  const from = new Date(nowMs)
  from.setDate(from.getDate() - (days - 1))
  return { from: dayText(from), to: dayText(new Date(nowMs)) }
}

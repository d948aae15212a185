import type { SupportHours } from '@touchstone/protocol'

/** Days that follow one another and have the same hours; days count from Monday, 0. */
export interface HoursSpan {
  readonly first: number
  readonly last: number
  /** Both '' on days without support. */
  readonly open: string
  readonly close: string
}

export function hoursSpans({ days }: SupportHours): readonly HoursSpan[] {
  const spans: HoursSpan[] = []
  for (const [day, { open, close }] of days.entries()) {
    const before = spans.at(-1)
    if (before?.open === open && before.close === close) spans[spans.length - 1] = { ...before, last: day }
    else spans.push({ first: day, last: day, open, close })
  }
  return spans
}

/** 2024 began on a Monday. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 24 * 3_600_000

/** "Monday", in the reader's language. */
export function dayName(day: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(MONDAY + day * DAY_MS)
}

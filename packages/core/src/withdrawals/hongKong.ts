import type { MoneyTerms } from '@touchstone/protocol'
import { type Timestamp, wholeQuotient } from '@touchstone/quantities'
import { dayBegins, hongKongDay, sinceMidnight } from '../clock/hongKongDay.ts'

const MINUTE_MS = 60_000

type Hours = Pick<MoneyTerms, 'opensAt' | 'closesAt'>

/** Whether withdrawals may be asked for at this moment: from the opening minute up to, not including, the closing one. */
export function isOpenAt({ opensAt, closesAt }: Hours, time: Timestamp): boolean {
  const now = sinceMidnight(time)
  return now >= opensAt * MINUTE_MS && now < closesAt * MINUTE_MS
}

/** The next moment at which any of these hours begin or end being open, all taken together; 0 = never. */
export function nextChangeAt(hours: readonly Hours[], time: Timestamp): Timestamp {
  const isOpen = (moment: Timestamp) => hours.some((each) => isOpenAt(each, moment))
  const now = isOpen(time)
  const today = hongKongDay(time)
  const edges = [today, today + 1].flatMap((day) =>
    hours.flatMap(({ opensAt, closesAt }) => [opensAt, closesAt].map((minute) => dayBegins(day) + minute * MINUTE_MS)),
  )
  const ahead = edges.filter((edge) => edge > time && isOpen(edge) !== now)
  return ahead.length === 0 ? 0 : Math.min(...ahead)
}

/** Minutes after midnight as the clock says them: 720 is "12:00". */
export function clockText(minute: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const past = minute % 60
  return `${two(wholeQuotient(minute, 60))}:${two(past)}`
}

import { type Timestamp, wholeQuotient } from '@touchstone/quantities'

const DAY_MS = 86_400_000
/** UTC+8, without summer time. */
const AHEAD_MS = 28_800_000

/** Number of the calendar day in Hong Kong: days since 1 January 1970. */
export function hongKongDay(time: Timestamp): number {
  return wholeQuotient(time + AHEAD_MS, DAY_MS)
}

/** When a Hong Kong day begins, by its number. */
export function dayBegins(day: number): Timestamp {
  return day * DAY_MS - AHEAD_MS
}

/** Milliseconds since the last midnight in Hong Kong. */
export function sinceMidnight(time: Timestamp): number {
  return (time + AHEAD_MS) % DAY_MS
}

const MINUTE_MS = 60_000
const MINUTES_LENGTH = 16

/** A moment as the value of a field of date and time: in the browser's zone, to the minute, "2026-11-23T12:00". */
export function localTime(time: number): string {
  const shifted = time - new Date(time).getTimezoneOffset() * MINUTE_MS
  return new Date(shifted).toISOString().slice(0, MINUTES_LENGTH)
}

/** The moment in such a field, NaN for none. `now`: the one in force; an untouched field keeps it to the millisecond. */
export function momentOf(text: string, now: number | undefined): number {
  return now !== undefined && text === localTime(now) ? now : new Date(text).getTime()
}

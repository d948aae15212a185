import type { Timestamp } from '@touchstone/quantities'

const DAY_MS = 86_400_000
/** UTC+8, without summer time. */
const AHEAD_MS = 28_800_000

/** When a Hong Kong day begins, by its number. */
export function dayBegins(day: number): Timestamp {
  return day * DAY_MS - AHEAD_MS
}

/** "2026-11-23" */
export function dayText(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

import type { Timestamp } from '@touchstone/quantities'

/** Clock a calendar is written in. New York follows the United States' summer time. */
export type CalendarZone = 'utc' | 'newYork'

/** From `from` to `to` minutes after Sunday 00:00 of the zone's wall clock; `to` may reach into the next week. */
export interface Session {
  readonly from: number
  readonly to: number
}

/** When an instrument trades. Part of the log, so that every replay opens and closes at the same moments. */
export interface CalendarDefinition {
  readonly zone: CalendarZone
  /** Ascending and apart. One session of a whole week (0 to 10080) never closes. */
  readonly sessions: readonly Session[]
  /** "2026-12-25": no session begins, and none goes on, on this day of the zone's wall clock. */
  readonly holidays: readonly string[]
}

export interface SessionState {
  readonly open: boolean
  /** When it next closes (open) or opens (closed); 0 = never, or not within the next 14 days. */
  readonly changesAt: Timestamp
}

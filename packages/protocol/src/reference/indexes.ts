import type { Timestamp } from '@touchstone/quantities'
import { type FieldsOf, fields, list, text, whole, word } from '../shape/kinds.ts'
import { MAX_HOLIDAYS, MAX_MARKET_ID, MAX_SESSIONS } from '../shape/limits.ts'
import { CLASS_NUMBERS } from './instrumentClass.ts'

/** One id space for spot markets (below 1000), indexes (spot ids, or 1000 to 1999) and contracts (2000 and up). */
export type IndexId = number

export const INDEX = whole<IndexId>(1, MAX_MARKET_ID, 'index')

const WEEK_MINUTES = 10_080

const CALENDAR_ZONES = { utc: 0, newYork: 1 } as const
/** Clock a calendar is written in. New York follows the United States' summer time. */
export type CalendarZone = keyof typeof CALENDAR_ZONES

const SESSION = { from: whole(0, WEEK_MINUTES, 'minutes'), to: whole(0, 2 * WEEK_MINUTES, 'minutes') }
/** From `from` to `to` minutes after Sunday 00:00 of the zone's wall clock; `to` may reach into the next week. */
export type Session = FieldsOf<typeof SESSION>

const CALENDAR = {
  zone: word(CALENDAR_ZONES),
  /** Ascending and apart. One session of a whole week (0 to 10080) never closes. */
  sessions: list(fields(SESSION), MAX_SESSIONS),
  /** "2026-12-25": no session begins, and none goes on, on this day of the zone's wall clock. */
  holidays: list(text(), MAX_HOLIDAYS),
}
/** When an instrument trades. Part of the log, so that every replay opens and closes at the same moments. */
export type CalendarDefinition = FieldsOf<typeof CALENDAR>

export interface SessionState {
  readonly open: boolean
  /** When it next closes (open) or opens (closed); 0 = never, or not within the next 14 days. */
  readonly changesAt: Timestamp
}

export const INDEX_FIELDS = {
  id: INDEX,
  /** "XAUUSD"; for a spot market its own symbol. */
  symbol: text(1),
  /** "Gold" */
  name: text(1),
  class: word(CLASS_NUMBERS),
  /** Smallest price step, e.g. "0.01"; contracts on this index trade in the same ticks. */
  tickSize: text(),
  calendar: fields(CALENDAR),
}

/**
 * A reference price that contracts and options settle on. With the id of a spot market it shares that market's samples,
 * and the market's index price is then this one.
 */
export type IndexDefinition = FieldsOf<typeof INDEX_FIELDS>

import { type CalendarDefinition, sessionAt } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'

const WEEK_MINUTES = 7 * 24 * 60
/** Of holidays and rounding: so much further back than the sessions alone would ask for. */
const SLACK = 1.2

/** When something trades, for its candles. */
export interface OpenTimes {
  /** How much longer the time is in which so many candles are traded than the candles together. */
  readonly stretch: number
  /** The first moment at or after `time` at which it is open; infinity when that is not within two weeks. */
  opensAt(time: Timestamp): Timestamp
}

export const ALWAYS_OPEN: OpenTimes = { stretch: 1, opensAt: (time) => time }

/** The same up to `end`: a session that opens later has not opened yet. */
export function openedBy(end: Timestamp, { stretch, opensAt }: OpenTimes): OpenTimes {
  return {
    stretch,
    opensAt: (time) => {
      const opens = opensAt(time)
      return opens <= end ? opens : Number.POSITIVE_INFINITY
    },
  }
}

/** Ask with rising times: the calendar itself is asked only once a session. */
export function openTimes(calendar: CalendarDefinition): OpenTimes {
  const minutes = calendar.sessions.reduce((sum, { from, to }) => sum + to - from, 0)
  if (minutes >= WEEK_MINUTES && calendar.holidays.length === 0) return ALWAYS_OPEN
  let known = { open: false, from: 0, until: 0 }
  return {
    stretch: (SLACK * WEEK_MINUTES) / Math.max(1, minutes),
    opensAt: (time) => {
      if (time < known.from || time >= known.until) {
        const { open, changesAt } = sessionAt(calendar, time)
        known = { open, from: time, until: changesAt === 0 ? Number.POSITIVE_INFINITY : changesAt }
      }
      return known.open ? time : known.until
    },
  }
}

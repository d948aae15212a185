import { type CalendarDefinition, sessionAt } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'

const WEEK_MINUTES = 7 * 24 * 60
/** Of holidays and rounding: so much further back than the sessions alone would ask for. */
const SLACK = 1.2

/** When something trades, for its candles. */
export interface OpenTimes {
  /** How much longer the time is in which so many candles are traded than the candles together. */
  readonly stretch: number
  /** Whether it is open at any time from `from` up to `before`. */
  trades(from: Timestamp, before: Timestamp): boolean
}

export const ALWAYS_OPEN: OpenTimes = { stretch: 1, trades: () => true }

export function openTimes(calendar: CalendarDefinition): OpenTimes {
  const open = calendar.sessions.reduce((sum, { from, to }) => sum + to - from, 0)
  if (open >= WEEK_MINUTES && calendar.holidays.length === 0) return ALWAYS_OPEN
  return {
    stretch: (SLACK * WEEK_MINUTES) / Math.max(1, open),
    trades: (from, before) => {
      const { open: isOpen, changesAt } = sessionAt(calendar, from)
      return isOpen || (changesAt > from && changesAt < before)
    },
  }
}

import { floorQuotient, type Timestamp, wholeQuotient } from '@touchstone/quantities'
import type { CalendarDefinition, SessionState } from './indexes.ts'
import { jumpsOf, MINUTE_MS, momentsOf, parseDay, wallClock, weekdayOf } from './wallClock.ts'

const DAY_MINUTES = 1440
const WEEK_MINUTES = 7 * DAY_MINUTES
const DAY_MS = DAY_MINUTES * MINUTE_MS
/** How far ahead the next change is looked for. */
const HORIZON_DAYS = 14

/** A calendar made ready, and its last answer, good from `from` up to `until`: every order and every sample asks. */
interface Prepared {
  readonly holidays: ReadonlySet<number>
  from: Timestamp
  until: Timestamp
  state: SessionState
}

/**
 * A pure memo, so no replica can differ by it: an answer follows from calendar and time alone, and an entry lives as long as the
 * calendar that asks for it.
 */
const PREPARED = new WeakMap<CalendarDefinition, Prepared>()
const UNASKED: SessionState = { open: false, changesAt: 0 }

/**
 * Whether a calendar is open at `time`, and when that changes next. A day named as a holiday is closed from midnight to
 * midnight of the zone's wall clock; a session that reaches over it goes on at its end. Sessions begin and end on whole
 * minutes, so every moment of a minute has the same answer.
 */
export function sessionAt(calendar: CalendarDefinition, time: Timestamp): SessionState {
  const prepared = prepare(calendar)
  if (time < prepared.from || time >= prepared.until) {
    const minute = time - (time % MINUTE_MS)
    const open = isOpen(calendar, prepared, minute)
    const changesAt = nextChange(calendar, prepared, minute, open)
    prepared.state = { open, changesAt }
    prepared.from = minute
    // A session without a change within two weeks may have one within two weeks of the next minute.
    prepared.until = changesAt === 0 ? minute + MINUTE_MS : changesAt
  }
  return prepared.state
}

function prepare(calendar: CalendarDefinition): Prepared {
  const known = PREPARED.get(calendar)
  if (known) return known
  const days = calendar.holidays.map(parseDay).filter((day) => day !== undefined)
  const prepared = { holidays: new Set(days), from: 0, until: 0, state: UNASKED }
  PREPARED.set(calendar, prepared)
  return prepared
}

function isOpen(calendar: CalendarDefinition, { holidays }: Prepared, time: Timestamp): boolean {
  const wall = wallClock(calendar.zone, time)
  const day = floorQuotient(wall, DAY_MS)
  if (holidays.has(day)) return false
  const minute = weekdayOf(day) * DAY_MINUTES + wholeQuotient(wall - day * DAY_MS, MINUTE_MS)
  return calendar.sessions.some(({ from, to }) => holds(from, to, minute) || holds(from, to, minute + WEEK_MINUTES))
}

function holds(from: number, to: number, minute: number): boolean {
  return minute >= from && minute < to
}

/** The state can only change at an edge, so the first edge with another state is the change. */
function nextChange(calendar: CalendarDefinition, prepared: Prepared, time: Timestamp, open: boolean): Timestamp {
  const last = time + HORIZON_DAYS * DAY_MS
  const edges = edgesAfter(calendar, prepared, time).filter((edge) => edge > time && edge <= last)
  edges.sort((one, other) => one - other)
  return edges.find((edge) => isOpen(calendar, prepared, edge) !== open) ?? 0
}

/** Every moment around the next days at which a session or a holiday begins or ends or the wall clock jumps. */
function edgesAfter({ zone, sessions }: CalendarDefinition, { holidays }: Prepared, time: Timestamp): Timestamp[] {
  const today = floorQuotient(wallClock(zone, time), DAY_MS)
  const edges = [...jumpsOf(zone, time), ...jumpsOf(zone, time + HORIZON_DAYS * DAY_MS)]
  for (let day = today; day <= today + HORIZON_DAYS + 1; day++) {
    if (holidays.has(day) !== holidays.has(day - 1)) edges.push(...momentsOf(zone, day * DAY_MS))
  }
  const week = today - weekdayOf(today) - 7
  for (let sunday = week; sunday <= today + HORIZON_DAYS; sunday += 7) {
    for (const minute of sessions.flatMap(({ from, to }) => [from, to])) {
      edges.push(...momentsOf(zone, sunday * DAY_MS + minute * MINUTE_MS))
    }
  }
  return edges
}

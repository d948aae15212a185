import type { CalendarDefinition, Session } from '@touchstone/protocol'

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
const DAY_MINUTES = 1440
const WEEK_MINUTES = 7 * DAY_MINUTES
const ALWAYS = '24/7'
const ZONES: Readonly<Record<CalendarDefinition['zone'], string>> = { utc: 'UTC', newYork: 'New York' }

function dayOf(minute: number): string {
  return DAYS[Math.floor(minute / DAY_MINUTES) % 7] ?? ''
}

function clock(minutes: number): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** "09:30–16:00", or "18:00–17:00 (+1)" when it ends on the next day. */
function hoursOf({ from, to }: Session): string {
  const start = from % DAY_MINUTES
  const end = start + (to - from)
  return end <= DAY_MINUTES ? `${clock(start)}–${clock(end)}` : `${clock(start)}–${clock(end - DAY_MINUTES)} (+1)`
}

/** "Mon–Fri", "Sun", "Mon, Wed": days that follow each other are joined. */
function daysOf(sessions: readonly Session[]): string {
  const runs: number[][] = []
  for (const { from } of sessions) {
    const day = Math.floor(from / DAY_MINUTES)
    const run = runs.at(-1)
    if (run && run.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  const name = (day: number | undefined): string => dayOf((day ?? 0) * DAY_MINUTES)
  return runs.map((run) => (run.length === 1 ? name(run[0]) : `${name(run[0])}–${name(run.at(-1))}`)).join(', ')
}

/** Weekly hours in words that need no translation: "Mon–Fri 09:30–16:00 New York", "Sun 17:00–Fri 17:00 New York", "24/7". */
export function tradingHours({ zone, sessions }: CalendarDefinition): string {
  const [first] = sessions
  if (!first) return ''
  if (first.to - first.from >= WEEK_MINUTES) return ALWAYS
  const groups = new Map<string, Session[]>()
  for (const session of sessions) {
    const long = session.to - session.from > DAY_MINUTES
    const { from, to } = session
    const hours = long
      ? `${dayOf(from)} ${clock(from % DAY_MINUTES)}–${dayOf(to)} ${clock(to % DAY_MINUTES)}`
      : hoursOf(session)
    groups.set(hours, [...(groups.get(hours) ?? []), session])
  }
  const words = Array.from(groups, ([hours, same]) => (/^\d/.test(hours) ? `${daysOf(same)} ${hours}` : hours))
  return `${words.join(', ')} ${ZONES[zone]}`
}

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      calendar: 'gregory',
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    })
  clocks.set(timeZone, clock)
  return clock
}

/** A date and time as a clock on a wall shows it, of no time zone. Month and day from 1. */
export interface WallTime {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
}

let device = { offset: Number.NaN, timeZone: '' }

/**
 * The zone of this device. Each time on a page asks for it, and to ask the browser is to build a formatter: it is asked again
 * once the device's clock is set to another offset, as on a journey.
 */
export function deviceTimeZone(): string {
  const offset = new Date().getTimezoneOffset()
  if (offset !== device.offset) device = { offset, timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone }
  return device.timeZone
}

export function isTimeZone(name: string): boolean {
  try {
    clockOf(name)
    return true
  } catch {
    return false
  }
}

/** All zones that this browser knows by name, with UTC among them. */
export function timeZones(): readonly string[] {
  return [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].toSorted()
}

/** What a clock in the zone shows at a moment. */
export function wallTime(timeZone: string, time: number): WallTime {
  const part = new Map(
    clockOf(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const of = (type: Intl.DateTimeFormatPartTypes) => part.get(type) ?? 0
  return { year: of('year'), month: of('month'), day: of('day'), hour: of('hour'), minute: of('minute') }
}

/** By how many minutes the zone is ahead of UTC at a moment. */
export function minutesAhead(timeZone: string, time: number): number {
  const minute = Math.floor(time / MINUTE_MS) * MINUTE_MS
  return Math.round((utcOf(wallTime(timeZone, minute)) - minute) / MINUTE_MS)
}

function utcOf({ year, month, day, hour, minute }: WallTime): number {
  return Date.UTC(year, month - 1, day, hour, minute)
}

/**
 * The moment at which a clock in the zone shows this: the first when an hour comes twice, and as far behind the change as the clock is
 * when it was left out, as a browser's own clock does. A day beyond its month goes on into the next.
 */
export function momentAt(timeZone: string, wall: WallTime): number {
  const utc = utcOf(wall)
  const before = utc - minutesAhead(timeZone, utc - 24 * HOUR_MINUTES * MINUTE_MS) * MINUTE_MS
  const after = utc - minutesAhead(timeZone, utc + 24 * HOUR_MINUTES * MINUTE_MS) * MINUTE_MS
  return [before, after].find((time) => utcOf(wallTime(timeZone, time)) === utc) ?? before
}

/** "UTC+8", "UTC−3:30", "UTC": the zone's distance at a moment, which changes with summer time. */
export function zoneLabel(timeZone: string, time: number): string {
  const ahead = minutesAhead(timeZone, time)
  if (ahead === 0) return 'UTC'
  const minutes = Math.abs(ahead)
  const rest = minutes % HOUR_MINUTES
  const clock = `${Math.floor(minutes / HOUR_MINUTES)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
  return `UTC${ahead < 0 ? '−' : '+'}${clock}`
}

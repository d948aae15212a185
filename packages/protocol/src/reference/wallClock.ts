import { floorQuotient, type Timestamp } from '@touchstone/quantities'
import type { CalendarZone } from './indexes.ts'

export const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Days before 1970-01-01 in the count from 0000-03-01, and in 400 years. */
const EPOCH_DAYS = 719_468
const ERA_DAYS = 146_097
const SUNDAY = 0
const THURSDAY = 4

/** Day of a date of the Gregorian calendar, 1970-01-01 = 0. Years 0 to 9999; months and days from 1. */
function dayOf(year: number, month: number, day: number): number {
  const from = month <= 2 ? year - 1 : year
  const era = floorQuotient(from, 400)
  const yearOfEra = from - era * 400
  const dayOfYear = floorQuotient(153 * (month > 2 ? month - 3 : month + 9) + 2, 5) + day - 1
  return (
    era * ERA_DAYS +
    yearOfEra * 365 +
    floorQuotient(yearOfEra, 4) -
    floorQuotient(yearOfEra, 100) +
    dayOfYear -
    EPOCH_DAYS
  )
}

/** "2026-12-25" as its day number; undefined when there is no such date. */
export function parseDay(date: string): number | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date)
  if (!match) return undefined
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  if (month < 1 || month > 12 || day < 1) return undefined
  const first = dayOf(year, month, 1)
  const next = month === 12 ? dayOf(year + 1, 1, 1) : dayOf(year, month + 1, 1)
  return day > next - first ? undefined : first + day - 1
}

/** 0 = Sunday. */
export function weekdayOf(day: number): number {
  return (((day + THURSDAY) % 7) + 7) % 7
}

/** The reading of a clock in the zone at `time`, as if it were UTC milliseconds. */
export function wallClock(zone: CalendarZone, time: Timestamp): number {
  return zone === 'utc' ? time : time - (isSummer(time) ? 4 : 5) * HOUR_MS
}

/** Moments at which a clock in the zone may show `wall`: two when the clock was put back over it. */
export function momentsOf(zone: CalendarZone, wall: number): readonly Timestamp[] {
  return zone === 'utc' ? [wall] : [wall + 4 * HOUR_MS, wall + 5 * HOUR_MS]
}

/** Moments of the year of `time` at which the zone's clock jumps. */
export function jumpsOf(zone: CalendarZone, time: Timestamp): readonly Timestamp[] {
  return zone === 'utc' ? [] : summerOf(yearOf(floorQuotient(time, DAY_MS)))
}

/** New York, by the rule since 2007: from the second Sunday of March to the first Sunday of November, at 02:00. */
function isSummer(time: Timestamp): boolean {
  const [begins, ends] = summerOf(yearOf(floorQuotient(time, DAY_MS)))
  return time >= begins && time < ends
}

/** 02:00 of standard time is 07:00 UTC, 02:00 of summer time 06:00 UTC. */
function summerOf(year: number): readonly [Timestamp, Timestamp] {
  const begins = sundayFrom(dayOf(year, 3, 8)) * DAY_MS + 7 * HOUR_MS
  return [begins, sundayFrom(dayOf(year, 11, 1)) * DAY_MS + 6 * HOUR_MS]
}

function sundayFrom(day: number): number {
  return day + ((7 + SUNDAY - weekdayOf(day)) % 7)
}

function yearOf(day: number): number {
  const count = day + EPOCH_DAYS
  const era = floorQuotient(count, ERA_DAYS)
  const dayOfEra = count - era * ERA_DAYS
  const yearOfEra = floorQuotient(
    dayOfEra - floorQuotient(dayOfEra, 1460) + floorQuotient(dayOfEra, 36_524) - floorQuotient(dayOfEra, 146_096),
    365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + floorQuotient(yearOfEra, 4) - floorQuotient(yearOfEra, 100))
  return yearOfEra + era * 400 + (dayOfYear >= 306 ? 1 : 0)
}

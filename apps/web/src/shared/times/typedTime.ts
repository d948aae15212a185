import { momentAt, wallTime } from '@touchstone/ui'

const SECOND_MS = 1_000
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const MOMENT = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2}))?/

/** The first moment of a day as a date field gives it, "2026-03-31", or of one so many days later. Undefined unless it is one. */
export function startOfDay(day: string, timeZone: string, later = 0): number | undefined {
  const [, year, month, date] = DAY.exec(day)?.map(Number) ?? []
  if (year === undefined || month === undefined || date === undefined) return undefined
  return momentAt(timeZone, { year, month, day: date + later, hour: 0, minute: 0 })
}

/** The moment of a field for a date and a time, "2026-03-31T18:00" or "…18:00:30". Undefined unless it is one. */
export function momentOf(text: string, timeZone: string): number | undefined {
  const [, year, month, day, hour, minute, second] = MOMENT.exec(text)?.map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined || hour === undefined || minute === undefined)
    return undefined
  return momentAt(timeZone, { year, month, day, hour, minute }) + (second || 0) * SECOND_MS
}

/** The day of a moment, as a date field takes it, or of one so many days earlier. */
export function dayOf(time: number, timeZone: string, earlier = 0): string {
  const { year, month, day } = wallTime(timeZone, time)
  return new Date(Date.UTC(year, month - 1, day - earlier)).toISOString().slice(0, 10)
}

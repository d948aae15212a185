import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CalendarDefinition } from './indexes.ts'
import { sessionAt } from './sessionAt.ts'
import { parseDay } from './wallClock.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const CLOCK = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  weekday: 'short',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

interface Reading {
  readonly minute: number
  readonly date: string
}
const READINGS = new Map<number, Reading>()

/** Minute of the week and date in New York, by the machine's own time zone data. */
function newYork(time: number): Reading {
  const reading = READINGS.get(time) ?? readClock(time)
  READINGS.set(time, reading)
  return reading
}

function readClock(time: number): Reading {
  const part = new Map(CLOCK.formatToParts(time).map(({ type, value }) => [type, value]))
  const minute = Number(part.get('hour')) * 60 + Number(part.get('minute'))
  const weekday = WEEKDAYS.indexOf(part.get('weekday') ?? '')
  return { minute: weekday * 1440 + minute, date: `${part.get('year')}-${part.get('month')}-${part.get('day')}` }
}

function expectedOpen(calendar: CalendarDefinition, time: number): boolean {
  const { minute, date } = newYork(time)
  if (calendar.holidays.includes(date)) return false
  return calendar.sessions.some(
    ({ from, to }) => (minute >= from && minute < to) || (minute + 10_080 >= from && minute + 10_080 < to),
  )
}

function daily(from: number, to: number, days: readonly number[]) {
  return days.map((day) => ({ from: day * 1440 + from, to: day * 1440 + to }))
}

const STOCKS: CalendarDefinition = {
  zone: 'newYork',
  sessions: daily(570, 960, [1, 2, 3, 4, 5]),
  holidays: ['2024-07-04', '2024-12-25', '2026-11-26', '2026-12-25', '2027-01-01'],
}
const FOREX: CalendarDefinition = {
  zone: 'newYork',
  sessions: [{ from: 17 * 60, to: 5 * 1440 + 17 * 60 }],
  holidays: ['2025-12-25', '2026-01-01'],
}
/** Sunday 18:00 to Friday 17:00 with an hour's break each day. */
const METALS: CalendarDefinition = {
  zone: 'newYork',
  sessions: daily(18 * 60, 41 * 60, [0, 1, 2, 3, 4]),
  holidays: ['2024-03-29'],
}
/** Runs over the end of the week and over both jumps of the clock. */
const NIGHTS: CalendarDefinition = {
  zone: 'newYork',
  sessions: [
    { from: 90, to: 150 },
    { from: 9_900, to: 10_140 },
  ],
  holidays: [],
}
const ALWAYS: CalendarDefinition = { zone: 'utc', sessions: [{ from: 0, to: 10_080 }], holidays: [] }

describe('against the time zone data of the machine', () => {
  test.each([
    ['stocks', STOCKS],
    ['forex', FOREX],
    ['metals', METALS],
    ['nights', NIGHTS],
  ])('%s open and close when they should in every half hour of 2024 to 2032', (_, calendar) => {
    const wrong: number[] = []
    for (let time = Date.UTC(2024, 0, 1); time < Date.UTC(2033, 0, 1); time += 30 * MINUTE) {
      if (sessionAt(calendar, time).open !== expectedOpen(calendar, time)) wrong.push(time)
    }
    expect(wrong).toEqual([])
  })

  test.each([
    ['stocks', STOCKS],
    ['forex', FOREX],
    ['metals', METALS],
    ['nights', NIGHTS],
  ])('%s say the next change to the minute, across the jumps of the clock', (_, calendar) => {
    for (const start of [Date.UTC(2024, 2, 1), Date.UTC(2026, 9, 25), Date.UTC(2026, 11, 20)]) {
      const states: boolean[] = []
      const end = start + 21 * DAY
      for (let time = start; time < end; time += 30 * MINUTE) states.push(expectedOpen(calendar, time))
      for (let at = 0; at + 14 * 48 < states.length; at++) {
        const step = states.findIndex((open, index) => index > at && open !== states[at])
        const { open, changesAt } = sessionAt(calendar, start + at * 30 * MINUTE)
        expect(open).toBe(states[at])
        expect(changesAt).toBe(step < 0 || step - at > 14 * 48 ? 0 : start + step * 30 * MINUTE)
      }
    }
  })
})

describe('edges', () => {
  test('a session holds its first moment and not its last', () => {
    const opens = Date.UTC(2026, 5, 1, 13, 30)
    expect(sessionAt(STOCKS, opens - 1)).toEqual({ open: false, changesAt: opens })
    expect(sessionAt(STOCKS, opens)).toEqual({ open: true, changesAt: opens + 6.5 * HOUR })
    expect(sessionAt(STOCKS, opens + 6.5 * HOUR - 1).open).toBe(true)
    expect(sessionAt(STOCKS, opens + 6.5 * HOUR)).toEqual({ open: false, changesAt: opens + DAY })
  })

  test('a whole week never closes, and no session at all never opens', () => {
    expect(sessionAt(ALWAYS, Date.UTC(2026, 0, 4))).toEqual({ open: true, changesAt: 0 })
    expect(sessionAt({ ...ALWAYS, sessions: [] }, Date.UTC(2026, 0, 4))).toEqual({ open: false, changesAt: 0 })
  })

  test('a holiday closes its whole day, and a session over it goes on afterwards', () => {
    const christmas = { ...ALWAYS, holidays: ['2026-12-25'] }
    const day = Date.UTC(2026, 11, 25)
    expect(sessionAt(christmas, day - 1)).toEqual({ open: true, changesAt: day })
    expect(sessionAt(christmas, day)).toEqual({ open: false, changesAt: day + DAY })
    expect(sessionAt(christmas, day + DAY)).toEqual({ open: true, changesAt: 0 })
    expect(sessionAt(FOREX, Date.UTC(2025, 11, 25, 12))).toEqual({ open: false, changesAt: Date.UTC(2025, 11, 26, 5) })
  })

  test('nothing within two weeks is no change', () => {
    const holidays = Array.from({ length: 31 }, (_, index) => `2026-08-${String(index + 1).padStart(2, '0')}`)
    const away = { ...STOCKS, holidays }
    expect(sessionAt(away, Date.UTC(2026, 7, 3)).changesAt).toBe(0)
    expect(sessionAt(away, Date.UTC(2026, 7, 25)).changesAt).toBe(Date.UTC(2026, 8, 1, 13, 30))
  })

  test('the answer does not depend on what was asked before', () => {
    const times = [Date.UTC(2026, 2, 8, 6, 59), Date.UTC(2026, 2, 8, 7), Date.UTC(2026, 10, 1, 5, 59)]
    const fresh = times.map((time) => sessionAt({ ...NIGHTS }, time))
    expect([...times].reverse().map((time) => sessionAt(NIGHTS, time))).toEqual(fresh.reverse())
  })

  test('a date that does not exist is none', () => {
    expect(parseDay('2024-02-29')).toBe(Date.UTC(2024, 1, 29) / DAY)
    expect(parseDay('1970-01-01')).toBe(0)
    for (const date of ['2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '26-1-1', '2026-12-00']) {
      expect(parseDay(date)).toBeUndefined()
    }
  })
})

interface Hours {
  readonly holidays: readonly string[]
  readonly [day: string]: readonly unknown[]
}
interface Part {
  readonly start: string
  readonly end: string
  readonly state: string
}

const DATABASE = fileURLToPath(
  new URL('../../../../../shared/data/reference/market-hours-database.json.gz', import.meta.url),
)
const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
if (!existsSync(DATABASE)) console.warn('sessions of real venues: not run, the recording is not here')

function minutes(text: string): number {
  const match = /^(?:(\d)\.)?(\d{2}):(\d{2})/.exec(text)
  return Number(match?.[1] ?? 0) * 1440 + Number(match?.[2]) * 60 + Number(match?.[3])
}

/** A venue's regular sessions as a calendar; parts that touch become one session. */
function calendarOf(hours: Hours, state: string): CalendarDefinition {
  const parts = DAYS.flatMap((name, day) =>
    (hours[name] as readonly Part[])
      .filter((part) => part.state === state)
      .map(({ start, end }) => ({ from: day * 1440 + minutes(start), to: day * 1440 + minutes(end) })),
  )
  const sessions: { from: number; to: number }[] = []
  for (const part of parts) {
    const last = sessions.at(-1)
    if (last && last.to === part.from) last.to = part.to
    else sessions.push({ ...part })
  }
  const holidays = hours.holidays.map((date) => {
    const [month = '', day = '', year = ''] = date.split('/')
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  })
  return { zone: 'newYork', sessions, holidays }
}

describe.skipIf(!existsSync(DATABASE))('sessions of real venues', () => {
  let stocks: CalendarDefinition
  let gold: CalendarDefinition
  beforeAll(() => {
    const recording = JSON.parse(gunzipSync(readFileSync(DATABASE)).toString('utf8'))
    const { entries } = recording as { entries: Record<string, Hours> }
    stocks = calendarOf(entries['Equity-usa-[*]'] as Hours, 'market')
    gold = calendarOf(entries['Cfd-oanda-XAUUSD'] as Hours, 'market')
  })

  test('shares trade from 09:30 to 16:00 on days that are no holidays', () => {
    expect(stocks.sessions).toEqual(STOCKS.sessions)
    let days = 0
    for (let noon = Date.UTC(2024, 0, 1, 17); noon < Date.UTC(2025, 0, 1); noon += DAY) {
      if (sessionAt(stocks, noon).open) days++
      expect(sessionAt(stocks, noon).open).toBe(expectedOpen(stocks, noon))
    }
    expect(days).toBe(252)
  })

  test('gold rests each evening and over the weekend', () => {
    for (let time = Date.UTC(2026, 2, 1); time < Date.UTC(2026, 2, 31); time += MINUTE) {
      if (sessionAt(gold, time).open !== expectedOpen(gold, time)) expect(time).toBe('a minute of agreement')
    }
    const monday = Date.UTC(2026, 2, 2, 12)
    const breaks = sessionAt(gold, monday).changesAt
    expect(breaks).toBe(Date.UTC(2026, 2, 2, 21, 58))
    expect(sessionAt(gold, breaks).changesAt).toBe(Date.UTC(2026, 2, 2, 23, 3))
  })
})

import type { CalendarDefinition, Session } from '@touchstone/protocol'
import { expect, it } from 'vitest'
import { tradingHours } from './tradingHours.ts'

const DAY = 1440
const at = (day: number, hour: number, minute = 0): number => day * DAY + hour * 60 + minute
const calendar = (sessions: readonly Session[], zone: CalendarDefinition['zone'] = 'newYork'): CalendarDefinition => ({
  zone,
  sessions,
  holidays: [],
})
const everyDay = (days: readonly number[], from: number, to: number): Session[] =>
  days.map((day) => ({ from: day * DAY + from, to: day * DAY + to }))

it.each<[string, CalendarDefinition]>([
  ['24/7', calendar([{ from: 0, to: 7 * DAY }], 'utc')],
  ['Mon–Fri 09:30–16:00 New York', calendar(everyDay([1, 2, 3, 4, 5], 570, 960))],
  ['Sun 17:00–Fri 17:00 New York', calendar([{ from: at(0, 17), to: at(5, 17) }])],
  ['Sun–Thu 18:00–17:00 (+1) New York', calendar(everyDay([0, 1, 2, 3, 4], 18 * 60, 41 * 60))],
  ['Mon, Wed 00:00–24:00 UTC', calendar(everyDay([1, 3], 0, DAY), 'utc')],
  [
    'Mon–Tue 09:00–11:30, Mon–Tue 12:30–15:00 UTC',
    calendar(
      [1, 2].flatMap((day) => [
        { from: at(day, 9), to: at(day, 11, 30) },
        { from: at(day, 12, 30), to: at(day, 15) },
      ]),
      'utc',
    ),
  ],
  ['', calendar([])],
])('says %s', (words, definition) => {
  expect(tradingHours(definition)).toBe(words)
})

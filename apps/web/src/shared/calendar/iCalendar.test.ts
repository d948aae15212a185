import { expect, it } from 'vitest'
import { iCalendar } from './iCalendar.ts'

const NOON = Date.UTC(2026, 10, 23, 12)

const entry = { uid: '7-end@exchange.example', at: NOON, summary: 'Ends', description: '' }
const linesOf = (text: string) => text.split('\r\n')

it('a calendar has its lines in order, each ended by CR and LF, with moments in UTC', () => {
  const text = iCalendar([{ ...entry, days: 3 }], NOON - 1_500)
  expect(text).not.toMatch(/[^\r]\n/)
  expect(linesOf(text)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Touchstone//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:7-end@exchange.example',
    'DTSTAMP:20261123T115958Z',
    'DTSTART:20261123T120000Z',
    'RRULE:FREQ=DAILY;COUNT=3',
    'SUMMARY:Ends',
    'DESCRIPTION:',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

it('signs that would end a value or a line are escaped', () => {
  const text = iCalendar([{ ...entry, summary: 'a, b; c\\d', description: 'one\ntwo\r\nthree\rfour' }], NOON)
  expect(linesOf(text)).toContain('SUMMARY:a\\, b\\; c\\\\d')
  expect(linesOf(text)).toContain('DESCRIPTION:one\\ntwo\\nthree\\nfour')
})

it('no line is longer than 75 octets, and unfolding gives the text back, whatever its script', () => {
  const description = 'مبلغ الاستضافة 託管到期 🏦 '.repeat(20)
  const text = iCalendar([{ ...entry, description }], NOON)
  const longest = Math.max(...linesOf(text).map((line) => new TextEncoder().encode(line).length))
  expect(longest).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${description}\r\n`)
})

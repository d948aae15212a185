import { describe, expect, it } from 'vitest'
import { prefer } from '../preferences/preferences.ts'
import { lastDays, rangeMs } from '../records/dateRange.ts'
import { dayOf, momentOf, startOfDay } from './typedTime.ts'

const HONG_KONG = 'Asia/Hong_Kong'

describe('what is typed into a date or time field', () => {
  it('is read in the given zone', () => {
    expect(startOfDay('2026-11-28', HONG_KONG)).toBe(Date.UTC(2026, 10, 27, 16))
    expect(momentOf('2026-11-28T18:30', HONG_KONG)).toBe(Date.UTC(2026, 10, 28, 10, 30))
    expect(momentOf('2026-11-28T18:30:15', HONG_KONG)).toBe(Date.UTC(2026, 10, 28, 10, 30, 15))
    expect(dayOf(Date.UTC(2026, 10, 28, 16), HONG_KONG)).toBe('2026-11-29')
    expect(momentOf('2026-11-28T18:30:15', HONG_KONG)).toBe(Date.UTC(2026, 10, 28, 10, 30, 15))
    expect(dayOf(Date.UTC(2026, 2, 1, 12), 'UTC', 1)).toBe('2026-02-28')
  })

  it('is nothing while it is unfinished', () => {
    expect(startOfDay('', HONG_KONG)).toBeUndefined()
    expect(momentOf('2026-11-28', HONG_KONG)).toBeUndefined()
  })

  it('bounds a period by the days of the chosen zone, also over a change to summer time', () => {
    prefer({ timeZone: 'America/New_York' })
    expect(rangeMs({ from: '2026-03-08', to: '2026-03-08' })).toEqual({
      from: Date.UTC(2026, 2, 8, 5),
      to: Date.UTC(2026, 2, 9, 4) - 1,
    })
    expect(lastDays(2, Date.UTC(2026, 10, 28, 2))).toEqual({ from: '2026-11-26', to: '2026-11-27' })
    prefer({ timeZone: null })
  })
})

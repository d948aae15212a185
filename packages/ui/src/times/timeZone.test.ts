import { describe, expect, it } from 'vitest'
import { deviceTimeZone, isTimeZone, minutesAhead, momentAt, timeZones, wallTime, zoneLabel } from './timeZone.ts'

const NOVEMBER = Date.UTC(2026, 10, 28, 12, 30)
const at = (year: number, month: number, day: number, hour: number, minute = 0) => ({ year, month, day, hour, minute })

describe('a time zone', () => {
  it('has a label that says its distance at that moment', () => {
    expect(zoneLabel('UTC', NOVEMBER)).toBe('UTC')
    expect(zoneLabel('Asia/Hong_Kong', NOVEMBER)).toBe('UTC+8')
    expect(zoneLabel('Asia/Kolkata', NOVEMBER)).toBe('UTC+5:30')
    expect(zoneLabel('America/St_Johns', NOVEMBER)).toBe('UTC−3:30')
    expect(zoneLabel('Europe/Paris', NOVEMBER)).toBe('UTC+1')
    expect(zoneLabel('Europe/Paris', Date.UTC(2026, 6, 1))).toBe('UTC+2')
  })

  it('shows midnight as hour 0 of the day that begins', () => {
    expect(wallTime('Asia/Hong_Kong', Date.UTC(2026, 10, 28, 16))).toEqual(at(2026, 11, 29, 0))
  })

  it('gives the moment back that its clock shows', () => {
    for (const zone of ['UTC', 'Asia/Kathmandu', 'Pacific/Apia', 'America/New_York', 'Australia/Lord_Howe'])
      for (let day = 0; day < 366; day += 3) {
        const time = NOVEMBER + day * 86_400_000
        expect(momentAt(zone, wallTime(zone, time)), `${zone} ${new Date(time).toISOString()}`).toBe(time)
      }
  })

  it('takes the first of an hour that comes twice, and goes past one that is left out', () => {
    // New York: clocks go back at 06:00 UTC on 1 November and forward at 07:00 UTC on 8 March.
    expect(momentAt('America/New_York', at(2026, 11, 1, 1, 30))).toBe(Date.UTC(2026, 10, 1, 5, 30))
    expect(momentAt('America/New_York', at(2026, 3, 8, 2, 30))).toBe(Date.UTC(2026, 2, 8, 7, 30))
  })

  it('counts a day beyond its month into the next, as the end of a period needs', () => {
    expect(momentAt('UTC', at(2026, 11, 31, 0))).toBe(Date.UTC(2026, 11, 1))
  })

  it('is that of the device, also after the device went elsewhere', () => {
    const home = process.env.TZ
    const zones = ['Asia/Tokyo', 'Asia/Tokyo', 'America/Lima'].map((zone) => {
      process.env.TZ = zone
      return deviceTimeZone()
    })
    if (home === undefined) delete process.env.TZ
    else process.env.TZ = home
    expect(zones).toEqual(['Asia/Tokyo', 'Asia/Tokyo', 'America/Lima'])
  })

  it('is one that the browser knows', () => {
    expect(isTimeZone('Asia/Hong_Kong')).toBe(true)
    expect(isTimeZone('Mars/Olympus')).toBe(false)
    expect(timeZones()).toContain('UTC')
    expect(minutesAhead('UTC', NOVEMBER + 59_999)).toBe(0)
  })
})

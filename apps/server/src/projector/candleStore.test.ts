import type { CalendarDefinition } from '@touchstone/protocol'
import { describe, expect, it } from 'vitest'
import { type Candle, emptyCandle } from '../marketdata/candle.ts'
import { openedBy, openTimes } from '../marketdata/openTimes.ts'
import { DAY_MS, HOUR_MS } from '../marketdata/periods.ts'
import { withoutHoles } from './candleStore.ts'

/** Monday to Friday, 09:30 to 16:00 in New York; closed on the last Thursday of November 2026. */
const STOCKS: CalendarDefinition = {
  zone: 'newYork',
  sessions: [1, 2, 3, 4, 5].map((day) => ({ from: day * 1_440 + 570, to: day * 1_440 + 960 })),
  holidays: ['2026-11-26'],
}

/** Friday 2026-11-20 20:00 UTC, an hour before New York's markets close. */
const FRIDAY = Date.UTC(2026, 10, 20, 20)

function opens(candles: readonly Candle[]): string[] {
  return candles.map(({ time }) => new Date(time).toISOString().slice(5, 16))
}

describe('candles of a market that closes', () => {
  it('go on after a weekend where they ended, without hours in which nobody could trade', () => {
    const monday = FRIDAY + 3 * DAY_MS - 5 * HOUR_MS
    const candles = [emptyCandle(FRIDAY, 100), emptyCandle(monday, 103)]
    const filled = withoutHoles(candles, '1h', monday + 2 * HOUR_MS, openTimes(STOCKS))
    expect(opens(filled)).toEqual(['11-20T20:00', '11-23T14:00', '11-23T15:00', '11-23T16:00', '11-23T17:00'])
    expect(filled.map(({ close }) => close)).toEqual([100, 100, 103, 103, 103])
  })

  it('have a day for each day on which it opens', () => {
    const days = withoutHoles([emptyCandle(FRIDAY - 20 * HOUR_MS, 100)], '1d', FRIDAY + 8 * DAY_MS, openTimes(STOCKS))
    expect(opens(days).map((day) => day.slice(0, 5))).toEqual(['11-20', '11-23', '11-24', '11-25', '11-27'])
  })

  it('have none for a session that is still to come', () => {
    const metals = openTimes({ zone: 'utc', sessions: [{ from: 1_380, to: 2_820 }], holidays: [] })
    const saturday = emptyCandle(Date.UTC(2026, 10, 21), 100)
    const sunday = Date.UTC(2026, 10, 22, 10)
    expect(opens(withoutHoles([saturday], '1d', Date.UTC(2026, 10, 22), openedBy(sunday, metals)))).toHaveLength(1)
    const opened = openedBy(sunday + 13 * HOUR_MS, metals)
    expect(opens(withoutHoles([saturday], '1d', Date.UTC(2026, 10, 22), opened))).toHaveLength(2)
  })

  it('reach back far enough for as many as are asked for', () => {
    const { stretch, opensAt } = openTimes(STOCKS)
    let open = 0
    for (let time = FRIDAY - Math.floor(500 * stretch) * HOUR_MS; time <= FRIDAY; time += HOUR_MS)
      if (opensAt(time) < time + HOUR_MS) open++
    expect(open).toBeGreaterThanOrEqual(500)
  })

  it('have every period when it never closes', () => {
    const always = openTimes({ zone: 'utc', sessions: [{ from: 0, to: 10_080 }], holidays: [] })
    expect(always.stretch).toBe(1)
    expect(withoutHoles([emptyCandle(FRIDAY, 100)], '1h', FRIDAY + DAY_MS, always)).toHaveLength(25)
  })
})

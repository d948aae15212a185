import { describe, expect, it } from 'vitest'
import { axisTicks, stepPath, untilNow } from './ledgerPoints.ts'

describe('figures of the ledger over time', () => {
  it('end with now', () => {
    const days = [
      { day: '2026-11-20', time: 10, owed: '2.1' },
      { day: '2026-11-21', time: 20, owed: '1.8' },
      { day: '2026-11-22', time: 30, owed: '1.5' },
    ]
    expect(untilNow(days, { day: '', time: 25, owed: '1.2' }).map(({ day, owed }) => [day, owed])).toEqual([
      ['2026-11-20', '2.1'],
      ['2026-11-21', '1.8'],
      ['', '1.2'],
    ])
  })

  it.each([
    [0, [0, 1]],
    [2.1, [0, 0.5, 1, 1.5, 2, 2.5]],
    [1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [999, [0, 200, 400, 600, 800, 1_000]],
  ])('up to %s has the figures %j', (most, ticks) => {
    expect(axisTicks(most).map((tick) => Number(tick.toPrecision(6)))).toEqual(ticks)
  })

  it('is drawn in steps', () => {
    const points = [
      { time: 0, value: 1 },
      { time: 10, value: 3 },
    ]
    expect(stepPath(points, Number, (value) => 10 - value)).toBe('M0.0 9.0H10.0V7.0')
  })
})

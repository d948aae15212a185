import { describe, expect, it } from 'vitest'
import { linePath, scaleOf } from './chartScale.ts'

describe('the scale of a chart', () => {
  it.each([
    [
      [1_003, 1_042],
      [1_000, 1_010, 1_020, 1_030, 1_040, 1_050],
    ],
    [
      [0, 0.8],
      [0, 0.2, 0.4, 0.6, 0.8],
    ],
    [
      [-7, 3],
      [-7.5, -5, -2.5, 0, 2.5, 5],
    ],
    [[0], [0, 0.25]],
  ])('of %j has the values %j', (values, ticks) => {
    expect(scaleOf(values, 0, 100).ticks.map((tick) => Number(tick.toPrecision(6)))).toEqual(ticks)
  })

  it('puts the lowest at the bottom and the highest at the top', () => {
    const { ticks, y } = scaleOf([1_003, 1_042], 10, 110)
    expect([y(ticks[0] ?? 0), y(ticks.at(-1) ?? 0)]).toEqual([110, 10])
  })

  it('draws a line', () => {
    expect(
      linePath([
        [0, 9],
        [10, 7],
      ]),
    ).toBe('M0.0 9.0L10.0 7.0')
  })
})

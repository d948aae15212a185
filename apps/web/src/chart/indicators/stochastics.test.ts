import { describe, expect, it } from 'vitest'
import type { Bar } from './indicator.ts'
import { fisher } from './stochastics.ts'

const PERIOD = 2

/** Every bar stands at the end of its range, which the smoothing nears by a third with each. */
function climb(direction: 1 | -1): Bar[] {
  return Array.from({ length: 20 }, (_, index) => {
    const price = 100 + direction * index
    return { time: index, open: price, high: price, low: price, close: price, volume: 1 }
  })
}

/** What each bar adds to half of the bar before, for the bars that have a value. */
function added(bars: readonly Bar[]): number[] {
  const values = (fisher.compute(bars, [PERIOD]).value ?? []).filter((value) => value !== null)
  return values.map((value, index) => value - (values[index - 1] ?? 0) / 2)
}

describe('the Fisher transform', () => {
  it.each([1, -1] as const)('sets what comes beyond 0.99 to 0.999, as usual (%i)', (direction) => {
    const bars = added(climb(direction))
    // After k bars the smoothed place is 1 − 0.67^k: 0.98779 after eleven, 0.99182 after twelve.
    expect(bars[10]).toBeCloseTo(direction * Math.atanh(0.98779), 3)
    for (const bar of bars.slice(11)) expect(bar).toBeCloseTo(direction * Math.atanh(0.999), 9)
    expect(bars.length).toBeGreaterThan(15)
  })
})

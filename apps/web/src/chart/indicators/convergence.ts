import { closes } from './barSeries.ts'
import { defineIndicator, whole } from './defineIndicator.ts'
import type { Series } from './indicator.ts'
import { combine, percent, percentChange, subtract } from './series.ts'
import { averageInTurn, exponentialAverage } from './smoothing.ts'
import { highest, lowest } from './windows.ts'

/** A fast and a slow average and a signal: the common form of the oscillators of this family. */
export const FAST_SLOW_SIGNAL = { fast: whole(12), slow: whole(26), signal: whole(9) }

/** How far the fast average stands from the slow one, in percent of the slow one. */
export const percentApart = (series: Series, fast: number, slow: number): Series =>
  combine((near, far) => percent(near - far, far), exponentialAverage(series, fast), exponentialAverage(series, slow))

export function withSignal(value: Series, period: number): { signal: Series; histogram: Series } {
  const signal = exponentialAverage(value, period)
  return { signal, histogram: subtract(value, signal) }
}

export const macd = defineIndicator({
  id: 'macd',
  group: 'trend',
  pane: 'own',
  parameters: FAST_SLOW_SIGNAL,
  lines: { histogram: 'bars', macd: 'line', signal: 'line' },
  levels: [0],
  compute(bars, { fast, slow, signal }) {
    const series = closes(bars)
    const apart = subtract(exponentialAverage(series, fast), exponentialAverage(series, slow))
    return { macd: apart, ...withSignal(apart, signal) }
  },
})

export const ppo = defineIndicator({
  id: 'ppo',
  group: 'momentum',
  pane: 'own',
  parameters: FAST_SLOW_SIGNAL,
  lines: { histogram: 'bars', value: 'line', signal: 'line' },
  levels: [0],
  compute(bars, { fast, slow, signal }) {
    const value = percentApart(closes(bars), fast, slow)
    return { value, ...withSignal(value, signal) }
  },
})

/** The change of a close smoothed three times. */
export const trix = defineIndicator({
  id: 'trix',
  group: 'trend',
  pane: 'own',
  parameters: { period: whole(15), signal: whole(9) },
  lines: { value: 'line', signal: 'line' },
  levels: [0],
  compute(bars, { period, signal }) {
    const value = percentChange(averageInTurn(closes(bars), [period, period, period]))
    return { value, signal: exponentialAverage(value, signal) }
  },
})

/** Schaff's: where the distance of two averages stands in its own range, taken twice and smoothed twice. */
export const schaffTrendCycle = defineIndicator({
  id: 'schaffTrendCycle',
  group: 'trend',
  pane: 'own',
  parameters: { cycle: whole(10, 2), fast: whole(23), slow: whole(50, 2), smooth: whole(3, 1, 100) },
  lines: { value: 'line' },
  levels: [25, 75],
  compute(bars, { cycle, fast, slow, smooth }) {
    const series = closes(bars)
    const apart = subtract(exponentialAverage(series, fast), exponentialAverage(series, slow))
    const once = exponentialAverage(placeInRange(apart, cycle), smooth)
    return { value: exponentialAverage(placeInRange(once, cycle), smooth) }
  },
})

/** 0 at the lowest of the last `length` values, 100 at the highest. */
export const placeInRange = (series: Series, length: number): Series =>
  combine(
    (value, low, high) => percent(value - low, high - low),
    series,
    lowest(series, length),
    highest(series, length),
  )

import { averageTrueRange } from './averageTrueRange.ts'
import { closes, ranges } from './barSeries.ts'
import { defineIndicator, whole } from './defineIndicator.ts'
import type { Series } from './indicator.ts'
import { change, combine, percent, percentChange, scale } from './series.ts'
import { exponentialAverage, wilderAverage } from './smoothing.ts'
import { deviation, deviationOf, meanOf, windowed } from './windows.ts'

export const atr = defineIndicator({
  id: 'atr',
  group: 'volatility',
  pane: 'own',
  parameters: { period: whole(14) },
  lines: { value: 'line' },
  compute: (bars, { period }) => ({ value: averageTrueRange(bars, period) }),
})

/** The average true range in percent of the close. */
export const natr = defineIndicator({
  id: 'natr',
  group: 'volatility',
  pane: 'own',
  parameters: { period: whole(14) },
  lines: { value: 'line' },
  compute: (bars, { period }) => ({ value: combine(percent, averageTrueRange(bars, period), closes(bars)) }),
})

export const standardDeviation = defineIndicator({
  id: 'standardDeviation',
  group: 'volatility',
  pane: 'own',
  parameters: { period: whole(20, 2) },
  lines: { value: 'line' },
  compute: (bars, { period }) => ({ value: deviation(closes(bars), period) }),
})

/** The deviation of the logarithms of the steps, in percent of a year of `year` bars. */
export const historicalVolatility = defineIndicator({
  id: 'historicalVolatility',
  group: 'volatility',
  pane: 'own',
  parameters: { period: whole(20, 2), year: whole(365, 1, 600_000) },
  lines: { value: 'line' },
  compute(bars, { period, year }) {
    const steps = change(combine(logarithm, closes(bars)))
    return {
      value: scale(
        windowed(steps, period, (window) => deviationOf(window, 1)),
        100 * Math.sqrt(year),
      ),
    }
  },
})

/** A price that was nothing or less has none. */
const logarithm = (price: number): number | null => (price > 0 ? Math.log(price) : null)

/** The root of the mean square of how far, in percent, each close of the period lay under the highest before it. */
export const ulcer = defineIndicator({
  id: 'ulcer',
  group: 'volatility',
  pane: 'own',
  parameters: { period: whole(14) },
  lines: { value: 'line' },
  compute: (bars, { period }) => ({ value: windowed(closes(bars), period, rootMeanSquareFall) }),
})

function rootMeanSquareFall(window: Float64Array): number {
  let peak = Number.NEGATIVE_INFINITY
  const squares = window.map((close) => {
    peak = Math.max(peak, close)
    return (percent(close - peak, peak) ?? 0) ** 2
  })
  return Math.sqrt(meanOf(squares))
}

/** How much the smoothed range of the bars has changed, in percent. */
export const chaikinVolatility = defineIndicator({
  id: 'chaikinVolatility',
  group: 'volatility',
  pane: 'own',
  parameters: { smooth: whole(10), period: whole(10) },
  lines: { value: 'line' },
  levels: [0],
  compute: (bars, { smooth, period }) => ({
    value: percentChange(exponentialAverage(ranges(bars), smooth), period),
  }),
})

/** Dorsey's: of the deviations, the percentage that came with a rise. */
export const relativeVolatility = defineIndicator({
  id: 'relativeVolatility',
  group: 'volatility',
  pane: 'own',
  parameters: { period: whole(10, 2), smooth: whole(14) },
  lines: { value: 'line' },
  levels: [40, 60],
  compute(bars, { period, smooth }) {
    const moves = change(closes(bars))
    const spread = deviation(closes(bars), period)
    const up = combine((size, move) => (move > 0 ? size : 0), spread, moves)
    const down = combine((size, move) => (move < 0 ? size : 0), spread, moves)
    const smoothed = (series: Series): Series => wilderAverage(series, smooth)
    return { value: combine((rise, fall) => percent(rise, rise + fall), smoothed(up), smoothed(down)) }
  },
})

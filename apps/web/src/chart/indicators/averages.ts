import { closes, volumes } from './barSeries.ts'
import { defineIndicator, type Limits, whole } from './defineIndicator.ts'
import type { Series } from './indicator.ts'
import { add, combine, divide, multiply, scale, shift, subtract } from './series.ts'
import { exponentialAverage, repeatedAverages, simpleAverage, weightedAverage, wilderAverage } from './smoothing.ts'
import { lineThrough, total, windowed } from './windows.ts'

/** An average of the closes with one period, drawn over the candles. */
function averageOfCloses(id: string, period: Limits, average: (closes: Series, period: number) => Series) {
  return defineIndicator({
    id,
    group: 'average',
    pane: 'price',
    parameters: { period },
    lines: { value: 'line' },
    compute: (bars, chosen) => ({ value: average(closes(bars), chosen.period) }),
  })
}

export const sma = averageOfCloses('sma', whole(20), simpleAverage)
export const ema = averageOfCloses('ema', whole(20), exponentialAverage)
export const wma = averageOfCloses('wma', whole(20), weightedAverage)
export const smma = averageOfCloses('smma', whole(14), wilderAverage)

export const dema = averageOfCloses('dema', whole(20), (series, period) => {
  const [once = [], twice = []] = repeatedAverages(series, period, 2)
  return combine((first, second) => 2 * first - second, once, twice)
})

export const tema = averageOfCloses('tema', whole(20), (series, period) => {
  const [once = [], twice = [], thrice = []] = repeatedAverages(series, period, 3)
  return combine((first, second, third) => 3 * first - 3 * second + third, once, twice, thrice)
})

/** Hull's: twice the fast weighted average less the slow one, smoothed over the root of the period. */
export const hma = averageOfCloses('hma', whole(20), (series, period) => {
  const fast = weightedAverage(series, Math.max(1, Math.floor(period / 2)))
  const ahead = subtract(scale(fast, 2), weightedAverage(series, period))
  return weightedAverage(ahead, Math.floor(Math.sqrt(period)))
})

/** The average of closes, each moved on by its change over half the period, which removes most of the lag. */
export const zlema = averageOfCloses('zlema', whole(20), (series, period) => {
  const ahead = subtract(scale(series, 2), shift(series, Math.floor((period - 1) / 2)))
  return exponentialAverage(ahead, period)
})

export const lsma = averageOfCloses('lsma', whole(25, 2), (series, period) =>
  windowed(series, period, (window) => lineThrough(window).end),
)

/** The average of the average: the closes in the middle of the period count most. */
export const trima = averageOfCloses('trima', whole(20), (series, period) => {
  const inner = simpleAverage(series, Math.floor(period / 2) + 1)
  return simpleAverage(inner, Math.ceil(period / 2))
})

export const movingMedian = averageOfCloses('movingMedian', whole(20), (series, period) =>
  windowed(series, period, (window) => {
    const sorted = window.toSorted()
    const below = sorted[Math.floor((period - 1) / 2)] ?? 0
    const above = sorted[Math.floor(period / 2)] ?? 0
    return (below + above) / 2
  }),
)

export const vwma = defineIndicator({
  id: 'vwma',
  group: 'average',
  pane: 'price',
  parameters: { period: whole(20) },
  lines: { value: 'line' },
  compute(bars, { period }) {
    const turnover = multiply(closes(bars), volumes(bars))
    return { value: divide(total(turnover, period), total(volumes(bars), period)) }
  },
})

/** Several averages at once, the usual set on an exchange's chart. */
export const averageRibbon = defineIndicator({
  id: 'averageRibbon',
  group: 'average',
  pane: 'price',
  parameters: { fast: whole(7), middle: whole(25), slow: whole(99) },
  lines: { fast: 'line', middle: 'line', slow: 'line' },
  compute(bars, { fast, middle, slow }) {
    const series = closes(bars)
    return {
      fast: simpleAverage(series, fast),
      middle: simpleAverage(series, middle),
      slow: simpleAverage(series, slow),
    }
  },
})

/** The mean of four simple averages, each over twice the bars of the one before. */
export const bullBearIndex = defineIndicator({
  id: 'bullBearIndex',
  group: 'average',
  pane: 'price',
  parameters: { period: whole(3, 1, 60) },
  lines: { value: 'line' },
  compute(bars, { period }) {
    const averages = [1, 2, 4, 8].map((times) => simpleAverage(closes(bars), times * period))
    return { value: scale(averages.reduce(add), 1 / averages.length) }
  },
})

import { closes, highestHigh, lowestLow, medians } from './barSeries.ts'
import { defineIndicator, whole } from './defineIndicator.ts'
import type { Bar, Series } from './indicator.ts'
import { combine, overPresent, percent, ratio, shift, subtract } from './series.ts'
import { averageInTurn, exponentialAverage, simpleAverage } from './smoothing.ts'
import { highest, lowest } from './windows.ts'

/** Where the close stands between the lowest low (0) and the highest high (100). */
const closeInRange = (bars: readonly Bar[], period: number): Series =>
  combine(
    (close, low, high) => percent(close - low, high - low),
    closes(bars),
    lowestLow(bars, period),
    highestHigh(bars, period),
  )

const SMOOTHED = { period: whole(14), smooth: whole(3, 1, 100), signal: whole(3, 1, 100) }

export const stochastic = defineIndicator({
  id: 'stochastic',
  group: 'momentum',
  pane: 'own',
  parameters: SMOOTHED,
  lines: { k: 'line', d: 'line' },
  levels: [20, 80],
  compute(bars, { period, smooth, signal }) {
    const k = simpleAverage(closeInRange(bars, period), smooth)
    return { k, d: simpleAverage(k, signal) }
  },
})

/** Each smoothing takes one part of the new value and the rest of the old, beginning at 50. */
export const kdj = defineIndicator({
  id: 'kdj',
  group: 'momentum',
  pane: 'own',
  parameters: { ...SMOOTHED, period: whole(9) },
  lines: { k: 'line', d: 'line', j: 'line' },
  levels: [20, 80],
  compute(bars, { period, smooth, signal }) {
    const k = fromFifty(closeInRange(bars, period), smooth)
    const d = fromFifty(k, signal)
    return { k, d, j: combine((fast, slow) => 3 * fast - 2 * slow, k, d) }
  },
})

const fromFifty = (series: Series, length: number): Series =>
  overPresent(series, (values) => {
    let held = 50
    return values.map((value) => {
      held += (value - held) / length
      return held
    })
  })

/** The stochastic seen from above: 0 at the highest high, -100 at the lowest low. */
export const williamsR = defineIndicator({
  id: 'williamsR',
  group: 'momentum',
  pane: 'own',
  parameters: { period: whole(14) },
  lines: { value: 'line' },
  levels: [-80, -20],
  compute: (bars, { period }) => ({ value: combine((place) => place - 100, closeInRange(bars, period)) }),
})

/** Blau's: how far the close stands from the middle of the range, smoothed twice, in percent of half the range. */
export const stochasticMomentum = defineIndicator({
  id: 'stochasticMomentum',
  group: 'momentum',
  pane: 'own',
  parameters: { period: whole(10), slow: whole(3), fast: whole(3), signal: whole(10) },
  lines: { value: 'line', signal: 'line' },
  levels: [-40, 40],
  compute(bars, { period, slow, fast, signal }) {
    const high = highestHigh(bars, period)
    const low = lowestLow(bars, period)
    const away = combine((close, top, bottom) => close - (top + bottom) / 2, closes(bars), high, low)
    const value = combine(
      (distance, range) => percent(distance, range / 2),
      averageInTurn(away, [slow, fast]),
      averageInTurn(subtract(high, low), [slow, fast]),
    )
    return { value, signal: exponentialAverage(value, signal) }
  },
})

/** Ehlers': stretches the place in the range so that its extremes stand out; the trigger is the bar before. */
export const fisher = defineIndicator({
  id: 'fisher',
  group: 'momentum',
  pane: 'own',
  parameters: { period: whole(9, 2) },
  lines: { value: 'line', signal: 'line' },
  levels: [0],
  compute(bars, { period }) {
    const middle = medians(bars)
    const low = lowest(middle, period)
    const high = highest(middle, period)
    const place = combine((value, bottom, top) => ratio(value - bottom, top - bottom), middle, low, high)
    const value = overPresent(place, stretched)
    return { value, signal: shift(value, 1) }
  },
})

/** At one the logarithm is infinite: values this near are set to a fixed limit. */
const TOO_NEAR = 0.99
const NEAR_ONE = 0.999

function stretched(places: readonly number[]): Series {
  let smoothed = 0
  let held = 0
  return places.map((place) => {
    const next = 0.66 * (place - 0.5) + 0.67 * smoothed
    smoothed = Math.abs(next) > TOO_NEAR ? Math.sign(next) * NEAR_ONE : next
    held = 0.5 * Math.log((1 + smoothed) / (1 - smoothed)) + 0.5 * held
    return held
  })
}

import { averageTrueRange } from './averageTrueRange.ts'
import { closes, highestHigh, lowestLow } from './barSeries.ts'
import { defineIndicator, fraction, whole } from './defineIndicator.ts'
import type { Bar, Series } from './indicator.ts'
import { combine, percent, ratio, scale } from './series.ts'
import { exponentialAverage, simpleAverage } from './smoothing.ts'
import { deviation } from './windows.ts'

interface Bands {
  readonly upper: Series
  readonly middle: Series
  readonly lower: Series
}

const BAND_LINES = { upper: 'line', middle: 'line', lower: 'line' } as const
const BOLLINGER = { period: whole(20, 2), multiplier: fraction(2, 0.1, 10, 0.1) }

const around = (middle: Series, distance: Series): Bands => ({
  upper: combine((centre, away) => centre + away, middle, distance),
  middle,
  lower: combine((centre, away) => centre - away, middle, distance),
})

const bollingerBands = (bars: readonly Bar[], period: number, multiplier: number): Bands =>
  around(simpleAverage(closes(bars), period), scale(deviation(closes(bars), period), multiplier))

export const bollinger = defineIndicator({
  id: 'bollinger',
  group: 'volatility',
  pane: 'price',
  parameters: BOLLINGER,
  lines: BAND_LINES,
  compute: (bars, { period, multiplier }) => bollingerBands(bars, period, multiplier),
})

/** 0 at the lower band, 1 at the upper one. */
export const bollingerPercent = defineIndicator({
  id: 'bollingerPercent',
  group: 'volatility',
  pane: 'own',
  parameters: BOLLINGER,
  lines: { value: 'line' },
  levels: [0, 1],
  compute(bars, { period, multiplier }) {
    const { upper, lower } = bollingerBands(bars, period, multiplier)
    return { value: combine((close, low, high) => ratio(close - low, high - low), closes(bars), lower, upper) }
  },
})

/** In percent of the middle band. */
export const bollingerWidth = defineIndicator({
  id: 'bollingerWidth',
  group: 'volatility',
  pane: 'own',
  parameters: BOLLINGER,
  lines: { value: 'line' },
  compute(bars, { period, multiplier }) {
    const { upper, middle, lower } = bollingerBands(bars, period, multiplier)
    return { value: combine((high, centre, low) => percent(high - low, centre), upper, middle, lower) }
  },
})

export const keltner = defineIndicator({
  id: 'keltner',
  group: 'volatility',
  pane: 'price',
  parameters: { period: whole(20), range: whole(10), multiplier: fraction(2, 0.1, 10, 0.1) },
  lines: BAND_LINES,
  compute: (bars, { period, range, multiplier }) =>
    around(exponentialAverage(closes(bars), period), scale(averageTrueRange(bars, range), multiplier)),
})

/** The highest high and the lowest low, the current bar among them. */
export const donchian = defineIndicator({
  id: 'donchian',
  group: 'volatility',
  pane: 'price',
  parameters: { period: whole(20) },
  lines: BAND_LINES,
  compute(bars, { period }) {
    const upper = highestHigh(bars, period)
    const lower = lowestLow(bars, period)
    return { upper, middle: combine((high, low) => (high + low) / 2, upper, lower), lower }
  },
})

/** A fixed percentage around the average. */
export const envelope = defineIndicator({
  id: 'envelope',
  group: 'volatility',
  pane: 'price',
  parameters: { period: whole(20), percent: fraction(2.5, 0.1, 50, 0.1) },
  lines: BAND_LINES,
  compute(bars, { period, percent: share }) {
    const middle = simpleAverage(closes(bars), period)
    return around(middle, scale(middle, share / 100))
  },
})

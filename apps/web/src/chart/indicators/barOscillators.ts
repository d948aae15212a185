import { closes, highs, lows, medians, ranges, trueRanges, typicals, withPrevious } from './barSeries.ts'
import { defineIndicator, whole } from './defineIndicator.ts'
import type { Bar, Series } from './indicator.ts'
import { combine, divide, ratio, scale, subtract } from './series.ts'
import { exponentialAverage, simpleAverage } from './smoothing.ts'
import { meanOf, total, weightedMeanOf, windowed } from './windows.ts'

/** Lambert scaled his index so that most values lie between -100 and 100. */
const LAMBERT = 0.015

/** How far the typical price stands from its average, in mean distances. */
export const cci = defineIndicator({
  id: 'cci',
  group: 'momentum',
  pane: 'own',
  parameters: { period: whole(20, 2) },
  lines: { value: 'line' },
  levels: [-100, 100],
  compute: (bars, { period }) => ({
    value: windowed(typicals(bars), period, (window) => {
      const mean = meanOf(window)
      const distance = meanOf(window.map((value) => Math.abs(value - mean)))
      return ratio((window[period - 1] ?? mean) - mean, LAMBERT * distance)
    }),
  }),
})

const awesome = (bars: readonly Bar[], fast: number, slow: number): Series =>
  subtract(simpleAverage(medians(bars), fast), simpleAverage(medians(bars), slow))

/** Williams': a fast less a slow average of the bars' middles. */
export const awesomeOscillator = defineIndicator({
  id: 'awesomeOscillator',
  group: 'momentum',
  pane: 'own',
  parameters: { fast: whole(5), slow: whole(34) },
  lines: { value: 'bars' },
  levels: [0],
  compute: (bars, { fast, slow }) => ({ value: awesome(bars, fast, slow) }),
})

export const accelerator = defineIndicator({
  id: 'accelerator',
  group: 'momentum',
  pane: 'own',
  parameters: { fast: whole(5), slow: whole(34), smooth: whole(5) },
  lines: { value: 'bars' },
  levels: [0],
  compute(bars, { fast, slow, smooth }) {
    const value = awesome(bars, fast, slow)
    return { value: subtract(value, simpleAverage(value, smooth)) }
  },
})

/** Williams': buying pressure in parts of the true range over three periods, the shortest counting most. */
export const ultimate = defineIndicator({
  id: 'ultimate',
  group: 'momentum',
  pane: 'own',
  parameters: { fast: whole(7), middle: whole(14), slow: whole(28) },
  lines: { value: 'line' },
  levels: [30, 70],
  compute(bars, { fast, middle, slow }) {
    const pressure = withPrevious(bars, ({ close, low }, before) => close - Math.min(low, before.close))
    const over = (period: number): Series => divide(total(pressure, period), total(trueRanges(bars), period))
    const value = combine((a, b, c) => (100 * (4 * a + 2 * b + c)) / 7, over(fast), over(middle), over(slow))
    return { value }
  },
})

/** Dorsey's: closes above opens in parts of the ranges, both weighted over four bars. */
export const relativeVigor = defineIndicator({
  id: 'relativeVigor',
  group: 'momentum',
  pane: 'own',
  parameters: { period: whole(10) },
  lines: { value: 'line', signal: 'line' },
  levels: [0],
  compute(bars, { period }) {
    const bodies = bars.map(({ open, close }) => close - open)
    const value = divide(total(overFour(bodies), period), total(overFour(ranges(bars)), period))
    return { value, signal: overFour(value) }
  },
})

const overFour = (series: Series): Series => windowed(series, 4, (window) => weightedMeanOf(window, [1, 2, 2, 1]))

/** Elder's: how far the highs reach above the consensus of closes, their exponential average, and the lows below it. */
export const elderRay = defineIndicator({
  id: 'elderRay',
  group: 'momentum',
  pane: 'own',
  parameters: { period: whole(13) },
  lines: { bull: 'bars', bear: 'bars' },
  levels: [0],
  compute(bars, { period }) {
    const average = exponentialAverage(closes(bars), period)
    return { bull: subtract(highs(bars), average), bear: subtract(lows(bars), average) }
  },
})

/** Chande's: the average of close less open. */
export const qstick = defineIndicator({
  id: 'qstick',
  group: 'momentum',
  pane: 'own',
  parameters: { period: whole(8) },
  lines: { value: 'bars' },
  levels: [0],
  compute: (bars, { period }) => ({
    value: simpleAverage(
      bars.map(({ open, close }) => close - open),
      period,
    ),
  }),
})

/** Close less open in parts of the bar's range, averaged. */
export const balanceOfPower = defineIndicator({
  id: 'balanceOfPower',
  group: 'momentum',
  pane: 'own',
  parameters: { period: whole(14) },
  lines: { value: 'line' },
  levels: [0],
  compute: (bars, { period }) => ({
    value: simpleAverage(
      bars.map(({ open, high, low, close }) => ratio(close - open, high - low)),
      period,
    ),
  }),
})

/** Of the bars' ways from the open, those up in percent of those down. */
export const openStrength = defineIndicator({
  id: 'openStrength',
  group: 'momentum',
  pane: 'own',
  parameters: { period: whole(26) },
  lines: { ar: 'line', br: 'line' },
  levels: [100],
  compute(bars, { period }) {
    const up = bars.map(({ high, open }) => high - open)
    const down = bars.map(({ open, low }) => open - low)
    const over = withPrevious(bars, ({ high }, { close }) => Math.max(0, high - close))
    const under = withPrevious(bars, ({ low }, { close }) => Math.max(0, close - low))
    return {
      ar: scale(divide(total(up, period), total(down, period)), 100),
      br: scale(divide(total(over, period), total(under, period)), 100),
    }
  },
})

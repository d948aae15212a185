import { closes, highestHigh, highs, lowestLow, lows, ranges, trueRanges, withPrevious } from './barSeries.ts'
import { defineIndicator, whole } from './defineIndicator.ts'
import type { Bar, Series } from './indicator.ts'
import { change, combine, divide, percent, ratio, scale, subtract } from './series.ts'
import { averageInTurn, exponentialAverage, wilderAverage } from './smoothing.ts'
import { highest, lineThrough, lowest, total, windowed } from './windows.ts'

/** How far a bar reaches above (or below) the one before, where it reaches further that way than the other. */
function directionalMoves(bars: readonly Bar[]): { readonly up: Series; readonly down: Series } {
  const rise = (bar: Bar, before: Bar): number => Math.max(0, bar.high - before.high)
  const fall = (bar: Bar, before: Bar): number => Math.max(0, before.low - bar.low)
  return {
    up: withPrevious(bars, (bar, before) => (rise(bar, before) > fall(bar, before) ? rise(bar, before) : 0)),
    down: withPrevious(bars, (bar, before) => (fall(bar, before) > rise(bar, before) ? fall(bar, before) : 0)),
  }
}

/** Wilder's directional movement. */
export const adx = defineIndicator({
  id: 'adx',
  group: 'trend',
  pane: 'own',
  parameters: { period: whole(14) },
  lines: { adx: 'line', plus: 'line', minus: 'line' },
  levels: [25],
  compute(bars, { period }) {
    const { up, down } = directionalMoves(bars)
    const way = wilderAverage(trueRanges(bars), period)
    const plus = combine(percent, wilderAverage(up, period), way)
    const minus = combine(percent, wilderAverage(down, period), way)
    const oneSided = combine((a, b) => percent(Math.abs(a - b), a + b), plus, minus)
    return { adx: wilderAverage(oneSided, period), plus, minus }
  },
})

/** How lately the extreme of the last `period` bars and the current one was reached: 100 now, 0 `period` bars ago. */
function lateness(series: Series, period: number, beats: (value: number, best: number) => boolean): Series {
  return windowed(series, period + 1, (window) => {
    let best = window[0] ?? 0
    let at = 0
    let index = 0
    for (const value of window) {
      if (value === best || beats(value, best)) {
        best = value
        at = index
      }
      index++
    }
    return (100 * at) / period
  })
}

function aroonLines(bars: readonly Bar[], period: number): { readonly up: Series; readonly down: Series } {
  return {
    up: lateness(highs(bars), period, (value, best) => value > best),
    down: lateness(lows(bars), period, (value, best) => value < best),
  }
}

export const aroon = defineIndicator({
  id: 'aroon',
  group: 'trend',
  pane: 'own',
  parameters: { period: whole(25) },
  lines: { up: 'line', down: 'line' },
  levels: [30, 70],
  compute: (bars, { period }) => aroonLines(bars, period),
})

export const aroonOscillator = defineIndicator({
  id: 'aroonOscillator',
  group: 'trend',
  pane: 'own',
  parameters: { period: whole(25) },
  lines: { value: 'line' },
  levels: [0],
  compute(bars, { period }) {
    const { up, down } = aroonLines(bars, period)
    return { value: subtract(up, down) }
  },
})

export const vortex = defineIndicator({
  id: 'vortex',
  group: 'trend',
  pane: 'own',
  parameters: { period: whole(14) },
  lines: { plus: 'line', minus: 'line' },
  levels: [1],
  compute(bars, { period }) {
    const way = total(trueRanges(bars), period)
    const up = withPrevious(bars, (bar, before) => Math.abs(bar.high - before.low))
    const down = withPrevious(bars, (bar, before) => Math.abs(bar.low - before.high))
    return { plus: divide(total(up, period), way), minus: divide(total(down, period), way) }
  },
})

/** Dorsey's: swells when the bars grow wider than they were. */
export const massIndex = defineIndicator({
  id: 'massIndex',
  group: 'trend',
  pane: 'own',
  parameters: { smooth: whole(9), period: whole(25) },
  lines: { value: 'line' },
  levels: [26.5, 27],
  compute(bars, { smooth, period }) {
    const once = exponentialAverage(ranges(bars), smooth)
    const twice = averageInTurn(ranges(bars), [smooth, smooth])
    return { value: total(divide(once, twice), period) }
  },
})

export const regressionSlope = defineIndicator({
  id: 'regressionSlope',
  group: 'trend',
  pane: 'own',
  parameters: { period: whole(14, 2) },
  lines: { value: 'line' },
  levels: [0],
  compute: (bars, { period }) => ({
    value: windowed(closes(bars), period, (window) => lineThrough(window).slope),
  }),
})

/** 100 where the bars go back and forth within one range, towards 0 where they go straight. */
export const choppiness = defineIndicator({
  id: 'choppiness',
  group: 'trend',
  pane: 'own',
  parameters: { period: whole(14, 2) },
  lines: { value: 'line' },
  levels: [38.2, 61.8],
  compute(bars, { period }) {
    const range = subtract(highestHigh(bars, period), lowestLow(bars, period))
    const back = divide(total(trueRanges(bars), period), range)
    return { value: scale(combine(Math.log10, back), 100 / Math.log10(period)) }
  },
})

/** The straight way of the closes in parts of the way they made. */
export const verticalHorizontalFilter = defineIndicator({
  id: 'verticalHorizontalFilter',
  group: 'trend',
  pane: 'own',
  parameters: { period: whole(28, 2) },
  lines: { value: 'line' },
  compute(bars, { period }) {
    const series = closes(bars)
    const straight = subtract(highest(series, period), lowest(series, period))
    return { value: combine(ratio, straight, total(combine(Math.abs, change(series)), period)) }
  },
})

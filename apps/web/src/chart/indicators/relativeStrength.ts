import { closes } from './barSeries.ts'
import { placeInRange } from './convergence.ts'
import { defineIndicator, whole } from './defineIndicator.ts'
import type { Bar, Series } from './indicator.ts'
import { change, combine, percent, percentChange, scale } from './series.ts'
import { exponentialAverage, simpleAverage, wilderAverage } from './smoothing.ts'
import { total, windowed } from './windows.ts'

const gains = (moves: Series): Series => combine((move) => Math.max(0, move), moves)
const losses = (moves: Series): Series => combine((move) => Math.max(0, -move), moves)

/** Wilder's: the gains in percent of gains and losses. */
function relativeStrength(series: Series, period: number): Series {
  const moves = change(series)
  return combine(
    (up, down) => percent(up, up + down),
    wilderAverage(gains(moves), period),
    wilderAverage(losses(moves), period),
  )
}

export const rsi = defineIndicator({
  id: 'rsi',
  group: 'momentum',
  pane: 'own',
  parameters: { period: whole(14) },
  lines: { value: 'line' },
  levels: [30, 70],
  compute: (bars, { period }) => ({ value: relativeStrength(closes(bars), period) }),
})

/** Where the relative strength stands within its own range. */
export const stochasticRsi = defineIndicator({
  id: 'stochasticRsi',
  group: 'momentum',
  pane: 'own',
  parameters: { rsi: whole(14), period: whole(14, 2), smooth: whole(3, 1, 100), signal: whole(3, 1, 100) },
  lines: { k: 'line', d: 'line' },
  levels: [20, 80],
  compute(bars, { rsi: length, period, smooth, signal }) {
    const k = simpleAverage(placeInRange(relativeStrength(closes(bars), length), period), smooth)
    return { k, d: simpleAverage(k, signal) }
  },
})

/** The mean of three: a short relative strength, that of the run of rises or falls, and the rank of the last change. */
export const connorsRsi = defineIndicator({
  id: 'connorsRsi',
  group: 'momentum',
  pane: 'own',
  parameters: { period: whole(3), streak: whole(2), rank: whole(100) },
  lines: { value: 'line' },
  levels: [10, 90],
  compute(bars, { period, streak, rank }) {
    const series = closes(bars)
    const value = combine(
      (strength, run, place) => (strength + run + place) / 3,
      relativeStrength(series, period),
      relativeStrength(streaks(bars), streak),
      rankOfNewest(percentChange(series), rank),
    )
    return { value }
  },
})

/** How many closes in a row have risen (or fallen, negative) up to this bar. */
function streaks(bars: readonly Bar[]): Series {
  let run = 0
  return bars.map(({ close }, index) => {
    const step = Math.sign(close - (bars[index - 1]?.close ?? close))
    run = step === Math.sign(run) ? run + step : step
    return run
  })
}

/** Percent of the `length` values before the newest that are below it. */
const rankOfNewest = (series: Series, length: number): Series =>
  windowed(series, length + 1, (window) => {
    const newest = window[length] ?? 0
    let below = 0
    for (const value of window) if (value < newest) below++
    return (100 * below) / length
  })

/** Chande's: gains less losses in percent of both. */
export const chandeMomentum = defineIndicator({
  id: 'chandeMomentum',
  group: 'momentum',
  pane: 'own',
  parameters: { period: whole(14) },
  lines: { value: 'line' },
  levels: [-50, 50],
  compute(bars, { period }) {
    const moves = change(closes(bars))
    return {
      value: combine((net, way) => percent(net, way), total(moves, period), total(combine(Math.abs, moves), period)),
    }
  },
})

/** The change smoothed twice in percent of its size smoothed twice. */
export const trueStrength = defineIndicator({
  id: 'trueStrength',
  group: 'momentum',
  pane: 'own',
  parameters: { slow: whole(25), fast: whole(13), signal: whole(7) },
  lines: { value: 'line', signal: 'line' },
  levels: [0],
  compute(bars, { slow, fast, signal }) {
    const moves = change(closes(bars))
    const twice = (series: Series): Series => exponentialAverage(exponentialAverage(series, slow), fast)
    const value = combine(percent, twice(moves), twice(combine(Math.abs, moves)))
    return { value, signal: exponentialAverage(value, signal) }
  },
})

/** Percent of the last changes that were rises. */
export const psychologicalLine = defineIndicator({
  id: 'psychologicalLine',
  group: 'momentum',
  pane: 'own',
  parameters: { period: whole(12) },
  lines: { value: 'line' },
  levels: [25, 75],
  compute(bars, { period }) {
    const rises = combine((move) => (move > 0 ? 1 : 0), change(closes(bars)))
    return { value: scale(total(rises, period), 100 / period) }
  },
})

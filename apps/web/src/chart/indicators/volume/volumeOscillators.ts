import { medians, ranges, typicals, volumes, withPrevious } from '../barSeries.ts'
import { FAST_SLOW_SIGNAL, percentApart, withSignal } from '../convergence.ts'
import { defineIndicator, whole } from '../defineIndicator.ts'
import type { Bar, Series } from '../indicator.ts'
import { change, combine, multiply, percent, ratio, subtract } from '../series.ts'
import { exponentialAverage, simpleAverage } from '../smoothing.ts'
import { total } from '../windows.ts'

/** Of the turnover at typical prices, the percentage of the bars whose typical price rose. */
export const moneyFlowIndex = defineIndicator({
  id: 'moneyFlowIndex',
  group: 'volume',
  pane: 'own',
  parameters: { period: whole(14) },
  lines: { value: 'line' },
  levels: [20, 80],
  compute(bars, { period }) {
    const turnover = multiply(typicals(bars), volumes(bars))
    const moves = change(typicals(bars))
    const up = combine((size, move) => (move > 0 ? size : 0), turnover, moves)
    const down = combine((size, move) => (move < 0 ? size : 0), turnover, moves)
    return { value: combine((rise, fall) => percent(rise, rise + fall), total(up, period), total(down, period)) }
  },
})

/** Elder's: the change of the close times the volume, smoothed. */
export const forceIndex = defineIndicator({
  id: 'forceIndex',
  group: 'volume',
  pane: 'own',
  parameters: { period: whole(13) },
  lines: { value: 'line' },
  levels: [0],
  compute(bars, { period }) {
    const force = withPrevious(bars, ({ close, volume }, before) => (close - before.close) * volume)
    return { value: exponentialAverage(force, period) }
  },
})

/** How far the middle of the bar moved for the volume it took; `divisor` only brings volumes to a readable size. */
export const easeOfMovement = defineIndicator({
  id: 'easeOfMovement',
  group: 'volume',
  pane: 'own',
  parameters: { period: whole(14), divisor: whole(10_000, 1, 1_000_000_000_000) },
  lines: { value: 'line' },
  levels: [0],
  compute(bars, { period, divisor }) {
    const ease = combine(
      (move, range, volume) => ratio(move * range * divisor, volume),
      change(medians(bars)),
      ranges(bars),
      volumes(bars),
    )
    return { value: simpleAverage(ease, period) }
  },
})

/** How far a fast average of the volume stands from a slow one, in percent. */
export const volumeOscillator = defineIndicator({
  id: 'volumeOscillator',
  group: 'volume',
  pane: 'own',
  parameters: { fast: whole(5), slow: whole(10) },
  lines: { value: 'line' },
  levels: [0],
  compute: (bars, { fast, slow }) => ({ value: percentApart(volumes(bars), fast, slow) }),
})

export const percentageVolume = defineIndicator({
  id: 'percentageVolume',
  group: 'volume',
  pane: 'own',
  parameters: FAST_SLOW_SIGNAL,
  lines: { histogram: 'bars', value: 'line', signal: 'line' },
  levels: [0],
  compute(bars, { fast, slow, signal }) {
    const value = percentApart(volumes(bars), fast, slow)
    return { value, ...withSignal(value, signal) }
  },
})

/** Klinger's: a fast less a slow average of the volume force. */
export const klinger = defineIndicator({
  id: 'klinger',
  group: 'volume',
  pane: 'own',
  parameters: { fast: whole(34), slow: whole(55), signal: whole(13) },
  lines: { value: 'line', signal: 'line' },
  levels: [0],
  compute(bars, { fast, slow, signal }) {
    const force = volumeForces(bars)
    const value = subtract(exponentialAverage(force, fast), exponentialAverage(force, slow))
    return { value, signal: exponentialAverage(value, signal) }
  },
})

/**
 * The volume with the sign of the trend, counting more the smaller the bar's range is beside the ranges added up since the
 * trend turned. The trend is up when high, low and close together rose.
 */
function volumeForces(bars: readonly Bar[]): Series {
  let trend = 0
  let added = 0
  return bars.map((bar, index) => {
    const before = bars[index - 1]
    if (!before) return null
    const range = bar.high - bar.low
    const turned = bar.high + bar.low + bar.close > before.high + before.low + before.close ? 1 : -1
    added = turned === trend ? added + range : before.high - before.low + range
    trend = turned
    const share = ratio(range, added)
    return share === null ? 0 : bar.volume * Math.abs(2 * (share - 1)) * trend * 100
  })
}

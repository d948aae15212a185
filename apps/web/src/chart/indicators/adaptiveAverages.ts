import { closes } from './barSeries.ts'
import { defineIndicator, fraction, whole } from './defineIndicator.ts'
import { change, combine, overPresent, ratio } from './series.ts'
import { repeatedAverages } from './smoothing.ts'
import { meanOf, total, weightedMeanOf, windowed } from './windows.ts'

/** Kaufman's: fast where the price goes straight, slow where it goes back and forth. Begins at the close of bar `period`. */
export const kama = defineIndicator({
  id: 'kama',
  group: 'average',
  pane: 'price',
  parameters: { period: whole(10), fast: whole(2), slow: whole(30) },
  lines: { value: 'line' },
  compute(bars, { period, fast, slow }) {
    const series = closes(bars)
    const way = total(combine(Math.abs, change(series)), period)
    const straightness = combine((net, path) => ratio(Math.abs(net), path) ?? 0, change(series, period), way)
    const fastest = 2 / (fast + 1)
    const slowest = 2 / (slow + 1)
    let held: number | null = null
    const value = bars.map(({ close }, index) => {
      if (index < period - 1) return null
      const weight = ((straightness[index] ?? 0) * (fastest - slowest) + slowest) ** 2
      held = held === null ? close : held + weight * (close - held)
      return held
    })
    return { value }
  },
})

/** Arnaud Legoux's: weights of a bell whose top stands at `offset` of the window. */
export const alma = defineIndicator({
  id: 'alma',
  group: 'average',
  pane: 'price',
  parameters: { period: whole(9), offset: fraction(0.85, 0, 1, 0.05), sigma: fraction(6, 1, 20, 0.5) },
  lines: { value: 'line' },
  compute(bars, { period, offset, sigma }) {
    const top = offset * (period - 1)
    const width = period / sigma
    const weights = Array.from({ length: period }, (_, index) => Math.exp(-((index - top) ** 2) / (2 * width ** 2)))
    return { value: windowed(closes(bars), period, (window) => weightedMeanOf(window, weights)) }
  },
})

/** Tillson's: six averages in turn, mixed so that the lag of one pays for the overshoot of another. */
export const t3 = defineIndicator({
  id: 't3',
  group: 'average',
  pane: 'price',
  parameters: { period: whole(5), volumeFactor: fraction(0.7, 0, 1, 0.05) },
  lines: { value: 'line' },
  compute(bars, { period, volumeFactor: a }) {
    const [, , third = [], fourth = [], fifth = [], sixth = []] = repeatedAverages(closes(bars), period, 6)
    const mix = (e3: number, e4: number, e5: number, e6: number): number =>
      (1 + a) ** 3 * e3 - 3 * a * (1 + a) ** 2 * e4 + 3 * a ** 2 * (1 + a) * e5 - a ** 3 * e6
    return { value: combine(mix, third, fourth, fifth, sixth) }
  },
})

/**
 * McGinley's: follows faster the further the price falls below it. Never steps past the price, which the bare formula
 * would after a crash.
 */
export const mcginley = defineIndicator({
  id: 'mcginley',
  group: 'average',
  pane: 'price',
  parameters: { period: whole(14) },
  lines: { value: 'line' },
  compute: (bars, { period }) => ({
    value: overPresent(closes(bars), (values) => {
      let held = meanOf(values.slice(0, period))
      return values.map((close, index) => {
        if (index >= period) held += (close - held) / Math.max(1, period * (close / held) ** 4)
        return index < period - 1 ? null : held
      })
    }),
  }),
})

/** Chande's: an exponential average whose weight shrinks as gains and losses cancel out. Begins at its first close. */
export const vidya = defineIndicator({
  id: 'vidya',
  group: 'average',
  pane: 'price',
  parameters: { period: whole(14), momentum: whole(9) },
  lines: { value: 'line' },
  compute(bars, { period, momentum }) {
    const moves = change(closes(bars))
    const net = total(moves, momentum)
    const way = total(combine(Math.abs, moves), momentum)
    const oneSided = combine((sum, path) => Math.abs(ratio(sum, path) ?? 0), net, way)
    let held: number | null = null
    const value = bars.map(({ close }, index) => {
      const share = oneSided[index] ?? null
      if (share === null) return null
      held = held === null ? close : held + (2 / (period + 1)) * share * (close - held)
      return held
    })
    return { value }
  },
})

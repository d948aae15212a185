import { closes } from './barSeries.ts'
import { defineIndicator, whole } from './defineIndicator.ts'
import type { Series } from './indicator.ts'
import { add, change, combine, percent, percentChange, scale, shift, subtract } from './series.ts'
import { simpleAverage, weightedAverage } from './smoothing.ts'

/** An oscillator of the closes around zero with one period. */
function ofCloses(id: string, initial: number, formula: (closes: Series, period: number) => Series) {
  return defineIndicator({
    id,
    group: 'momentum',
    pane: 'own',
    parameters: { period: whole(initial) },
    lines: { value: 'line' },
    levels: [0],
    compute: (bars, { period }) => ({ value: formula(closes(bars), period) }),
  })
}

export const roc = ofCloses('roc', 12, percentChange)
export const momentum = ofCloses('momentum', 10, change)

/** How far the close stands from its average, in percent of the average. */
export const bias = ofCloses('bias', 24, (series, period) =>
  combine((close, average) => percent(close - average, average), series, simpleAverage(series, period)),
)

/** The close half a period ago (and one bar) less the average now: cycles stand out, the trend is gone. */
export const detrendedPrice = ofCloses('detrendedPrice', 20, (series, period) =>
  subtract(shift(series, Math.floor(period / 2) + 1), simpleAverage(series, period)),
)

export const coppock = defineIndicator({
  id: 'coppock',
  group: 'momentum',
  pane: 'own',
  parameters: { slow: whole(14), fast: whole(11), smooth: whole(10) },
  lines: { value: 'line' },
  levels: [0],
  compute(bars, { slow, fast, smooth }) {
    const series = closes(bars)
    return { value: weightedAverage(add(percentChange(series, slow), percentChange(series, fast)), smooth) }
  },
})

/** Pring's "know sure thing": four smoothed rates of change, the longest counting most. */
export const kst = defineIndicator({
  id: 'kst',
  group: 'momentum',
  pane: 'own',
  parameters: {
    change1: whole(10),
    change2: whole(15),
    change3: whole(20),
    change4: whole(30),
    smooth1: whole(10),
    smooth2: whole(10),
    smooth3: whole(10),
    smooth4: whole(15),
    signal: whole(9),
  },
  lines: { value: 'line', signal: 'line' },
  levels: [0],
  compute(bars, { change1, change2, change3, change4, smooth1, smooth2, smooth3, smooth4, signal }) {
    const pairs: readonly (readonly [number, number])[] = [
      [change1, smooth1],
      [change2, smooth2],
      [change3, smooth3],
      [change4, smooth4],
    ]
    const parts = pairs.map(([back, smooth], index) =>
      scale(simpleAverage(percentChange(closes(bars), back), smooth), index + 1),
    )
    const value = parts.reduce(add)
    return { value, signal: simpleAverage(value, signal) }
  },
})

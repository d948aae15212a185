import { closes, volumes } from '../barSeries.ts'
import { defineIndicator, whole } from '../defineIndicator.ts'
import type { Bar, Series } from '../indicator.ts'
import { combine, percentChange, ratio, runningTotal, subtract } from '../series.ts'
import { exponentialAverage, simpleAverage } from '../smoothing.ts'
import { total } from '../windows.ts'

/** A running total with nothing to set; its height depends on where the candles begin, only its course speaks. */
function totalOf(id: string, flows: (bars: readonly Bar[]) => Series) {
  return defineIndicator({
    id,
    group: 'volume',
    pane: 'own',
    parameters: {},
    lines: { value: 'line' },
    compute: (bars) => ({ value: runningTotal(flows(bars)) }),
  })
}

/** The volume, added when the close rose and taken off when it fell. */
export const obv = totalOf('obv', (bars) =>
  bars.map(({ close, volume }, index) => Math.sign(close - (bars[index - 1]?.close ?? close)) * volume),
)

/** The volume times the change of the close in parts of the close before. */
export const priceVolumeTrend = totalOf('priceVolumeTrend', (bars) =>
  combine((change, volume) => (change / 100) * volume, percentChange(closes(bars)), volumes(bars)),
)

/** The volume, all of it when the bar closed at its high, all against when at its low. */
const moneyFlow = (bars: readonly Bar[]): Series =>
  bars.map(({ high, low, close, volume }) => (ratio(2 * close - high - low, high - low) ?? 0) * volume)

export const accumulation = totalOf('accumulation', moneyFlow)

export const chaikinMoneyFlow = defineIndicator({
  id: 'chaikinMoneyFlow',
  group: 'volume',
  pane: 'own',
  parameters: { period: whole(20) },
  lines: { value: 'line' },
  levels: [0],
  compute: (bars, { period }) => ({
    value: combine(ratio, total(moneyFlow(bars), period), total(volumes(bars), period)),
  }),
})

export const chaikinOscillator = defineIndicator({
  id: 'chaikinOscillator',
  group: 'volume',
  pane: 'own',
  parameters: { fast: whole(3), slow: whole(10) },
  lines: { value: 'line' },
  levels: [0],
  compute(bars, { fast, slow }) {
    const line = runningTotal(moneyFlow(bars))
    return { value: subtract(exponentialAverage(line, fast), exponentialAverage(line, slow)) }
  },
})

/** Both indices begin at 1000 and follow the close only on bars of less (or more) volume than the bar before. */
const INDEX_START = 1000

function volumeIndex(id: string, counts: (volume: number, before: number) => boolean) {
  return defineIndicator({
    id,
    group: 'volume',
    pane: 'own',
    parameters: { period: whole(255) },
    lines: { value: 'line', average: 'line' },
    compute(bars, { period }) {
      let level = INDEX_START
      const value = bars.map(({ close, volume }, index) => {
        const before = bars[index - 1]
        if (before && counts(volume, before.volume)) level *= ratio(close, before.close) ?? 1
        return level
      })
      return { value, average: exponentialAverage(value, period) }
    },
  })
}

export const negativeVolumeIndex = volumeIndex('negativeVolumeIndex', (volume, before) => volume < before)
export const positiveVolumeIndex = volumeIndex('positiveVolumeIndex', (volume, before) => volume > before)

export const volume = defineIndicator({
  id: 'volume',
  group: 'volume',
  pane: 'own',
  parameters: { period: whole(20) },
  lines: { value: 'bars', average: 'line' },
  compute: (bars, { period }) => ({ value: volumes(bars), average: simpleAverage(volumes(bars), period) }),
})

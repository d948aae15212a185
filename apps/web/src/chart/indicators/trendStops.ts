import { averageTrueRange } from './averageTrueRange.ts'
import { highestHigh, lowestLow, medians } from './barSeries.ts'
import { defineIndicator, fraction, whole } from './defineIndicator.ts'
import { add, combine, scale, subtract } from './series.ts'
import { stopAndReverse } from './stopAndReverse.ts'

/** Wilder's parabolic stop and reverse. */
export const psar = defineIndicator({
  id: 'psar',
  group: 'trend',
  pane: 'price',
  parameters: { step: fraction(0.02, 0.001, 0.5, 0.001), maximum: fraction(0.2, 0.01, 1, 0.01) },
  lines: { value: 'dots' },
  compute: (bars, { step, maximum }) => ({ value: stopAndReverse(bars, step, maximum) }),
})

/** A band `multiplier` true ranges from the middle of the bar that only tightens until a close breaks it. */
export const superTrend = defineIndicator({
  id: 'superTrend',
  group: 'trend',
  pane: 'price',
  parameters: { period: whole(10), multiplier: fraction(3, 0.1, 20, 0.1) },
  lines: { support: 'line', resistance: 'line' },
  compute(bars, { period, multiplier }) {
    const distance = scale(averageTrueRange(bars, period), multiplier)
    const floors = subtract(medians(bars), distance)
    const ceilings = add(medians(bars), distance)
    const support: (number | null)[] = []
    const resistance: (number | null)[] = []
    let floor = Number.NEGATIVE_INFINITY
    let ceiling = Number.POSITIVE_INFINITY
    let rising = true
    for (const [index, { close }] of bars.entries()) {
      const newFloor = floors[index] ?? null
      const newCeiling = ceilings[index] ?? null
      const before = bars[index - 1]?.close ?? close
      if (newFloor !== null && newCeiling !== null) {
        // A bound moves away from the price only once the close before has broken it.
        floor = before < floor ? newFloor : Math.max(floor, newFloor)
        ceiling = before > ceiling ? newCeiling : Math.min(ceiling, newCeiling)
        rising = rising ? close >= floor : close > ceiling
      }
      support.push(newFloor !== null && rising ? floor : null)
      resistance.push(newCeiling !== null && !rising ? ceiling : null)
    }
    return { support, resistance }
  },
})

/** `multiplier` true ranges below the highest high as the stop of a long, and above the lowest low as the stop of a short. */
export const chandelierExit = defineIndicator({
  id: 'chandelierExit',
  group: 'volatility',
  pane: 'price',
  parameters: { period: whole(22), multiplier: fraction(3, 0.1, 20, 0.1) },
  lines: { long: 'line', short: 'line' },
  compute(bars, { period, multiplier }) {
    const away = scale(averageTrueRange(bars, period), multiplier)
    return {
      long: combine((high, distance) => high - distance, highestHigh(bars, period), away),
      short: combine((low, distance) => low + distance, lowestLow(bars, period), away),
    }
  },
})

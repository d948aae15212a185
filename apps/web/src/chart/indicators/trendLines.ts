import { closes, highestHigh, lowestLow, medians } from './barSeries.ts'
import { defineIndicator, whole } from './defineIndicator.ts'
import type { Bar, Series } from './indicator.ts'
import { combine, shift } from './series.ts'
import { wilderAverage } from './smoothing.ts'

/** Halfway between the highest high and the lowest low. */
const middle = (bars: readonly Bar[], length: number): Series =>
  combine((high, low) => (high + low) / 2, highestHigh(bars, length), lowestLow(bars, length))

/** The cloud is drawn `shift` bars ahead of its bars and ends at the newest bar; the lagging line as far back. */
export const ichimoku = defineIndicator({
  id: 'ichimoku',
  group: 'trend',
  pane: 'price',
  parameters: { conversion: whole(9), base: whole(26), span: whole(52), shift: whole(26, 0, 200) },
  lines: { conversion: 'line', base: 'line', spanA: 'line', spanB: 'line', lagging: 'line' },
  compute(bars, { conversion, base, span, shift: ahead }) {
    const near = middle(bars, conversion)
    const far = middle(bars, base)
    return {
      conversion: near,
      base: far,
      spanA: shift(
        combine((a, b) => (a + b) / 2, near, far),
        ahead,
      ),
      spanB: shift(middle(bars, span), ahead),
      lagging: shift(closes(bars), -ahead),
    }
  },
})

/** Williams' three smoothed averages of the bars' middles, each drawn some bars later. */
export const alligator = defineIndicator({
  id: 'alligator',
  group: 'trend',
  pane: 'price',
  parameters: {
    jaw: whole(13),
    jawShift: whole(8, 0, 100),
    teeth: whole(8),
    teethShift: whole(5, 0, 100),
    lips: whole(5),
    lipsShift: whole(3, 0, 100),
  },
  lines: { jaw: 'line', teeth: 'line', lips: 'line' },
  compute(bars, { jaw, jawShift, teeth, teethShift, lips, lipsShift }) {
    const series = medians(bars)
    return {
      jaw: shift(wilderAverage(series, jaw), jawShift),
      teeth: shift(wilderAverage(series, teeth), teethShift),
      lips: shift(wilderAverage(series, lips), lipsShift),
    }
  },
})

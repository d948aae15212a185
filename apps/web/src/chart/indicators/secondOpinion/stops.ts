import type { Bar } from '../indicator.ts'
import { type At, high, listed, low, maximum, median, minimum, type Opinions, trueRange, wilder } from './textbook.ts'

/** Wilder's worksheet, row by row. */
function parabolic(bars: readonly Bar[], step: number, most: number): number[] {
  const [h, l] = [high(bars), low(bars)]
  const column: number[] = bars.map(() => Number.NaN)
  if (bars.length < 2) return column
  let long = h(1) - h(0) >= l(0) - l(1)
  let sar = long ? Math.min(l(0), l(1)) : Math.max(h(0), h(1))
  let point = long ? Math.max(h(0), h(1)) : Math.min(l(0), l(1))
  let factor = step
  column[1] = sar
  for (let i = 2; i < bars.length; i++) {
    sar += factor * (point - sar)
    if (long) {
      sar = Math.min(sar, l(i - 1), l(i - 2))
      if (l(i) <= sar) {
        long = false
        sar = point
        point = l(i)
        factor = step
      } else if (h(i) > point) {
        point = h(i)
        factor = Math.min(most, factor + step)
      }
    } else {
      sar = Math.max(sar, h(i - 1), h(i - 2))
      if (h(i) >= sar) {
        long = true
        sar = point
        point = h(i)
        factor = step
      } else if (l(i) < point) {
        point = l(i)
        factor = Math.min(most, factor + step)
      }
    }
    column[i] = sar
  }
  return column
}

/** Both final bands and which of them is shown, as the rule for each bar is usually printed. */
function superTrend(bars: readonly Bar[], n: number, times: number): { support: At; resistance: At } {
  const range = wilder(trueRange(bars), n)
  const support: number[] = []
  const resistance: number[] = []
  let upper = Number.NaN
  let lower = Number.NaN
  let shown: 'lower' | 'upper' = 'lower'
  for (let i = 0; i < bars.length; i++) {
    const basicUpper = median(bars)(i) + times * range(i)
    const basicLower = median(bars)(i) - times * range(i)
    const before = bars[i - 1]?.close ?? Number.NaN
    const now = bars[i]?.close ?? Number.NaN
    if (Number.isNaN(upper) || basicUpper < upper || before > upper) upper = basicUpper
    if (Number.isNaN(lower) || basicLower > lower || before < lower) lower = basicLower
    if (shown === 'upper' && now > upper) shown = 'lower'
    else if (shown === 'lower' && now < lower) shown = 'upper'
    support.push(shown === 'lower' ? lower : Number.NaN)
    resistance.push(shown === 'upper' ? upper : Number.NaN)
  }
  return { support: listed(support), resistance: listed(resistance) }
}

export const STOPS: Opinions = {
  psar: (bars, p) => ({ value: listed(parabolic(bars, p('step'), p('maximum'))) }),
  superTrend: (bars, p) => superTrend(bars, p('period'), p('multiplier')),
  chandelierExit: (bars, p) => {
    const n = p('period')
    const range = wilder(trueRange(bars), n)
    return {
      long: (i) => maximum(high(bars), n)(i) - p('multiplier') * range(i),
      short: (i) => minimum(low(bars), n)(i) + p('multiplier') * range(i),
    }
  },
}

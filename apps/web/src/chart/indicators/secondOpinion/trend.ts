import type { Bar } from '../indicator.ts'
import {
  type At,
  close,
  ema,
  high,
  history,
  last,
  low,
  maximum,
  mean,
  median,
  minimum,
  type Opinions,
  once,
  over,
  percentStep,
  place,
  step,
  sum,
  sumOver,
  trueRange,
  wilder,
} from './textbook.ts'

/** Wilder's running sum: the first n added up, then each time a share of 1/n taken off and the new one put on. */
function wilderSum(x: At, n: number): At {
  return once((i) => {
    const values = Number.isNaN(x(i)) ? [] : history(x, i)
    if (values.length < n) return Number.NaN
    return values.slice(n).reduce((total, value) => total - total / n + value, sum(values.slice(0, n)))
  })
}

/** Bars since the highest of the n + 1 latest. */
function sinceHighest(x: At, n: number, i: number): number {
  let since = 0
  for (let back = 1; back <= n; back++) if (x(i - back) > x(i - since)) since = back
  return since
}

function aroon(bars: readonly Bar[], n: number): { up: At; down: At } {
  const soFar = (i: number): number => (i < n ? Number.NaN : 1)
  return {
    up: (i) => (soFar(i) * 100 * (n - sinceHighest(high(bars), n, i))) / n,
    down: (i) => (soFar(i) * 100 * (n - sinceHighest((j) => -low(bars)(j), n, i))) / n,
  }
}

const middle =
  (bars: readonly Bar[], n: number): At =>
  (i) =>
    (maximum(high(bars), n)(i) + minimum(low(bars), n)(i)) / 2

export const TREND: Opinions = {
  macd: (bars, p) => {
    const fast = ema(close(bars), p('fast'))
    const slow = ema(close(bars), p('slow'))
    const macd: At = (i) => fast(i) - slow(i)
    const signal = ema(macd, p('signal'))
    return { macd, signal, histogram: (i) => macd(i) - signal(i) }
  },
  trix: (bars, p) => {
    const n = p('period')
    const value = percentStep(ema(ema(ema(close(bars), n), n), n))
    return { value, signal: ema(value, p('signal')) }
  },
  schaffTrendCycle: (bars, p) => {
    const cycle = p('cycle')
    const fast = ema(close(bars), p('fast'))
    const slow = ema(close(bars), p('slow'))
    const macd: At = (i) => fast(i) - slow(i)
    const inCycle = (x: At): At => place(x, minimum(x, cycle), maximum(x, cycle))
    const first = ema(inCycle(macd), p('smooth'))
    return { value: ema(inCycle(first), p('smooth')) }
  },
  adx: (bars, p) => {
    const n = p('period')
    const rise = step(high(bars))
    const fall: At = (i) => -step(low(bars))(i)
    const moved = (mine: At, other: At): At => {
      return (i) => {
        if (i === 0) return Number.NaN
        return mine(i) > other(i) && mine(i) > 0 ? mine(i) : 0
      }
    }
    const range = wilderSum(trueRange(bars), n)
    const rises = wilderSum(moved(rise, fall), n)
    const falls = wilderSum(moved(fall, rise), n)
    const plus: At = (i) => 100 * over(rises(i), range(i))
    const minus: At = (i) => 100 * over(falls(i), range(i))
    const dx: At = (i) => 100 * over(Math.abs(plus(i) - minus(i)), plus(i) + minus(i))
    return { plus, minus, adx: wilder(dx, n) }
  },
  aroon: (bars, p) => aroon(bars, p('period')),
  aroonOscillator: (bars, p) => {
    const { up, down } = aroon(bars, p('period'))
    return { value: (i) => up(i) - down(i) }
  },
  vortex: (bars, p) => {
    const range = sumOver(trueRange(bars), p('period'))
    const up = sumOver((i) => Math.abs(high(bars)(i) - low(bars)(i - 1)), p('period'))
    const down = sumOver((i) => Math.abs(low(bars)(i) - high(bars)(i - 1)), p('period'))
    return { plus: (i) => over(up(i), range(i)), minus: (i) => over(down(i), range(i)) }
  },
  massIndex: (bars, p) => {
    const range = ema((i) => high(bars)(i) - low(bars)(i), p('smooth'))
    const smooth = ema(range, p('smooth'))
    return { value: sumOver((i) => over(range(i), smooth(i)), p('period')) }
  },
  regressionSlope: (bars, p) => ({
    value: last(close(bars), p('period'), (values) => {
      const n = values.length
      const x = values.map((_, k) => k)
      const together = mean(values.map((value, k) => value * k)) - mean(x) * mean(values)
      return together / ((n * n - 1) / 12)
    }),
  }),
  choppiness: (bars, p) => {
    const n = p('period')
    const way = sumOver(trueRange(bars), n)
    const top = maximum(high(bars), n)
    const bottom = minimum(low(bars), n)
    return { value: (i) => (100 * Math.log(over(way(i), top(i) - bottom(i)))) / Math.log(n) }
  },
  verticalHorizontalFilter: (bars, p) => {
    const n = p('period')
    const way = sumOver((i) => Math.abs(step(close(bars))(i)), n)
    return { value: (i) => over(maximum(close(bars), n)(i) - minimum(close(bars), n)(i), way(i)) }
  },
  ichimoku: (bars, p) => {
    const conversion = middle(bars, p('conversion'))
    const base = middle(bars, p('base'))
    const shift = p('shift')
    return {
      conversion,
      base,
      spanA: (i) => (conversion(i - shift) + base(i - shift)) / 2,
      spanB: (i) => middle(bars, p('span'))(i - shift),
      lagging: (i) => close(bars)(i + shift),
    }
  },
  alligator: (bars, p) => ({
    jaw: (i) => wilder(median(bars), p('jaw'))(i - p('jawShift')),
    teeth: (i) => wilder(median(bars), p('teeth'))(i - p('teethShift')),
    lips: (i) => wilder(median(bars), p('lips'))(i - p('lipsShift')),
  }),
}

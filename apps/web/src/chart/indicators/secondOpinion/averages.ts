import {
  type At,
  close,
  ema,
  last,
  listed,
  mean,
  type Opinion,
  type Opinions,
  once,
  over,
  sma,
  step,
  sum,
  sumOver,
  volume,
  wilder,
  wma,
} from './textbook.ts'

const ofClose =
  (average: (x: At, n: number) => At): Opinion =>
  (bars, p) => ({ value: average(close(bars), p('period')) })

/** The height at the newest of the points (1, y1) … (n, yn) of the line that the normal equations give. */
function endOfLine(values: readonly number[]): number {
  const n = values.length
  const x = values.map((_, k) => k + 1)
  const xy = sum(values.map((value, k) => value * (k + 1)))
  const xx = sum(x.map((value) => value * value))
  const slope = (n * xy - sum(x) * sum(values)) / (n * xx - sum(x) ** 2)
  const start = (sum(values) - slope * sum(x)) / n
  return start + slope * n
}

export const AVERAGES: Opinions = {
  sma: ofClose(sma),
  ema: ofClose(ema),
  wma: ofClose(wma),
  smma: ofClose(wilder),
  dema: ofClose((x, n) => {
    const e = ema(x, n)
    const ee = ema(e, n)
    return (i) => e(i) + (e(i) - ee(i))
  }),
  tema: ofClose((x, n) => {
    const e = ema(x, n)
    const ee = ema(e, n)
    const eee = ema(ee, n)
    return (i) => 3 * (e(i) - ee(i)) + eee(i)
  }),
  hma: ofClose((x, n) => {
    const fast = wma(x, Math.max(1, Math.trunc(n / 2)))
    const slow = wma(x, n)
    return wma((i) => 2 * fast(i) - slow(i), Math.trunc(Math.sqrt(n)))
  }),
  zlema: ofClose((x, n) => ema((i) => x(i) + (x(i) - x(i - Math.trunc((n - 1) / 2))), n)),
  lsma: ofClose((x, n) => last(x, n, endOfLine)),
  trima: ofClose((x, n) =>
    last(x, n, (values) => {
      const weights = values.map((_, k) => Math.min(k + 1, n - k))
      return sum(values.map((value, k) => value * (weights[k] ?? 0))) / sum(weights)
    }),
  ),
  movingMedian: ofClose((x, n) =>
    last(x, n, (values) => {
      const middle = values.sort((a, b) => a - b).slice(Math.ceil(n / 2) - 1, Math.floor(n / 2) + 1)
      return mean(middle)
    }),
  ),
  vwma: (bars, p) => {
    const turnover = sumOver((i) => close(bars)(i) * volume(bars)(i), p('period'))
    const traded = sumOver(volume(bars), p('period'))
    return { value: (i) => over(turnover(i), traded(i)) }
  },
  averageRibbon: (bars, p) => ({
    fast: sma(close(bars), p('fast')),
    middle: sma(close(bars), p('middle')),
    slow: sma(close(bars), p('slow')),
  }),
  bullBearIndex: (bars, p) => {
    const n = p('period')
    const [a, b, c, d] = [
      sma(close(bars), n),
      sma(close(bars), 2 * n),
      sma(close(bars), 4 * n),
      sma(close(bars), 8 * n),
    ]
    return { value: (i) => (a(i) + b(i) + c(i) + d(i)) / 4 }
  },
  kama: (bars, p) => {
    const n = p('period')
    const c = close(bars)
    const way = (i: number): number => sum(Array.from({ length: n }, (_, k) => Math.abs(c(i - k) - c(i - k - 1))))
    const constant = (i: number): number => {
      const efficiency = way(i) === 0 ? 0 : Math.abs(c(i) - c(i - n)) / way(i)
      return (efficiency * (2 / (p('fast') + 1) - 2 / (p('slow') + 1)) + 2 / (p('slow') + 1)) ** 2
    }
    const value: At = once((i) => {
      if (i < n - 1) return Number.NaN
      if (i === n - 1) return c(i)
      return value(i - 1) + constant(i) * (c(i) - value(i - 1))
    })
    return { value }
  },
  alma: (bars, p) => {
    const n = p('period')
    const m = p('offset') * (n - 1)
    const s = n / p('sigma')
    const bell = (k: number): number => Math.exp(-((k - m) * (k - m)) / (2 * s * s))
    const value = last(
      close(bars),
      n,
      (values) => sum(values.map((price, k) => bell(k) * price)) / sum(values.map((_, k) => bell(k))),
    )
    return { value }
  },
  t3: (bars, p) => {
    const v = p('volumeFactor')
    const again = (x: At): At => ema(x, p('period'))
    const e3 = again(again(again(close(bars))))
    const e4 = again(e3)
    const e5 = again(e4)
    const e6 = again(e5)
    const c1 = -v * v * v
    const c2 = 3 * v * v + 3 * v * v * v
    const c3 = -6 * v * v - 3 * v - 3 * v * v * v
    const c4 = 1 + 3 * v + v * v * v + 3 * v * v
    return { value: (i) => c1 * e6(i) + c2 * e5(i) + c3 * e4(i) + c4 * e3(i) }
  },
  mcginley: (bars, p) => {
    const n = p('period')
    const c = close(bars)
    const value: At = once((i) => {
      if (i < n) return sma(c, n)(i)
      const before = value(i - 1)
      return before + (c(i) - before) / Math.max(1, n * (c(i) / before) ** 4)
    })
    return { value }
  },
  vidya: (bars, p) => {
    const n = p('momentum')
    const gains = sumOver((i) => Math.max(0, step(close(bars))(i)), n)
    const losses = sumOver((i) => Math.max(0, -step(close(bars))(i)), n)
    const values: number[] = []
    for (const [i, { close: price }] of bars.entries()) {
      const chande = Math.abs(over(gains(i) - losses(i), gains(i) + losses(i)))
      const weight = (2 / (p('period') + 1)) * (i >= n && Number.isNaN(chande) ? 0 : chande)
      const before = values[i - 1] ?? Number.NaN
      if (i < n) values.push(Number.NaN)
      else values.push(i === n ? price : weight * price + (1 - weight) * before)
    }
    return { value: listed(values) }
  },
}

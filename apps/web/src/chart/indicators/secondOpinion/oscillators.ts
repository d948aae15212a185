import type { Bar } from '../indicator.ts'
import {
  type At,
  close,
  ema,
  high,
  last,
  low,
  mean,
  median,
  type Opinions,
  open,
  over,
  sma,
  sumOver,
  trueRange,
  typical,
} from './textbook.ts'

const awesome = (bars: readonly Bar[], fast: number, slow: number): At => {
  const [near, far] = [sma(median(bars), fast), sma(median(bars), slow)]
  return (i) => near(i) - far(i)
}

/** The four latest, those in the middle twice. */
const weighted = (x: At): At => last(x, 4, ([a = 0, b = 0, c = 0, d = 0]) => (a + 2 * b + 2 * c + d) / 6)

export const OSCILLATORS: Opinions = {
  ppo: (bars, p) => {
    const fast = ema(close(bars), p('fast'))
    const slow = ema(close(bars), p('slow'))
    const value: At = (i) => 100 * (over(fast(i), slow(i)) - 1)
    const signal = ema(value, p('signal'))
    return { value, signal, histogram: (i) => value(i) - signal(i) }
  },
  cci: (bars, p) => ({
    value: last(typical(bars), p('period'), (values) => {
      const centre = mean(values)
      const spread = mean(values.map((value) => Math.abs(value - centre)))
      return over((values.at(-1) ?? Number.NaN) - centre, 0.015 * spread)
    }),
  }),
  awesomeOscillator: (bars, p) => ({ value: awesome(bars, p('fast'), p('slow')) }),
  accelerator: (bars, p) => {
    const value = awesome(bars, p('fast'), p('slow'))
    return { value: (i) => value(i) - sma(value, p('smooth'))(i) }
  },
  ultimate: (bars, p) => {
    const pressure: At = (i) => close(bars)(i) - Math.min(low(bars)(i), close(bars)(i - 1))
    const share = (n: number): At => {
      const [bought, range] = [sumOver(pressure, n), sumOver(trueRange(bars), n)]
      return (i) => over(bought(i), range(i))
    }
    const [a, b, c] = [share(p('fast')), share(p('middle')), share(p('slow'))]
    return { value: (i) => 100 * ((4 * a(i) + 2 * b(i) + c(i)) / (4 + 2 + 1)) }
  },
  relativeVigor: (bars, p) => {
    const body = sma(
      weighted((i) => close(bars)(i) - open(bars)(i)),
      p('period'),
    )
    const range = sma(
      weighted((i) => high(bars)(i) - low(bars)(i)),
      p('period'),
    )
    const value: At = (i) => over(body(i), range(i))
    return { value, signal: weighted(value) }
  },
  elderRay: (bars, p) => {
    const average = ema(close(bars), p('period'))
    return { bull: (i) => high(bars)(i) - average(i), bear: (i) => low(bars)(i) - average(i) }
  },
  qstick: (bars, p) => ({ value: sma((i) => close(bars)(i) - open(bars)(i), p('period')) }),
  balanceOfPower: (bars, p) => ({
    value: sma((i) => over(close(bars)(i) - open(bars)(i), high(bars)(i) - low(bars)(i)), p('period')),
  }),
  openStrength: (bars, p) => {
    const n = p('period')
    const up = sumOver((i) => high(bars)(i) - open(bars)(i), n)
    const down = sumOver((i) => open(bars)(i) - low(bars)(i), n)
    const above = sumOver((i) => Math.max(0, high(bars)(i) - close(bars)(i - 1)), n)
    const below = sumOver((i) => Math.max(0, close(bars)(i - 1) - low(bars)(i)), n)
    return { ar: (i) => 100 * over(up(i), down(i)), br: (i) => 100 * over(above(i), below(i)) }
  },
}

import type { Bar } from '../indicator.ts'
import {
  type At,
  close,
  ema,
  high,
  history,
  last,
  listed,
  low,
  maximum,
  median,
  minimum,
  type Opinions,
  once,
  over,
  percentStep,
  place,
  sma,
  step,
  strength,
  sumOver,
  wilder,
  wma,
} from './textbook.ts'

function rsi(x: At, n: number): At {
  const up = wilder((i) => Math.max(0, step(x)(i)), n)
  const down = wilder((i) => Math.max(0, -step(x)(i)), n)
  return once((i) => strength(up(i), down(i)))
}

const rawStochastic = (bars: readonly Bar[], n: number): At =>
  once(place(close(bars), minimum(low(bars), n), maximum(high(bars), n)))

/** ((n − 1) · previous + new) / n from 50. */
const fromFifty = (x: At, n: number): At =>
  once((i) =>
    Number.isNaN(x(i)) ? Number.NaN : history(x, i).reduce((held, value) => ((n - 1) * held + value) / n, 50),
  )

/** The length of the run of rises or falls that ends at bar i. */
function streak(c: At, i: number): number {
  let length = 0
  const direction = Math.sign(c(i) - c(i - 1))
  if (Number.isNaN(direction) || direction === 0) return Number.isNaN(c(i)) ? Number.NaN : 0
  for (let j = i; j > 0 && Math.sign(c(j) - c(j - 1)) === direction; j--) length++
  return direction * length
}

function fisher(bars: readonly Bar[], n: number): At {
  const m = median(bars)
  const lowest = minimum(m, n)
  const highest = maximum(m, n)
  let x = 0
  let fish = 0
  const values = bars.map((_, i) => {
    const where = over(m(i) - lowest(i), highest(i) - lowest(i))
    if (Number.isNaN(where)) return Number.NaN
    x = 0.33 * 2 * (where - 0.5) + 0.67 * x
    if (x > 0.99) x = 0.999
    if (x < -0.99) x = -0.999
    fish = 0.5 * Math.log((1 + x) / (1 - x)) + 0.5 * fish
    return fish
  })
  return listed(values)
}

export const MOMENTUM: Opinions = {
  rsi: (bars, p) => ({ value: rsi(close(bars), p('period')) }),
  stochasticRsi: (bars, p) => {
    const strengths = rsi(close(bars), p('rsi'))
    const raw = place(strengths, minimum(strengths, p('period')), maximum(strengths, p('period')))
    const k = sma(raw, p('smooth'))
    return { k, d: sma(k, p('signal')) }
  },
  connorsRsi: (bars, p) => {
    const c = close(bars)
    const price = rsi(c, p('period'))
    const run = rsi((i) => streak(c, i), p('streak'))
    const rank = last(percentStep(c), p('rank') + 1, (values) => {
      const newest = values.pop() ?? Number.NaN
      return 100 * (values.filter((value) => value < newest).length / values.length)
    })
    return { value: (i) => (price(i) + run(i) + rank(i)) / 3 }
  },
  chandeMomentum: (bars, p) => {
    const up = sumOver((i) => Math.max(0, step(close(bars))(i)), p('period'))
    const down = sumOver((i) => Math.max(0, -step(close(bars))(i)), p('period'))
    return { value: (i) => 100 * over(up(i) - down(i), up(i) + down(i)) }
  },
  trueStrength: (bars, p) => {
    const move = step(close(bars))
    const size: At = (i) => Math.abs(move(i))
    const above = ema(ema(move, p('slow')), p('fast'))
    const below = ema(ema(size, p('slow')), p('fast'))
    const value: At = (i) => 100 * over(above(i), below(i))
    return { value, signal: ema(value, p('signal')) }
  },
  psychologicalLine: (bars, p) => ({
    value: last(
      step(close(bars)),
      p('period'),
      (moves) => 100 * (moves.filter((move) => move > 0).length / moves.length),
    ),
  }),
  stochastic: (bars, p) => {
    const k = sma(rawStochastic(bars, p('period')), p('smooth'))
    return { k, d: sma(k, p('signal')) }
  },
  kdj: (bars, p) => {
    const k = fromFifty(rawStochastic(bars, p('period')), p('smooth'))
    const d = fromFifty(k, p('signal'))
    return { k, d, j: (i) => k(i) + 2 * (k(i) - d(i)) }
  },
  williamsR: (bars, p) => {
    const top = maximum(high(bars), p('period'))
    const bottom = minimum(low(bars), p('period'))
    return { value: (i) => -100 * over(top(i) - close(bars)(i), top(i) - bottom(i)) }
  },
  stochasticMomentum: (bars, p) => {
    const top = maximum(high(bars), p('period'))
    const bottom = minimum(low(bars), p('period'))
    const twice = (x: At): At => ema(ema(x, p('slow')), p('fast'))
    const distance = twice((i) => close(bars)(i) - 0.5 * (top(i) + bottom(i)))
    const half = twice((i) => 0.5 * (top(i) - bottom(i)))
    const value: At = (i) => 100 * over(distance(i), half(i))
    return { value, signal: ema(value, p('signal')) }
  },
  fisher: (bars, p) => {
    const value = fisher(bars, p('period'))
    return { value, signal: (i) => value(i - 1) }
  },
  roc: (bars, p) => ({ value: percentStep(close(bars), p('period')) }),
  momentum: (bars, p) => ({ value: step(close(bars), p('period')) }),
  bias: (bars, p) => {
    const average = sma(close(bars), p('period'))
    return { value: (i) => 100 * (over(close(bars)(i), average(i)) - 1) }
  },
  detrendedPrice: (bars, p) => {
    const n = p('period')
    return { value: (i) => close(bars)(i - (Math.trunc(n / 2) + 1)) - sma(close(bars), n)(i) }
  },
  coppock: (bars, p) => {
    const c = close(bars)
    return { value: wma((i) => percentStep(c, p('slow'))(i) + percentStep(c, p('fast'))(i), p('smooth')) }
  },
  kst: (bars, p) => {
    const c = close(bars)
    const part = (k: number): At => sma(percentStep(c, p(`change${k}`)), p(`smooth${k}`))
    const [one, two, three, four] = [part(1), part(2), part(3), part(4)]
    const value: At = (i) => one(i) + 2 * two(i) + 3 * three(i) + 4 * four(i)
    return { value, signal: sma(value, p('signal')) }
  },
}

import type { Bar } from '../indicator.ts'
import {
  type At,
  close,
  deviation,
  ema,
  high,
  last,
  low,
  maximum,
  mean,
  minimum,
  type Opinions,
  over,
  percentStep,
  sma,
  step,
  strength,
  sum,
  trueRange,
  wilder,
} from './textbook.ts'

function bollinger(bars: readonly Bar[], n: number, times: number): { upper: At; middle: At; lower: At } {
  const middle = sma(close(bars), n)
  const spread = deviation(close(bars), n)
  return { upper: (i) => middle(i) + times * spread(i), middle, lower: (i) => middle(i) - times * spread(i) }
}

export const VOLATILITY: Opinions = {
  bollinger: (bars, p) => bollinger(bars, p('period'), p('multiplier')),
  bollingerPercent: (bars, p) => {
    const { upper, lower } = bollinger(bars, p('period'), p('multiplier'))
    return { value: (i) => over(close(bars)(i) - lower(i), upper(i) - lower(i)) }
  },
  bollingerWidth: (bars, p) => {
    const { upper, middle, lower } = bollinger(bars, p('period'), p('multiplier'))
    return { value: (i) => 100 * over(upper(i) - lower(i), middle(i)) }
  },
  keltner: (bars, p) => {
    const middle = ema(close(bars), p('period'))
    const range = wilder(trueRange(bars), p('range'))
    return {
      upper: (i) => middle(i) + p('multiplier') * range(i),
      middle,
      lower: (i) => middle(i) - p('multiplier') * range(i),
    }
  },
  donchian: (bars, p) => {
    const upper = maximum(high(bars), p('period'))
    const lower = minimum(low(bars), p('period'))
    return { upper, middle: (i) => (upper(i) + lower(i)) / 2, lower }
  },
  envelope: (bars, p) => {
    const middle = sma(close(bars), p('period'))
    return {
      upper: (i) => middle(i) * (1 + p('percent') / 100),
      middle,
      lower: (i) => middle(i) * (1 - p('percent') / 100),
    }
  },
  atr: (bars, p) => ({ value: wilder(trueRange(bars), p('period')) }),
  natr: (bars, p) => {
    const range = wilder(trueRange(bars), p('period'))
    return { value: (i) => 100 * over(range(i), close(bars)(i)) }
  },
  standardDeviation: (bars, p) => ({ value: deviation(close(bars), p('period')) }),
  historicalVolatility: (bars, p) => ({
    value: last(
      (i) => Math.log(close(bars)(i) / close(bars)(i - 1)),
      p('period'),
      (steps) => {
        const squares = sum(steps.map((value) => (value - mean(steps)) ** 2))
        return 100 * Math.sqrt((squares / (steps.length - 1)) * p('year'))
      },
    ),
  }),
  ulcer: (bars, p) => ({
    value: last(close(bars), p('period'), (values) => {
      const falls = values.map((value, k) => 100 * (value / Math.max(...values.slice(0, k + 1)) - 1))
      return Math.sqrt(mean(falls.map((fall) => fall * fall)))
    }),
  }),
  chaikinVolatility: (bars, p) => ({
    value: percentStep(
      ema((i) => high(bars)(i) - low(bars)(i), p('smooth')),
      p('period'),
    ),
  }),
  relativeVolatility: (bars, p) => {
    const spread = deviation(close(bars), p('period'))
    const move = step(close(bars))
    const counted = (wanted: number): At =>
      wilder((i) => {
        if (Number.isNaN(spread(i)) || Number.isNaN(move(i))) return Number.NaN
        return Math.sign(move(i)) === wanted ? spread(i) : 0
      }, p('smooth'))
    const [up, down] = [counted(1), counted(-1)]
    return { value: (i) => strength(up(i), down(i)) }
  },
}

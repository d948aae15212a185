import type { Bar } from '../indicator.ts'
import {
  type At,
  close,
  ema,
  high,
  history,
  listed,
  low,
  median,
  type Opinions,
  once,
  over,
  sma,
  step,
  strength,
  sum,
  sumOver,
  typical,
  utcDate,
  volume,
} from './textbook.ts'

const added =
  (x: At): At =>
  (i) =>
    Number.isNaN(x(i)) ? Number.NaN : sum(history(x, i))

/** ((close − low) − (high − close)) / (high − low) × volume; nothing where the bar has no range. */
const moneyFlow =
  (bars: readonly Bar[]): At =>
  (i) => {
    const [h, l, c] = [high(bars)(i), low(bars)(i), close(bars)(i)]
    return h === l ? 0 : ((c - l - (h - c)) / (h - l)) * volume(bars)(i)
  }

const volumeIndex = (
  bars: readonly Bar[],
  n: number,
  counts: (change: number) => boolean,
): { value: At; average: At } => {
  const value: At = once((i) => {
    if (i <= 0) return i === 0 ? 1000 : Number.NaN
    const change = volume(bars)(i) - volume(bars)(i - 1)
    const rate = over(close(bars)(i) - close(bars)(i - 1), close(bars)(i - 1))
    return value(i - 1) + (counts(change) ? value(i - 1) * rate : 0)
  })
  return { value, average: ema(value, n) }
}

const percentApart = (x: At, fast: number, slow: number): At => {
  const [near, far] = [ema(x, fast), ema(x, slow)]
  return (i) => 100 * (over(near(i), far(i)) - 1)
}

/** Klinger's "volume force" with his trend, daily measurement dm and cumulative measurement cm. */
function volumeForce(bars: readonly Bar[]): At {
  const all = (i: number): number => high(bars)(i) + low(bars)(i) + close(bars)(i)
  const dm = (i: number): number => high(bars)(i) - low(bars)(i)
  const trend = (i: number): number => (i > 0 && all(i) > all(i - 1) ? 1 : -1)
  const cm: At = once((i) => (i > 1 && trend(i) === trend(i - 1) ? cm(i - 1) + dm(i) : dm(i - 1) + dm(i)))
  return listed(
    bars.map(({ volume: traded }, i) => {
      if (i === 0) return Number.NaN
      return cm(i) === 0 ? 0 : traded * Math.abs(2 * (dm(i) / cm(i) - 1)) * trend(i) * 100
    }),
  )
}

export const VOLUME: Opinions = {
  obv: (bars) => ({
    value: added((i) => (i === 0 ? 0 : Math.sign(step(close(bars))(i)) * volume(bars)(i))),
  }),
  priceVolumeTrend: (bars) => ({
    value: added((i) => over(step(close(bars))(i), close(bars)(i - 1)) * volume(bars)(i)),
  }),
  accumulation: (bars) => ({ value: added(moneyFlow(bars)) }),
  chaikinMoneyFlow: (bars, p) => {
    const [flow, traded] = [sumOver(moneyFlow(bars), p('period')), sumOver(volume(bars), p('period'))]
    return { value: (i) => over(flow(i), traded(i)) }
  },
  chaikinOscillator: (bars, p) => {
    const line = once(added(moneyFlow(bars)))
    const [fast, slow] = [ema(line, p('fast')), ema(line, p('slow'))]
    return { value: (i) => fast(i) - slow(i) }
  },
  negativeVolumeIndex: (bars, p) => volumeIndex(bars, p('period'), (change) => change < 0),
  positiveVolumeIndex: (bars, p) => volumeIndex(bars, p('period'), (change) => change > 0),
  volume: (bars, p) => ({ value: volume(bars), average: sma(volume(bars), p('period')) }),
  moneyFlowIndex: (bars, p) => {
    const money = (i: number): number => typical(bars)(i) * volume(bars)(i)
    const flow = (wanted: number): At =>
      sumOver((i) => {
        const direction = Math.sign(step(typical(bars))(i))
        if (Number.isNaN(direction)) return Number.NaN
        return direction === wanted ? money(i) : 0
      }, p('period'))
    const [up, down] = [flow(1), flow(-1)]
    return { value: (i) => strength(up(i), down(i)) }
  },
  forceIndex: (bars, p) => ({ value: ema((i) => step(close(bars))(i) * volume(bars)(i), p('period')) }),
  easeOfMovement: (bars, p) => {
    const box = (i: number): number => volume(bars)(i) / p('divisor') / (high(bars)(i) - low(bars)(i))
    const ease: At = (i) => {
      if (i === 0 || volume(bars)(i) === 0) return Number.NaN
      return high(bars)(i) === low(bars)(i) ? 0 : step(median(bars))(i) / box(i)
    }
    return { value: sma(ease, p('period')) }
  },
  volumeOscillator: (bars, p) => ({ value: percentApart(volume(bars), p('fast'), p('slow')) }),
  percentageVolume: (bars, p) => {
    const value = percentApart(volume(bars), p('fast'), p('slow'))
    const signal = ema(value, p('signal'))
    return { value, signal, histogram: (i) => value(i) - signal(i) }
  },
  klinger: (bars, p) => {
    const force = volumeForce(bars)
    const [fast, slow] = [ema(force, p('fast')), ema(force, p('slow'))]
    const value: At = (i) => fast(i) - slow(i)
    return { value, signal: ema(value, p('signal')) }
  },
  vwap: (bars) => {
    const dates = bars.map(utcDate)
    const today = (i: number): readonly Bar[] => bars.filter((_, j) => j <= i && dates[j] === dates[i])
    const turnover = (i: number): number =>
      sum(today(i).map((bar) => ((bar.high + bar.low + bar.close) / 3) * bar.volume))
    return { value: (i) => over(turnover(i), sum(today(i).map((bar) => bar.volume))) }
  },
  rollingVwap: (bars, p) => {
    const turnover = sumOver((i) => typical(bars)(i) * volume(bars)(i), p('period'))
    const traded = sumOver(volume(bars), p('period'))
    return { value: (i) => over(turnover(i), traded(i)) }
  },
}

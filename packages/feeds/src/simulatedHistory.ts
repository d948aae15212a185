import type { Random } from '@touchstone/quantities'
import { joinCandles } from './candles.ts'
import { type FeedMarket, REFERENCE_PERIODS, type ReferenceCandle, type ReferencePeriod } from './feed.ts'
import { type Instrument, MEAN_ORDER_INTERVAL_MS, MEAN_ORDER_VALUE } from './instruments.ts'
import { PricePath } from './pricePath.ts'
import { normal } from './random.ts'
import { toLots, toTicks } from './toTicks.ts'

const { '1m': MINUTE_MS, '1h': HOUR_MS, '1d': DAY_MS } = REFERENCE_PERIODS
/** How far back each resolution is made: minutes for two days, hours for 41 more, days for 400 more. */
const STAGES = [
  { stepMs: MINUTE_MS, lengthMs: 2 * DAY_MS, points: 4, alignMs: HOUR_MS },
  { stepMs: HOUR_MS, lengthMs: 41 * DAY_MS, points: 6, alignMs: DAY_MS },
  { stepMs: DAY_MS, lengthMs: 400 * DAY_MS, points: 10, alignMs: DAY_MS },
] as const

export type MarketHistory = Readonly<Record<ReferencePeriod, readonly ReferenceCandle[]>>

/**
 * Makes the time before `bornAt` by walking backwards from the start prices, so that history meets the live start without
 * a jump. Minutes add up to the hours, hours to the days. Result i belongs to market i.
 */
export function simulatedHistory(
  markets: readonly FeedMarket[],
  instruments: readonly Instrument[],
  startPrices: readonly number[],
  bornAt: number,
  random: Random,
): MarketHistory[] {
  const path = new PricePath(instruments, startPrices, random)
  let end = Math.floor(bornAt / MINUTE_MS) * MINUTE_MS
  const stages = STAGES.map((stage) => {
    const start = Math.floor((end - stage.lengthMs) / stage.alignMs) * stage.alignMs
    const candles = walkBack(path, markets, instruments, start, end, stage, random)
    end = start
    return candles
  })
  return markets.map((_, i) => {
    const [minutes = [], hours = [], days = []] = stages.map((stage) => stage[i] ?? [])
    const allHours = [...hours, ...joinCandles(minutes, HOUR_MS)]
    return { '1m': minutes, '1h': allHours, '1d': [...days, ...joinCandles(allHours, DAY_MS)] }
  })
}

function walkBack(
  path: PricePath,
  markets: readonly FeedMarket[],
  instruments: readonly Instrument[],
  start: number,
  end: number,
  { stepMs, points }: { readonly stepMs: number; readonly points: number },
  random: Random,
): ReferenceCandle[][] {
  const candles: ReferenceCandle[][] = markets.map(() => [])
  for (let time = end - stepMs; time >= start; time -= stepMs) {
    const traces = markets.map((market, i) => [toTicks(path.price(i), market)])
    for (let point = 0; point < points; point++) {
      path.step(stepMs / points)
      markets.forEach((market, i) => {
        traces[i]?.push(toTicks(path.price(i), market))
      })
    }
    markets.forEach((market, i) => {
      const trace = traces[i] ?? []
      const volatility = instruments[i]?.dailyVolatility ?? 1
      const range = { close: trace[0] ?? 0, open: trace.at(-1) ?? 0, high: Math.max(...trace), low: Math.min(...trace) }
      candles[i]?.push({ time, ...range, volume: volumeOf(market, range, stepMs, volatility, random) })
    })
  }
  for (const list of candles) list.reverse()
  return candles
}

/** Volume as the sandbox flow would make it on average, more when the price moved more than it usually does. */
function volumeOf(
  market: FeedMarket,
  range: { readonly open: number; readonly close: number; readonly high: number; readonly low: number },
  stepMs: number,
  dailyVolatility: number,
  random: Random,
): number {
  const price = Number(market.definition.tickSize) * range.close
  const usualMove = dailyVolatility * Math.sqrt(stepMs / DAY_MS)
  const excitement = 0.6 + (0.4 * (range.high - range.low)) / Math.max(1, range.low) / usualMove
  const value = (stepMs / MEAN_ORDER_INTERVAL_MS) * MEAN_ORDER_VALUE * excitement * Math.exp(0.25 * normal(random))
  return toLots(value / price, market)
}

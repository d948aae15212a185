import type { Period } from '@touchstone/protocol'
import type { Amount, Lots, Ticks, Timestamp } from '@touchstone/quantities'
import { bucketStart } from './periods.ts'

/** The trading of one period: prices in ticks, base volume in lots, quote turnover in the quote asset's units. */
export interface Candle {
  /** Open time. */
  readonly time: Timestamp
  readonly open: Ticks
  readonly high: Ticks
  readonly low: Ticks
  readonly close: Ticks
  readonly lots: bigint
  readonly quote: Amount
}

/** A trade as a candle needs it. */
export interface TradeFigures {
  readonly time: Timestamp
  readonly price: Ticks
  readonly lots: Lots
  readonly quote: Amount
}

export function candleOfTrade(trade: TradeFigures, time: Timestamp): Candle {
  const { price } = trade
  return { time, open: price, high: price, low: price, close: price, lots: BigInt(trade.lots), quote: trade.quote }
}

/** `earlier` followed by `later` as one candle with the open time of `earlier`. */
export function joinCandles(earlier: Candle, later: Candle): Candle {
  return {
    time: earlier.time,
    open: earlier.open,
    high: Math.max(earlier.high, later.high),
    low: Math.min(earlier.low, later.low),
    close: later.close,
    lots: earlier.lots + later.lots,
    quote: earlier.quote + later.quote,
  }
}

/** A candle in which nothing was traded: the price stays where it closed. */
export function emptyCandle(time: Timestamp, close: Ticks): Candle {
  return { time, open: close, high: close, low: close, close, lots: 0n, quote: 0n }
}

/** Joins sorted candles into those of a longer period. */
export function regroupCandles(candles: readonly Candle[], period: Period): Candle[] {
  const grouped: Candle[] = []
  for (const candle of candles) {
    const time = bucketStart(candle.time, period)
    const last = grouped.at(-1)
    if (last?.time === time) grouped[grouped.length - 1] = joinCandles(last, candle)
    else grouped.push({ ...candle, time })
  }
  return grouped
}

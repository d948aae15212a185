import type { ReferenceCandle } from './feed.ts'

/** Joins consecutive candles into longer ones of `periodMs`; a candle belongs to the period its open time falls in. */
export function joinCandles(candles: readonly ReferenceCandle[], periodMs: number): ReferenceCandle[] {
  const joined: ReferenceCandle[] = []
  for (const candle of candles) {
    const time = Math.floor(candle.time / periodMs) * periodMs
    const last = joined.at(-1)
    if (last?.time !== time) {
      joined.push({ ...candle, time })
      continue
    }
    joined[joined.length - 1] = {
      time,
      open: last.open,
      high: Math.max(last.high, candle.high),
      low: Math.min(last.low, candle.low),
      close: candle.close,
      volume: last.volume + candle.volume,
    }
  }
  return joined
}

/** The last `count` candles that opened before `endingAt`. Candles are sorted by time. */
export function candlesBefore(candles: readonly ReferenceCandle[], count: number, endingAt: number): ReferenceCandle[] {
  let end = candles.length
  while (end > 0 && (candles[end - 1]?.time ?? 0) >= endingAt) end--
  return candles.slice(Math.max(0, end - count), end)
}

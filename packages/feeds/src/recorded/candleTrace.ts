export interface RecordedCandle {
  readonly time: number
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number
}

export interface TracePoint {
  readonly time: number
  readonly price: number
  /** Positive = bought. */
  readonly quantity: number
}

const POINTS = 12
/** The points at which the trace touches its corners: open, one extreme, the other, close. */
const CORNERS = [0, 4, 8, POINTS - 1] as const

/**
 * A candle says nothing about what happened inside it. The trace walks open → nearer extreme → other extreme → close in
 * twelve trades of equal size, so that candles made of the trace equal the recorded one.
 */
export function candleTrace(candle: RecordedCandle, lengthMs: number): TracePoint[] {
  const rising = candle.close >= candle.open
  const corners = [candle.open, rising ? candle.low : candle.high, rising ? candle.high : candle.low, candle.close]
  const quantity = candle.volume / POINTS
  let last = candle.open
  return Array.from({ length: POINTS }, (_, i) => {
    const leg = CORNERS.findLastIndex((corner) => corner <= i)
    const from = CORNERS[leg] ?? 0
    const to = CORNERS[leg + 1] ?? from
    const share = to === from ? 0 : (i - from) / (to - from)
    const start = corners[leg] ?? last
    const price = start + share * ((corners[leg + 1] ?? start) - start)
    const sign = price === last ? (rising ? 1 : -1) : Math.sign(price - last)
    last = price
    return { time: candle.time + Math.floor((i * lengthMs) / POINTS), price, quantity: sign * quantity }
  })
}

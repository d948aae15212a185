export interface OpenHighLowClose {
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
}

/**
 * Heikin-Ashi candles: close = mean of the four prices, open = middle of the previous averaged body (of its own body for the
 * first), high and low reach over both. Averages for the eye: no price on them was ever traded.
 */
export function heikinAshi(bars: readonly OpenHighLowClose[], from?: HeikinAshiStart): readonly OpenHighLowClose[] {
  let previous = from?.before
  return bars.slice(from?.index ?? 0).map((bar) => {
    const close = (bar.open + bar.high + bar.low + bar.close) / 4
    const open = previous ? (previous.open + previous.close) / 2 : (bar.open + bar.close) / 2
    previous = { open, high: Math.max(bar.high, open, close), low: Math.min(bar.low, open, close), close }
    return previous
  })
}

/** Goes on at `index`, after the averaged candle before it. */
export interface HeikinAshiStart {
  readonly index: number
  readonly before: OpenHighLowClose | undefined
}

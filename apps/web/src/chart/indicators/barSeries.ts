import type { Bar, Series } from './indicator.ts'
import { highest, lowest } from './windows.ts'

export const highs = (bars: readonly Bar[]): Series => bars.map(({ high }) => high)
export const lows = (bars: readonly Bar[]): Series => bars.map(({ low }) => low)
export const closes = (bars: readonly Bar[]): Series => bars.map(({ close }) => close)
export const volumes = (bars: readonly Bar[]): Series => bars.map(({ volume }) => volume)
export const medians = (bars: readonly Bar[]): Series => bars.map(({ high, low }) => (high + low) / 2)
export const typicals = (bars: readonly Bar[]): Series => bars.map(({ high, low, close }) => (high + low + close) / 3)

export const ranges = (bars: readonly Bar[]): Series => bars.map(({ high, low }) => high - low)

/** The way a bar made, the gap from the close before included. The first bar has no close before it, so none. */
export const trueRanges = (bars: readonly Bar[]): Series =>
  withPrevious(bars, ({ high, low }, { close }) => Math.max(high, close) - Math.min(low, close))

export const highestHigh = (bars: readonly Bar[], length: number): Series => highest(highs(bars), length)
export const lowestLow = (bars: readonly Bar[], length: number): Series => lowest(lows(bars), length)

export function withPrevious(bars: readonly Bar[], formula: (bar: Bar, previous: Bar) => number | null): Series {
  return bars.map((bar, index) => {
    const previous = bars[index - 1]
    return previous ? formula(bar, previous) : null
  })
}

const DAY_MS = 86_400_000

/** The number of the UTC day a bar opens in. */
export const utcDay = ({ time }: Bar): number => Math.floor(time / DAY_MS)

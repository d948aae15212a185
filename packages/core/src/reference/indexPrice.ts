import type { Ticks } from '@touchstone/quantities'

/** A source may pull the price by at most this part of the median: 1/200 = 0.5 %. */
const CLAMP = 200

/**
 * The index price of live sources in ticks: their mean, each source clamped to ±0.5 % of the median (bounds rounded
 * inwards), rounded to whole ticks, halves up. 0 when there are fewer than `minimum` sources. REF-1. The median of an even
 * number of sources is the mean of the middle two, rounded down.
 */
export function indexPrice(sources: readonly Ticks[], minimum: number): Ticks {
  const count = sources.length
  if (count === 0 || count < minimum) return 0
  const sorted = [...sources].sort((one, other) => one - other)
  const upper = sorted[count >> 1] as number
  const lower = sorted[(count - 1) >> 1] as number
  const median = lower + ((upper - lower) >> 1)
  const reach = (median - (median % CLAMP)) / CLAMP
  let sum = 0
  for (const source of sorted) sum += Math.min(median + reach, Math.max(median - reach, source))
  return wholeQuotient(2 * sum + count, 2 * count)
}

function wholeQuotient(dividend: number, divisor: number): number {
  return (dividend - (dividend % divisor)) / divisor
}

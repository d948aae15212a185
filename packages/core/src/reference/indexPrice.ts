import { type Ppm, type Ticks, wholeQuotient } from '@touchstone/quantities'

/** A source may pull the price by at most this part of the median: 1/200 = 0.5 %. */
const CLAMP = 200
/** A listed index leaves out a source farther than this part of the median from it: 1/20 = 5 %. */
const STRAY = 20
const MILLION = 1_000_000

/** The price that the sources of a listed index give together. */
export interface IndexReading {
  /** 0: too few sources counted. */
  readonly price: Ticks
  readonly used: number
  /** (highest − lowest counted source) ÷ median, rounded up. */
  readonly spreadPpm: Ppm
}

/**
 * The index price of live sources in ticks: their mean, each source clamped to ±0.5 % of the median (bounds rounded
 * inwards), rounded to whole ticks, halves up. 0 when there are fewer than `minimum` sources. REF-1. The median of an even
 * number of sources is the mean of the middle two, rounded down.
 */
export function indexPrice(sources: readonly Ticks[], minimum: number): Ticks {
  if (sources.length === 0 || sources.length < minimum) return 0
  return clampedMean(sources, medianOf(sources))
}

/**
 * The price of a listed index: as {@link indexPrice}, but sources over 5 % from the median of all do not count, neither in
 * the mean nor towards `minimum`. INDEX-3.
 */
export function readSources(sources: readonly Ticks[], minimum: number): IndexReading {
  if (sources.length === 0) return { price: 0, used: 0, spreadPpm: 0 }
  const median = medianOf(sources)
  const counted = sources.filter((source) => isCounted(source, median))
  const used = counted.length
  if (used === 0) return { price: 0, used, spreadPpm: 0 }
  const spread = (Math.max(...counted) - Math.min(...counted)) * MILLION
  const spreadPpm = wholeQuotient(spread + median - 1, median)
  return { price: used < minimum ? 0 : clampedMean(counted, median), used, spreadPpm }
}

/** How one source went into the price of a listed index. */
export interface SourceShare {
  readonly price: Ticks
  readonly counted: boolean
  /** After the clamp to ±0.5 % of the median. */
  readonly used: Ticks
}

/** The same reading source by source, in their order, for an auditor. */
export function explainSources(sources: readonly Ticks[]): {
  readonly median: Ticks
  readonly shares: readonly SourceShare[]
} {
  if (sources.length === 0) return { median: 0, shares: [] }
  const median = medianOf(sources)
  const shares = sources.map((price) => ({ price, counted: isCounted(price, median), used: clamped(price, median) }))
  return { median, shares }
}

function isCounted(source: Ticks, median: Ticks): boolean {
  return Math.abs(source - median) * STRAY <= median
}

function clamped(source: Ticks, median: Ticks): Ticks {
  const reach = wholeQuotient(median, CLAMP)
  return Math.min(median + reach, Math.max(median - reach, source))
}

function medianOf(sources: readonly Ticks[]): Ticks {
  const sorted = [...sources].sort((one, other) => one - other)
  const upper = sorted[sorted.length >> 1] as number
  const lower = sorted[(sorted.length - 1) >> 1] as number
  return lower + ((upper - lower) >> 1)
}

function clampedMean(sources: readonly Ticks[], median: Ticks): Ticks {
  let sum = 0
  for (const source of sources) sum += clamped(source, median)
  return wholeQuotient(2 * sum + sources.length, 2 * sources.length)
}

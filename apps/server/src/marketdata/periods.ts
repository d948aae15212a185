import type { Period } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'

const SECOND_MS = 1_000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** Lengths of the periods that are always as long; a calendar month is not. */
const LENGTH_MS: Readonly<Record<Exclude<Period, '1M'>, number>> = {
  '1s': SECOND_MS,
  '1m': MINUTE_MS,
  '3m': 3 * MINUTE_MS,
  '5m': 5 * MINUTE_MS,
  '15m': 15 * MINUTE_MS,
  '30m': 30 * MINUTE_MS,
  '1h': HOUR_MS,
  '2h': 2 * HOUR_MS,
  '4h': 4 * HOUR_MS,
  '6h': 6 * HOUR_MS,
  '12h': 12 * HOUR_MS,
  '1d': DAY_MS,
  '1w': 7 * DAY_MS,
}

/** 1970-01-05, the first Monday of the era: weeks start on Mondays. */
const FIRST_MONDAY = 4 * DAY_MS

/** Open time of the candle that `time` falls in. Boundaries are UTC. */
export function bucketStart(time: Timestamp, period: Period): Timestamp {
  if (period === '1M') return monthStart(time, 0)
  const length = LENGTH_MS[period]
  const origin = period === '1w' ? FIRST_MONDAY : 0
  return Math.floor((time - origin) / length) * length + origin
}

/** Open time of the candle `count` candles after the one that opens at `start`; before it when `count` is negative. */
export function bucketAfter(start: Timestamp, period: Period, count = 1): Timestamp {
  return period === '1M' ? monthStart(start, count) : start + count * LENGTH_MS[period]
}

function monthStart(time: Timestamp, later: number): Timestamp {
  const date = new Date(time)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later)
}

import type { Period } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

export const PERIOD_MS: Readonly<Record<Period, number>> = {
  '1m': MINUTE_MS,
  '5m': 5 * MINUTE_MS,
  '15m': 15 * MINUTE_MS,
  '30m': 30 * MINUTE_MS,
  '1h': HOUR_MS,
  '4h': 4 * HOUR_MS,
  '1d': DAY_MS,
  '1w': 7 * DAY_MS,
}

/** 1970-01-05, the first Monday of the era: weeks start on Mondays. */
const FIRST_MONDAY = 4 * DAY_MS

/** Open time of the candle that `time` falls in. Boundaries are UTC. */
export function bucketStart(time: Timestamp, period: Period): Timestamp {
  const length = PERIOD_MS[period]
  const origin = period === '1w' ? FIRST_MONDAY : 0
  return Math.floor((time - origin) / length) * length + origin
}

import type { Period } from '@touchstone/protocol'
import { DAY_MS } from '../marketdata/periods.ts'

/**
 * Periods kept in SQL. The others are joined from these when read: a candle that is answered costs at most 31 rows
 * (a month from days), and every trade writes only these four. Seconds are kept in memory, for an hour.
 */
export const STORED_PERIODS = ['1m', '15m', '1h', '1d'] as const satisfies readonly Period[]
export type StoredPeriod = (typeof STORED_PERIODS)[number]
export type LongPeriod = Exclude<Period, '1s'>

export const READ_FROM: Readonly<Record<LongPeriod, StoredPeriod>> = {
  '1m': '1m',
  '3m': '1m',
  '5m': '1m',
  '15m': '15m',
  '30m': '15m',
  '1h': '1h',
  '2h': '1h',
  '4h': '1h',
  '6h': '1h',
  '12h': '1h',
  '1d': '1d',
  '1w': '1d',
  '1M': '1d',
}

/** How long SQL keeps single trades and fine candles; the log keeps everything. */
export const TRADES_KEPT_MS = 7 * DAY_MS
export const CANDLES_KEPT_MS = {
  '1m': 30 * DAY_MS,
  '15m': 400 * DAY_MS,
} as const satisfies Partial<Record<StoredPeriod, number>>

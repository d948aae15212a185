import { PERIODS, type Period } from '@touchstone/protocol'
import { type Candle, joinCandles, regroupCandles } from '../marketdata/candle.ts'
import { bucketStart } from '../marketdata/periods.ts'
import { READ_FROM, type StoredPeriod } from './storedPeriods.ts'

/** How many stored candles the longest period read from each is made of. */
export const PARTS: Readonly<Record<StoredPeriod, number>> = { '1m': 5, '15m': 2, '1h': 12, '1d': 31 }

/** The newest candle of every period, from the newest stored ones, oldest first. */
export function newestCandles(stored: ReadonlyMap<StoredPeriod, readonly Candle[]>): Map<Period, Candle> {
  const newest = new Map<Period, Candle>()
  for (const period of PERIODS) {
    if (period === '1s') continue
    const candle = regroupCandles(stored.get(READ_FROM[period]) ?? [], period).at(-1)
    if (candle) newest.set(period, candle)
  }
  return newest
}

/** The same with a later minute that is not stored yet. */
export function withMinute(newest: Map<Period, Candle>, minute: Candle): Map<Period, Candle> {
  for (const period of PERIODS) {
    if (period === '1s') continue
    const time = bucketStart(minute.time, period)
    const before = newest.get(period)
    newest.set(period, before?.time === time ? joinCandles(before, minute) : { ...minute, time })
  }
  return newest
}

import type { PriceFeed, ReferenceCandle } from '@touchstone/feeds'
import type { Timestamp } from '@touchstone/quantities'
import type { Kysely } from 'kysely'
import { type Candle, regroupCandles } from '../marketdata/candle.ts'
import type { ProjectionTables } from './schema.ts'
import { STORED_PERIODS, type StoredPeriod } from './storedPeriods.ts'

type ReferenceHistory = Pick<PriceFeed, 'history'>
type SeriesRow = ProjectionTables['reference_series']

/** Minutes asked for: ten days make the quarter hours, the last two are kept as minutes. */
const MINUTES_ASKED = 14_400
const KEPT: Readonly<Record<StoredPeriod, number>> = { '1m': 2_880, '15m': 960, '1h': 2_000, '1d': 1_000 }
/** At least, between two instruments: who logs in or opens an account asks the same database. */
const PAUSE_MS = 10

/** A spot market or an index. */
export interface ReferenceSubject {
  readonly id: number
  readonly symbol: string
}

/** The outside market's turnover in quote is not known. */
function candleOf({ time, open, high, low, close, volume }: ReferenceCandle): Candle {
  return { time, open, high, low, close, lots: BigInt(Math.round(volume)), quote: 0n }
}

function seriesRow(symbol: string, period: StoredPeriod, candles: readonly Candle[]): SeriesRow {
  const column = (field: 'time' | 'open' | 'high' | 'low' | 'close'): bigint[] =>
    candles.map((candle) => BigInt(candle[field]))
  return {
    symbol,
    period,
    time: column('time'),
    open: column('open'),
    high: column('high'),
    low: column('low'),
    close: column('close'),
    lots: candles.map(({ lots }) => lots),
  }
}

function seriesOf(feed: ReferenceHistory, market: ReferenceSubject, now: Timestamp): SeriesRow[] {
  const minutes = feed.history(market.id, '1m', MINUTES_ASKED, now).map(candleOf)
  const candles: Readonly<Record<StoredPeriod, readonly Candle[]>> = {
    '1m': minutes,
    '15m': regroupCandles(minutes, '15m'),
    '1h': feed.history(market.id, '1h', KEPT['1h'], now).map(candleOf),
    '1d': feed.history(market.id, '1d', KEPT['1d'], now).map(candleOf),
  }
  return STORED_PERIODS.map((period) => seriesRow(market.symbol, period, candles[period].slice(-KEPT[period])))
}

/**
 * Keeps the feed's own past, so that a chart has something to show before this book traded. Not a projection: it is
 * written once per market, when nothing is there yet, and answers name how far it reaches.
 */
export async function keepReferenceCandles(
  database: Kysely<ProjectionTables>,
  feed: ReferenceHistory,
  markets: readonly ReferenceSubject[],
  now: Timestamp,
): Promise<void> {
  const kept = await database.selectFrom('reference_series').select('symbol').distinct().execute()
  const there = new Set(kept.map(({ symbol }) => symbol))
  for (const market of markets) {
    if (there.has(market.symbol)) continue
    const series = seriesOf(feed, market, now)
    const began = performance.now()
    await database
      .insertInto('reference_series')
      .values(series)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    // As long as it took, so that no more than half of the database's time goes into the past.
    await new Promise((resolve) => setTimeout(resolve, Math.max(PAUSE_MS, performance.now() - began)))
  }
}

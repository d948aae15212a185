import type { PriceFeed, ReferenceCandle } from '@touchstone/feeds'
import type { Timestamp } from '@touchstone/quantities'
import { type Kysely, sql } from 'kysely'
import { type Candle, regroupCandles } from '../marketdata/candle.ts'
import { insertRows, type RowsInto } from './insertRows.ts'
import type { ProjectionTables } from './schema.ts'
import { STORED_PERIODS, type StoredPeriod } from './storedPeriods.ts'

type ReferenceHistory = Pick<PriceFeed, 'history'>

/** Minutes asked for: ten days make the quarter hours, the last two are kept as minutes. */
const MINUTES_ASKED = 14_400
const KEPT: Readonly<Record<StoredPeriod, number>> = { '1m': 2_880, '15m': 960, '1h': 2_000, '1d': 1_000 }
/** Of the many indexes without a spot market less is kept, so that a first start is not busy with them for long. */
const KEPT_OF_INDEX: typeof KEPT = { '1m': 720, '15m': 192, '1h': 500, '1d': 400 }
const FIRST_INDEX = 1_000
/** Between two parts, so that the first callers are not kept waiting. */
const PAUSE_MS = 10

/** A spot market or an index. */
export interface ReferenceSubject {
  readonly id: number
  readonly symbol: string
}

interface ReferenceRow {
  readonly symbol: string
  readonly period: StoredPeriod
  readonly candle: Candle
}

const REFERENCE: RowsInto<ReferenceRow> = {
  table: 'reference_candles',
  columns: {
    symbol: { kind: 'text', of: (row) => row.symbol },
    period: { kind: 'text', of: (row) => row.period },
    time: { kind: 'int8', of: (row) => row.candle.time },
    open: { kind: 'int8', of: (row) => row.candle.open },
    high: { kind: 'int8', of: (row) => row.candle.high },
    low: { kind: 'int8', of: (row) => row.candle.low },
    close: { kind: 'int8', of: (row) => row.candle.close },
    lots: { kind: 'numeric', of: (row) => row.candle.lots },
    quote: { kind: 'numeric', of: (row) => row.candle.quote },
  },
  conflict: sql`do nothing`,
}

/** The outside market's turnover in quote is not known. */
function candleOf({ time, open, high, low, close, volume }: ReferenceCandle): Candle {
  return { time, open, high, low, close, lots: BigInt(Math.round(volume)), quote: 0n }
}

function referenceRows(feed: ReferenceHistory, market: ReferenceSubject, now: Timestamp): ReferenceRow[] {
  const minutes = feed.history(market.id, '1m', MINUTES_ASKED, now).map(candleOf)
  const candles: Readonly<Record<StoredPeriod, readonly Candle[]>> = {
    '1m': minutes,
    '15m': regroupCandles(minutes, '15m'),
    '1h': feed.history(market.id, '1h', KEPT['1h'], now).map(candleOf),
    '1d': feed.history(market.id, '1d', KEPT['1d'], now).map(candleOf),
  }
  const kept = market.id < FIRST_INDEX ? KEPT : KEPT_OF_INDEX
  return STORED_PERIODS.flatMap((period) =>
    candles[period].slice(-kept[period]).map((candle) => ({ symbol: market.symbol, period, candle })),
  )
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
  for (const market of markets) {
    const there = await database
      .selectFrom('reference_candles')
      .select('time')
      .where('symbol', '=', market.symbol)
      .limit(1)
      .executeTakeFirst()
    if (there) continue
    const rows = referenceRows(feed, market, now)
    for (let start = 0; start < rows.length; start += 500) {
      await insertRows(database, rows.slice(start, start + 500), REFERENCE)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}

import { type Kysely, sql } from 'kysely'
import { type Candle, emptyCandle, joinCandles } from '../../marketdata/candle.ts'
import { bucketStart } from '../../marketdata/periods.ts'
import { type Column, insertRows, type RowsInto } from '../insertRows.ts'
import type { ProjectionTables } from '../schema.ts'
import { STORED_PERIODS, type StoredPeriod } from '../storedPeriods.ts'
import type { PriceSeries } from './priceTables.ts'
import type { FinishedMinutes, IndexMinute, MarkMinute } from './sampleMinutes.ts'

interface PriceCandle {
  readonly series: PriceSeries
  readonly instrument: number
  readonly period: StoredPeriod
  readonly candle: Candle
}

type Minute = IndexMinute | MarkMinute

const MINUTE_COLUMNS = {
  instrument: { kind: 'int4', of: (row) => row.instrument },
  time: { kind: 'int8', of: (row) => row.time },
  open: { kind: 'int8', of: (row) => row.open },
  high: { kind: 'int8', of: (row) => row.high },
  low: { kind: 'int8', of: (row) => row.low },
  close: { kind: 'int8', of: (row) => row.close },
  sampled_at: { kind: 'int8', of: (row) => row.sampledAt },
  sequence: { kind: 'int8', of: (row) => row.sequence },
} as const satisfies Readonly<Record<string, Column<Minute>>>

const NOTHING = sql`do nothing`

const INDEX_MINUTES: RowsInto<IndexMinute> = {
  table: 'index_minutes',
  columns: {
    ...MINUTE_COLUMNS,
    price: { kind: 'int8', of: ({ sample }) => sample.price },
    sources: { kind: 'jsonb', of: ({ sample }) => JSON.stringify(sample.sources) },
    used: { kind: 'int4', of: ({ sample }) => sample.used },
    spread_ppm: { kind: 'int4', of: ({ sample }) => sample.spreadPpm },
  },
  conflict: NOTHING,
}

const MARK_MINUTES: RowsInto<MarkMinute> = {
  table: 'mark_minutes',
  columns: {
    ...MINUTE_COLUMNS,
    index_price: { kind: 'int8', of: ({ struck }) => struck.index },
    funding_leg: { kind: 'int8', of: ({ struck }) => struck.fundingLeg },
    basis_leg: { kind: 'int8', of: ({ struck }) => struck.basisLeg },
    last: { kind: 'int8', of: ({ struck }) => struck.last },
    funding_e8: { kind: 'int4', of: ({ struck }) => struck.fundingE8 },
    next_funding_at: { kind: 'int8', of: ({ struck }) => struck.nextFundingAt },
  },
  conflict: NOTHING,
}

/** Longer candles grow by whole minutes, each of which comes exactly once. */
const PRICE_CANDLES: RowsInto<PriceCandle> = {
  table: 'price_candles',
  columns: {
    series: { kind: 'text', of: (row) => row.series },
    instrument: { kind: 'int4', of: (row) => row.instrument },
    period: { kind: 'text', of: (row) => row.period },
    time: { kind: 'int8', of: (row) => row.candle.time },
    open: { kind: 'int8', of: (row) => row.candle.open },
    high: { kind: 'int8', of: (row) => row.candle.high },
    low: { kind: 'int8', of: (row) => row.candle.low },
    close: { kind: 'int8', of: (row) => row.candle.close },
  },
  conflict: sql`(world, series, instrument, period, time) do update set
    high = greatest(price_candles.high, excluded.high), low = least(price_candles.low, excluded.low),
    close = excluded.close`,
}

/** The minutes' own candles are read from the minutes. */
const LONGER = STORED_PERIODS.filter((period) => period !== '1m')

export function candleOfMinute({ time, open, high, low, close }: Minute): Candle {
  return { ...emptyCandle(time, close), open, high, low }
}

function longerCandles(series: PriceSeries, minutes: readonly Minute[]): PriceCandle[] {
  const joined = new Map<string, PriceCandle>()
  for (const minute of minutes) {
    if (minute.close === 0) continue
    for (const period of LONGER) {
      const candle = { ...candleOfMinute(minute), time: bucketStart(minute.time, period) }
      const key = `${minute.instrument} ${period} ${candle.time}`
      const held = joined.get(key)
      const { instrument } = minute
      joined.set(key, { series, instrument, period, candle: held ? joinCandles(held.candle, candle) : candle })
    }
  }
  return [...joined.values()]
}

export async function writeMinutes(
  database: Kysely<ProjectionTables>,
  constant: Readonly<Record<string, string>>,
  { indexes, marks }: FinishedMinutes,
): Promise<void> {
  await insertRows(database, indexes, { ...INDEX_MINUTES, constant })
  await insertRows(database, marks, { ...MARK_MINUTES, constant })
  const candles = [...longerCandles('index', indexes), ...longerCandles('mark', marks)]
  await insertRows(database, candles, { ...PRICE_CANDLES, constant })
}

import type { Period, World } from '@touchstone/protocol'
import { type Kysely, sql } from 'kysely'
import type { Candle } from '../../marketdata/candle.ts'
import { type CandleRow, candleOfRow, UNTRADED } from '../candleTables.ts'
import { newestCandles, PARTS, withMinute } from '../runningCandles.ts'
import type { ProjectionTables } from '../schema.ts'
import { STORED_PERIODS, type StoredPeriod } from '../storedPeriods.ts'
import type { PriceSeries } from './priceTables.ts'
import type { Minutes } from './sampleMinutes.ts'
import { candleOfMinute } from './writeMinutes.ts'

export interface SeriesOfWorld {
  readonly world: World
  readonly series: PriceSeries
}

type Stored = Map<number, Map<StoredPeriod, Candle[]>>

/** The newest stored candles of every instrument of a series, oldest first: one question a period, not one each. */
async function readPeriod(
  database: Kysely<ProjectionTables>,
  { world, series }: SeriesOfWorld,
  instruments: readonly number[],
  period: StoredPeriod,
  into: Stored,
): Promise<void> {
  const from =
    period === '1m'
      ? sql`${sql.table(`${series}_minutes`)} where world = ${world} and instrument = wanted.id and close > 0`
      : sql`price_candles where world = ${world} and series = ${series} and instrument = wanted.id and period = ${period}`
  const { rows } = await sql<CandleRow & { id: number }>`
    select wanted.id, newest.* from unnest(${sql.val([...instruments])}::int4[]) as wanted (id)
    cross join lateral (select ${UNTRADED} from ${from} order by time desc limit ${PARTS[period]}) as newest
    order by newest.time
  `.execute(database)
  for (const row of rows) {
    const periods = into.get(row.id) ?? new Map<StoredPeriod, Candle[]>()
    into.set(row.id, periods)
    const candles = periods.get(period) ?? []
    periods.set(period, candles)
    candles.push(candleOfRow(row))
  }
}

/** The running candles of index or mark prices by instrument; `running`: the minutes that no table has yet. */
export async function readPricePast(
  database: Kysely<ProjectionTables>,
  of: SeriesOfWorld,
  instruments: readonly number[],
  running: Minutes,
): Promise<ReadonlyMap<number, ReadonlyMap<Period, Candle>>> {
  const stored: Stored = new Map()
  for (const period of STORED_PERIODS) await readPeriod(database, of, instruments, period, stored)
  const past = new Map<number, Map<Period, Candle>>()
  for (const [id, periods] of stored) past.set(id, newestCandles(periods))
  for (const minute of of.series === 'index' ? running.indexes : running.marks) {
    if (minute.close === 0) continue
    past.set(minute.instrument, withMinute(past.get(minute.instrument) ?? new Map(), candleOfMinute(minute)))
  }
  return past
}

import type { World } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Candle } from '../marketdata/candle.ts'
import type { HourPrices } from '../marketdata/hourCloses.ts'
import { type MarketPast, TAPE_ROWS, type TradePrint } from '../marketdata/marketFigures.ts'
import { bucketStart, DAY_MS } from '../marketdata/periods.ts'
import { type CandleRow, candleOfRow, TRADED } from './candleTables.ts'
import { newestCandles, PARTS } from './runningCandles.ts'
import type { ProjectionTables } from './schema.ts'
import { STORED_PERIODS, type StoredPeriod } from './storedPeriods.ts'
import { TRADES, type TradeTables } from './tradeTables.ts'

type Projections = Kysely<ProjectionTables>

/** Spot markets and contracts, and for each a time. */
interface MarketsOfWorld {
  readonly world: World
  readonly markets: ReadonlyMap<number, Timestamp>
}

/** A day of prices before the longest time that a market stays closed. */
const HOURS_READ_MS = 8 * DAY_MS

/** Markets, and for each the time from which on its minutes are read: rows of `wanted (id, since)`. */
function wanted(markets: ReadonlyMap<number, Timestamp>): RawBuilder<unknown> {
  const [ids, since] = [[...markets.keys()], [...markets.values()].map(BigInt)]
  return sql`unnest(${sql.val(ids)}::int4[], ${sql.val(since)}::int8[]) as wanted (id, since)`
}

function byMarket<Row extends { readonly id: number }, Value>(
  rows: readonly Row[],
  read: (row: Row) => Value,
): Map<number, Value[]> {
  const values = new Map<number, Value[]>()
  for (const row of rows) {
    const own = values.get(row.id) ?? []
    values.set(row.id, own)
    own.push(read(row))
  }
  return values
}

/** Of each market the candles that `which` leaves, oldest first. */
async function candlesOf(
  database: Projections,
  { world, markets }: MarketsOfWorld,
  period: StoredPeriod,
  which: RawBuilder<unknown>,
): Promise<Map<number, Candle[]>> {
  const { rows } = await sql<CandleRow & { id: number }>`
    select wanted.id, own.* from ${wanted(markets)} cross join lateral (
      select ${TRADED} from candles where world = ${world} and market = wanted.id and period = ${period} ${which}
    ) as own order by own.time
  `.execute(database)
  return byMarket(rows, candleOfRow)
}

/** The reference feed's hours of the last days by symbol, oldest first. */
export async function readReferenceHours(
  database: Projections,
  now: Timestamp,
): Promise<ReadonlyMap<string, readonly HourPrices[]>> {
  const rows = await database
    .selectFrom('reference_bars')
    .select(['symbol', 'time', 'high', 'low', 'close'])
    .where('period', '=', '1h')
    .where('time', '>=', BigInt(now - HOURS_READ_MS))
    .orderBy('time')
    .execute()
  const hours = new Map<string, HourPrices[]>()
  for (const { symbol, ...bar } of rows) {
    const of = hours.get(symbol) ?? []
    hours.set(symbol, of)
    of.push({ time: Number(bar.time), high: Number(bar.high), low: Number(bar.low), close: Number(bar.close) })
  }
  return hours
}

async function lastPrints(
  database: Projections,
  { world, markets }: MarketsOfWorld,
): Promise<Map<number, TradePrint[]>> {
  const { rows } = await sql<Selectable<TradeTables['trades']> & { id: number }>`
    select wanted.id, print.* from ${wanted(markets)} cross join lateral (
      select * from trades where world = ${world} and market = wanted.id order by trade desc limit ${TAPE_ROWS}
    ) as print order by print.trade
  `.execute(database)
  return byMarket(rows, TRADES.record)
}

/**
 * The figures that markets start from, out of the tables, by market; those in which nothing was ever traded have none. A few
 * questions for all of them: eight for each market were a thousand a world, and two seconds of a start.
 */
export async function readMarketPasts(
  database: Projections,
  { world, markets }: { readonly world: World; readonly markets: readonly number[] },
  now: Timestamp,
): Promise<ReadonlyMap<number, MarketPast>> {
  const all: MarketsOfWorld = { world, markets: new Map(markets.map((market) => [market, now])) }
  const newest = new Map<StoredPeriod, Map<number, Candle[]>>()
  for (const period of STORED_PERIODS)
    newest.set(period, await candlesOf(database, all, period, sql`order by time desc limit ${PARTS[period]}`))
  const dayAgo = new Map<number, Timestamp>()
  for (const market of newest.get('1d')?.keys() ?? []) {
    const minute = newest.get('1m')?.get(market)?.at(-1)?.time ?? now
    dayAgo.set(market, bucketStart(Math.min(now, minute), '1m') - DAY_MS)
  }
  const traded: MarketsOfWorld = { world, markets: dayAgo }
  const minutes = await candlesOf(database, traded, '1m', sql`and time > wanted.since`)
  const before = await candlesOf(database, traded, '1m', sql`and time <= wanted.since order by time desc limit 1`)
  const hours = await candlesOf(database, traded, '1h', sql`and time >= ${now - HOURS_READ_MS}`)
  const prints = await lastPrints(database, traded)
  const pastOf = (market: number): MarketPast => ({
    minutes: minutes.get(market) ?? [],
    closeBefore: before.get(market)?.at(-1)?.close ?? 0,
    running: newestCandles(new Map(STORED_PERIODS.map((period) => [period, newest.get(period)?.get(market) ?? []]))),
    hours: hours.get(market) ?? [],
    prints: prints.get(market) ?? [],
  })
  return new Map(Array.from(dayAgo.keys(), (market) => [market, pastOf(market)]))
}

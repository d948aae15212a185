import type { World } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Candle } from '../marketdata/candle.ts'
import type { HourPrices } from '../marketdata/hourCloses.ts'
import { type MarketPast, TAPE_ROWS, type TradePrint } from '../marketdata/marketFigures.ts'
import { bucketStart, DAY_MS } from '../marketdata/periods.ts'
import { type CandleRow, candleOfRow, TRADED } from './candleTables.ts'
import { newestCandles, PARTS } from './runningCandles.ts'
import type { ProjectionTables } from './schema.ts'
import { STORED_PERIODS, type StoredPeriod } from './storedPeriods.ts'
import { TRADES } from './tradeTables.ts'

type Projections = Kysely<ProjectionTables>

export interface MarketOfWorld {
  readonly world: World
  /** A spot market or a contract. */
  readonly market: number
}

/** A day of prices before the longest time that a market stays closed. */
const HOURS_READ_MS = 8 * DAY_MS

/** Own candles that `which` leaves, which also says in what order. */
async function ownCandles(
  database: Projections,
  { world, market }: MarketOfWorld,
  period: StoredPeriod,
  which: RawBuilder<unknown>,
): Promise<Candle[]> {
  const { rows } = await sql<CandleRow>`
    select ${TRADED} from candles where world = ${world} and market = ${market} and period = ${period} ${which}
  `.execute(database)
  return rows.map(candleOfRow)
}

async function newestOwn(database: Projections, of: MarketOfWorld): Promise<Map<StoredPeriod, Candle[]>> {
  const stored = new Map<StoredPeriod, Candle[]>()
  for (const period of STORED_PERIODS) {
    const newestFirst = sql`order by time desc limit ${PARTS[period]}`
    stored.set(period, (await ownCandles(database, of, period, newestFirst)).reverse())
  }
  return stored
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

async function lastPrints(database: Projections, { world, market }: MarketOfWorld): Promise<TradePrint[]> {
  const rows = await database
    .selectFrom('trades')
    .selectAll()
    .where('world', '=', world)
    .where('market', '=', market)
    .orderBy('trade', 'desc')
    .limit(TAPE_ROWS)
    .execute()
  return rows.reverse().map(TRADES.record)
}

/** The figures that a market starts from, out of the tables; undefined when nothing was ever traded in it. */
export async function readMarketPast(
  database: Projections,
  of: MarketOfWorld,
  now: Timestamp,
): Promise<MarketPast | undefined> {
  const stored = await newestOwn(database, of)
  const last = stored.get('1d')?.at(-1)
  if (!last) return undefined
  const newest = stored.get('1m')?.at(-1)?.time ?? now
  const dayAgo = bucketStart(Math.min(now, newest), '1m') - DAY_MS
  const minutes = await ownCandles(database, of, '1m', sql`and time > ${dayAgo} order by time`)
  const [before] = await ownCandles(database, of, '1m', sql`and time <= ${dayAgo} order by time desc limit 1`)
  return {
    minutes,
    closeBefore: before?.close ?? 0,
    running: newestCandles(stored),
    hours: await ownCandles(database, of, '1h', sql`and time >= ${now - HOURS_READ_MS} order by time`),
    prints: await lastPrints(database, of),
  }
}

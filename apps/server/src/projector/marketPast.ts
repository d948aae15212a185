import { type MarketId, PERIODS, type Period, type World } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import { type Kysely, sql } from 'kysely'
import { type Candle, regroupCandles } from '../marketdata/candle.ts'
import type { HourClose } from '../marketdata/hourCloses.ts'
import { type MarketPast, TAPE_ROWS, type TradePrint } from '../marketdata/marketFigures.ts'
import { bucketStart, DAY_MS } from '../marketdata/periods.ts'
import { candleOfRow } from './candleStore.ts'
import type { ProjectionTables } from './schema.ts'
import { READ_FROM, STORED_PERIODS, type StoredPeriod } from './storedPeriods.ts'

type Projections = Kysely<ProjectionTables>

export interface MarketOfWorld {
  readonly world: World
  readonly market: MarketId
}

/** The longest period is made of seven stored ones (a week of days). */
const MOST_PARTS = 7
const HOURS_READ_MS = 2 * DAY_MS

function ownCandles(database: Projections, { world, market }: MarketOfWorld, period: StoredPeriod) {
  return database
    .selectFrom('candles')
    .select(['time', 'open', 'high', 'low', 'close'])
    .select([sql<string>`lots::text`.as('lots'), sql<string>`quote::text`.as('quote')])
    .where('world', '=', world)
    .where('market', '=', market)
    .where('period', '=', period)
}

async function runningCandles(database: Projections, of: MarketOfWorld): Promise<Map<Period, Candle>> {
  const stored = new Map<StoredPeriod, Candle[]>()
  for (const period of STORED_PERIODS) {
    const rows = await ownCandles(database, of, period).orderBy('time', 'desc').limit(MOST_PARTS).execute()
    stored.set(period, rows.map(candleOfRow).reverse())
  }
  const running = new Map<Period, Candle>()
  for (const period of PERIODS) {
    const candle = regroupCandles(stored.get(READ_FROM[period]) ?? [], period).at(-1)
    if (candle) running.set(period, candle)
  }
  return running
}

/** The reference feed's hourly closes of the last two days, oldest first. */
export async function readReferenceHours(
  database: Projections,
  symbol: string,
  now: Timestamp,
): Promise<readonly HourClose[]> {
  const rows = await database
    .selectFrom('reference_candles')
    .select(['time', 'close'])
    .where('symbol', '=', symbol)
    .where('period', '=', '1h')
    .where('time', '>=', BigInt(now - HOURS_READ_MS))
    .orderBy('time')
    .execute()
  return rows.map(({ time, close }) => ({ time: Number(time), close: Number(close) }))
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
  return rows.reverse().map((row) => ({
    time: Number(row.time),
    number: Number(row.trade),
    price: Number(row.price),
    lots: Number(row.lots),
    quote: row.quote,
    takerSide: row.taker_side,
    house: row.house,
  }))
}

/** What a market's figures start from, as the tables have it. */
export async function readMarketPast(database: Projections, of: MarketOfWorld, now: Timestamp): Promise<MarketPast> {
  const dayAgo = BigInt(bucketStart(now, '1m') - DAY_MS)
  const minutes = await ownCandles(database, of, '1m').where('time', '>', dayAgo).orderBy('time').execute()
  const before = await ownCandles(database, of, '1m')
    .where('time', '<=', dayAgo)
    .orderBy('time', 'desc')
    .limit(1)
    .executeTakeFirst()
  const hours = await ownCandles(database, of, '1h')
    .where('time', '>=', BigInt(now - HOURS_READ_MS))
    .orderBy('time')
    .execute()
  return {
    minutes: minutes.map(candleOfRow),
    closeBefore: before ? Number(before.close) : 0,
    running: await runningCandles(database, of),
    hours: hours.map(candleOfRow),
    prints: await lastPrints(database, of),
  }
}

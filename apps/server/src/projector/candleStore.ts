import type { MarketId, Period, World } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import { type Kysely, type Selectable, sql } from 'kysely'
import { type Candle, emptyCandle, regroupCandles } from '../marketdata/candle.ts'
import { bucketStart, PERIOD_MS } from '../marketdata/periods.ts'
import type { ProjectionTables } from './schema.ts'
import { READ_FROM } from './storedPeriods.ts'

export interface CandleQuery {
  readonly world: World
  readonly market: MarketId
  readonly symbol: string
  readonly period: Period
  /** The last candle opens at or before this time. */
  readonly end: Timestamp
  readonly limit: number
}

export interface CandleAnswer {
  /** Oldest first, without holes: a period without a trade repeats the close before it with volume 0. */
  readonly candles: readonly Candle[]
  /** Open time of the last candle that comes from the reference feed, 0 when none does. */
  readonly reference: Timestamp
}

type CandleRow = Pick<
  Selectable<ProjectionTables['candles']>,
  'time' | 'open' | 'high' | 'low' | 'close' | 'lots' | 'quote'
>

/** `lots` and `quote` are numeric: asked for as text, so that no engine makes numbers of them. */
const COLUMNS = sql<CandleRow>`time, open, high, low, close, lots::text as lots, quote::text as quote`

export function candleOfRow(row: CandleRow): Candle {
  return {
    time: Number(row.time),
    open: Number(row.open),
    high: Number(row.high),
    low: Number(row.low),
    close: Number(row.close),
    lots: BigInt(row.lots),
    quote: BigInt(row.quote),
  }
}

async function ownRows(database: Kysely<ProjectionTables>, query: CandleQuery, from: Timestamp): Promise<Candle[]> {
  const { world, market, period, end } = query
  const { rows } = await sql<CandleRow>`
    select ${COLUMNS} from candles
    where world = ${world} and market = ${market} and period = ${READ_FROM[period]}
      and time >= coalesce((
        select max(time) from candles where world = ${world} and market = ${market}
          and period = ${READ_FROM[period]} and time < ${from}), ${from})
      and time < ${end}
    order by time
  `.execute(database)
  return rows.map(candleOfRow)
}

async function referenceRows(
  database: Kysely<ProjectionTables>,
  { symbol, period }: CandleQuery,
  from: Timestamp,
  before: Timestamp,
): Promise<Candle[]> {
  const { rows } = await sql<CandleRow>`
    select ${COLUMNS} from reference_candles
    where symbol = ${symbol} and period = ${READ_FROM[period]} and time >= ${from} and time < ${before}
    order by time
  `.execute(database)
  return rows.map(candleOfRow)
}

async function firstOwn(database: Kysely<ProjectionTables>, query: CandleQuery): Promise<Timestamp | undefined> {
  const { world, market, period } = query
  const { rows } = await sql<{ time: bigint | null }>`
    select min(time) as time from candles
    where world = ${world} and market = ${market} and period = ${READ_FROM[period]}
  `.execute(database)
  const time = rows[0]?.time
  return time === null || time === undefined ? undefined : Number(time)
}

/** Puts a candle in every period from the first known one up to `last`. */
export function withoutHoles(candles: readonly Candle[], period: Period, last: Timestamp): Candle[] {
  const filled: Candle[] = []
  for (const candle of candles) {
    fillUpTo(filled, candle.time, period)
    filled.push(candle)
  }
  fillUpTo(filled, last + PERIOD_MS[period], period)
  return filled
}

function fillUpTo(filled: Candle[], before: Timestamp, period: Period): void {
  let last = filled.at(-1)
  while (last && last.time + PERIOD_MS[period] < before) {
    last = emptyCandle(last.time + PERIOD_MS[period], last.close)
    filled.push(last)
  }
}

/**
 * Candles of one market up to `end`. Own candles win; before the first own one come those of the reference feed. `running`
 * is the newest own candle from memory, which the tables may not have in full yet.
 */
export async function readCandles(
  database: Kysely<ProjectionTables>,
  query: CandleQuery,
  running?: Candle,
): Promise<CandleAnswer> {
  const { period, limit } = query
  const last = bucketStart(query.end, period)
  const first = last - (limit - 1) * PERIOD_MS[period]
  const upTo = { ...query, end: last + PERIOD_MS[period] }
  const own = regroupCandles(await ownRows(database, upTo, first), period)
  if (running && running.time <= last) {
    if (own.at(-1)?.time === running.time) own.pop()
    own.push(running)
  }
  const ownFrom = await firstOwn(database, query)
  const before = Math.min(bucketStart(ownFrom ?? own[0]?.time ?? upTo.end, period), upTo.end)
  const reference = regroupCandles(await referenceRows(database, query, first, before), period)
  const candles = withoutHoles([...reference, ...own], period, last).filter((candle) => candle.time >= first)
  return { candles, reference: reference.at(-1)?.time ?? 0 }
}

import type { Period } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import { type Kysely, sql } from 'kysely'
import { type Candle, emptyCandle, regroupCandles } from '../marketdata/candle.ts'
import { ALWAYS_OPEN, type OpenTimes, openedBy } from '../marketdata/openTimes.ts'
import { bucketAfter, bucketStart, DAY_MS } from '../marketdata/periods.ts'
import type { CandleFigures } from '../marketdata/prices/priceFigures.ts'
import {
  type CandleRow,
  type CandleSeries,
  candleColumns,
  candleOfRow,
  storedCandles,
  TRADED,
  UNTRADED,
} from './candleTables.ts'
import type { ProjectionTables } from './schema.ts'
import { type LongPeriod, READ_FROM } from './storedPeriods.ts'

export interface CandleQuery extends CandleSeries {
  readonly period: Period
  /** The last candle opens at or before this time. */
  readonly end: Timestamp
  readonly limit: number
  /** No candle is made up for a time at which nobody could trade. */
  readonly hours?: OpenTimes
}

/** Longer than any market stays closed: a weekend with holidays on both sides. */
const LONGEST_CLOSURE_MS = 7 * DAY_MS

/** The candles that memory knows better than the tables: the newest ones and the single seconds. */
export type LiveCandles = Pick<CandleFigures, 'tradedCandle' | 'endedCandle' | 'seconds'>

export interface CandleAnswer {
  /** Oldest first, without holes: a period without a trade repeats the close before it with volume 0. */
  readonly candles: readonly Candle[]
  /** Open time of the last candle that comes from the reference feed, 0 when none does. */
  readonly reference: Timestamp
}

interface StoredQuery extends CandleQuery {
  readonly period: LongPeriod
}

async function ownRows(database: Kysely<ProjectionTables>, query: StoredQuery, from: Timestamp): Promise<Candle[]> {
  const stored = storedCandles(query, READ_FROM[query.period])
  const { rows } = await sql<CandleRow>`
    select ${candleColumns(query)} from ${stored}
      and time >= coalesce((select max(time) from ${stored} and time < ${from}), ${from}) and time < ${query.end}
    order by time
  `.execute(database)
  return rows.map(candleOfRow)
}

async function referenceRows(
  database: Kysely<ProjectionTables>,
  { reference, period }: StoredQuery,
  from: Timestamp,
  before: Timestamp,
): Promise<Candle[]> {
  const { rows } = await sql<CandleRow>`
    select ${reference.volume ? TRADED : UNTRADED} from reference_bars
    where symbol = ${reference.symbol} and period = ${READ_FROM[period]} and time >= ${from} and time < ${before}
    order by time
  `.execute(database)
  return rows.map(candleOfRow)
}

async function firstOwn(database: Kysely<ProjectionTables>, query: StoredQuery): Promise<Timestamp | undefined> {
  const { rows } = await sql<{ time: bigint | null }>`
    select min(time) as time from ${storedCandles(query, READ_FROM[query.period])}
  `.execute(database)
  const time = rows[0]?.time
  return time === null || time === undefined ? undefined : Number(time)
}

/** Puts a candle in every open period from the first known one up to `last`. */
export function withoutHoles(
  candles: readonly Candle[],
  period: Period,
  last: Timestamp,
  hours: OpenTimes = ALWAYS_OPEN,
): Candle[] {
  const filled: Candle[] = []
  for (const candle of candles) {
    fillUpTo(filled, candle.time, period, hours)
    filled.push(candle)
  }
  fillUpTo(filled, bucketAfter(last, period), period, hours)
  return filled
}

function fillUpTo(filled: Candle[], before: Timestamp, period: Period, hours: OpenTimes): void {
  const last = filled.at(-1)
  if (!last) return
  let time = bucketAfter(last.time, period)
  while (time < before) {
    const next = bucketAfter(time, period)
    const opensAt = hours.opensAt(time)
    if (opensAt < next) filled.push(emptyCandle(time, last.close))
    time = opensAt < next ? next : Math.max(next, bucketStart(opensAt, period))
  }
}

/** The newest candles of memory in place of those that the tables may not have in full yet. */
function withNewest(own: Candle[], period: Period, last: Timestamp, live: LiveCandles | undefined): Candle[] {
  const newest = [live?.endedCandle(period), live?.tradedCandle(period)].filter(
    (candle): candle is Candle => candle !== undefined && candle.time <= last,
  )
  const first = newest[0]
  return first ? [...own.filter(({ time }) => time < first.time), ...newest] : own
}

/**
 * Candles of one series up to `end`. Own candles win; before the first own one come those of the reference feed. Single
 * seconds come from memory alone.
 */
export async function readCandles(
  database: Kysely<ProjectionTables>,
  query: CandleQuery,
  live?: LiveCandles,
): Promise<CandleAnswer> {
  const { period, limit, hours = ALWAYS_OPEN } = query
  const first = bucketAfter(bucketStart(query.end, period), period, -Math.ceil((limit - 1) * hours.stretch))
  const answer = await candlesFrom(database, query, first, live)
  if (answer.candles.length === limit || hours.stretch === 1) return answer
  // The market was closed for most of that time.
  return candlesFrom(database, query, first - LONGEST_CLOSURE_MS, live)
}

async function candlesFrom(
  database: Kysely<ProjectionTables>,
  query: CandleQuery,
  first: Timestamp,
  live: LiveCandles | undefined,
): Promise<CandleAnswer> {
  const { period, limit } = query
  const hours = openedBy(query.end, query.hours ?? ALWAYS_OPEN)
  const last = bucketStart(query.end, period)
  const kept = (candles: readonly Candle[]) =>
    withoutHoles(candles, period, last, hours)
      .filter((candle) => candle.time >= first)
      .slice(-limit)
  if (period === '1s') return { candles: kept(live?.seconds(first, last) ?? []), reference: 0 }
  const upTo = { ...query, period, end: bucketAfter(last, period) }
  const own = withNewest(regroupCandles(await ownRows(database, upTo, first), period), period, last, live)
  const ownFrom = await firstOwn(database, upTo)
  const before = Math.min(bucketStart(ownFrom ?? own[0]?.time ?? upTo.end, period), upTo.end)
  const reference = regroupCandles(await referenceRows(database, upTo, first, before), period)
  const candles = kept([...reference, ...own])
  const referenceEnd = reference.at(-1)?.time ?? 0
  return { candles, reference: referenceEnd >= (candles[0]?.time ?? 0) ? referenceEnd : 0 }
}

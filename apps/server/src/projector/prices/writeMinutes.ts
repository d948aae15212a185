import type { World } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import { type Candle, emptyCandle, joinCandles } from '../../marketdata/candle.ts'
import { bucketStart } from '../../marketdata/periods.ts'
import type { ProjectionTables } from '../schema.ts'
import { STORED_PERIODS, type StoredPeriod } from '../storedPeriods.ts'
import { INDEX_MINUTES, MARK_MINUTES, PRICE_CANDLES, type PriceSeries } from './priceTables.ts'
import type { FinishedMinutes, IndexMinute, MarkMinute } from './sampleMinutes.ts'

interface PriceCandle extends Candle {
  readonly series: PriceSeries
  readonly instrument: number
  readonly period: StoredPeriod
}

type Minute = IndexMinute | MarkMinute

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
      joined.set(key, { series, instrument, period, ...(held ? joinCandles(held, candle) : candle) })
    }
  }
  return [...joined.values()]
}

export async function writeMinutes(
  database: Kysely<ProjectionTables>,
  world: World,
  { indexes, marks }: FinishedMinutes,
): Promise<void> {
  await INDEX_MINUTES.insert(
    database,
    world,
    indexes.map(({ sample, ...minute }) => ({ ...sample, ...minute })),
  )
  await MARK_MINUTES.insert(
    database,
    world,
    marks.map(({ struck, ...minute }) => ({ ...struck, indexPrice: struck.index, ...minute })),
  )
  await PRICE_CANDLES.insert(database, world, [...longerCandles('index', indexes), ...longerCandles('mark', marks)])
}

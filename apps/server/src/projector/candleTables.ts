import type { MarketId, World } from '@touchstone/protocol'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Candle } from '../marketdata/candle.ts'
import type { PriceSeries } from './prices/priceTables.ts'
import type { ProjectionTables } from './schema.ts'
import type { StoredPeriod } from './storedPeriods.ts'

/** Candles of one instrument: of its trades (`id` of a spot market or contract), or of an index or mark price. */
export interface CandleSeries {
  readonly world: World
  readonly series: 'market' | PriceSeries
  readonly id: MarketId
  /** Whose reference candles come before the first own one, and whether their volume is in its lots. */
  readonly reference: { readonly symbol: string; readonly volume: boolean }
}

export type CandleRow = Pick<
  Selectable<ProjectionTables['candles']>,
  'time' | 'open' | 'high' | 'low' | 'close' | 'lots' | 'quote'
>

/** `lots` and `quote` are numeric: asked for as text, so that no engine makes numbers of them. */
export const TRADED = sql<CandleRow>`time, open, high, low, close, lots::text as lots, quote::text as quote`
/** Nothing is traded in a price. */
export const UNTRADED = sql<CandleRow>`time, open, high, low, close, '0' as lots, '0' as quote`

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

/** "table where …": the stored candles of one series and period. */
export function storedCandles({ world, series, id }: CandleSeries, period: StoredPeriod): RawBuilder<unknown> {
  if (series === 'market') return sql`candles where world = ${world} and market = ${id} and period = ${period}`
  if (period === '1m')
    return sql`${sql.table(`${series}_minutes`)} where world = ${world} and instrument = ${id} and close > 0`
  return sql`price_candles
    where world = ${world} and series = ${series} and instrument = ${id} and period = ${period}`
}

export function candleColumns({ series }: CandleSeries): RawBuilder<CandleRow> {
  return series === 'market' ? TRADED : UNTRADED
}

import { sql } from 'kysely'
import { int4, json, type TableTypes, table, text, whole } from '../table.ts'

export type PriceSeries = 'index' | 'mark'

/** Open, high, low and close in ticks; all 0 when there was no price in it. */
const PRICES = { time: whole, open: whole, high: whole, low: whole, close: whole }

/** Minutes are written in the order of time: old ones are found without an index over each of them. */
const BY_TIME = 'using brin (time)'

/** Index prices by the minute, with what the last sample of the minute was made of. */
export const INDEX_MINUTES = table(
  'index_minutes',
  {
    instrument: int4,
    ...PRICES,
    /** Of the last sample: 0 = too few live sources. */
    price: whole,
    sources: json<readonly number[]>(),
    used: int4,
    spreadPpm: int4,
    sampledAt: whole,
    sequence: whole,
  },
  { key: ['instrument', 'time'], indexes: { index_minutes_by_time: BY_TIME } },
)

/** Mark prices by the minute, with what the last of the minute was made of. */
export const MARK_MINUTES = table(
  'mark_minutes',
  {
    instrument: int4,
    ...PRICES,
    indexPrice: whole,
    fundingLeg: whole,
    basisLeg: whole,
    last: whole,
    fundingE8: int4,
    nextFundingAt: whole,
    sampledAt: whole,
    sequence: whole,
  },
  { key: ['instrument', 'time'], indexes: { mark_minutes_by_time: BY_TIME } },
)

/** Longer candles grow by whole minutes, each of which comes exactly once. */
export const PRICE_CANDLES = table(
  'price_candles',
  { series: text<PriceSeries>(), instrument: int4, period: text(), ...PRICES },
  {
    key: ['series', 'instrument', 'period', 'time'],
    conflict: sql`(world, series, instrument, period, time) do update set
      high = greatest(price_candles.high, excluded.high), low = least(price_candles.low, excluded.low),
      close = excluded.close`,
  },
)

export const PRICE_TABLES = [INDEX_MINUTES, MARK_MINUTES, PRICE_CANDLES]

export type PriceTables = TableTypes<typeof INDEX_MINUTES> &
  TableTypes<typeof MARK_MINUTES> &
  TableTypes<typeof PRICE_CANDLES>

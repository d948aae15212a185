import type { Side } from '@touchstone/protocol'
import { sql } from 'kysely'
import { amount, boolean, int4, named, sum, type TableTypes, table, text, whole } from './table.ts'

/** Every trade of a spot market or a contract, forgotten after a while. */
export const TRADES = table(
  'trades',
  {
    market: int4,
    number: named('trade', whole),
    time: whole,
    price: whole,
    lots: whole,
    quote: amount,
    takerSide: text<Side>(),
    house: boolean,
  },
  { key: ['market', 'number'], indexes: { trades_by_time: '(world, time)' } },
)

/** Sums grow by the trades of a batch: safe because the cursor lets every entry in exactly once. */
export const CANDLES = table(
  'candles',
  {
    market: int4,
    period: text(),
    time: whole,
    open: whole,
    high: whole,
    low: whole,
    close: whole,
    lots: sum(30),
    quote: sum(38),
  },
  {
    key: ['market', 'period', 'time'],
    conflict: sql`(world, market, period, time) do update set
      high = greatest(candles.high, excluded.high), low = least(candles.low, excluded.low), close = excluded.close,
      lots = candles.lots + excluded.lots, quote = candles.quote + excluded.quote`,
  },
)

export const TRADE_TABLES = [TRADES, CANDLES]

export type TradeTables = TableTypes<typeof TRADES> & TableTypes<typeof CANDLES>

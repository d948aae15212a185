import type { Migration } from '../../database/migrate.ts'

/** The feed's own past, one row per instrument and period: it is written once, and read a series at a time. */
export const REFERENCE_SERIES: Migration = {
  name: '0003-reference-series',
  statements: [
    'drop table if exists reference_candles',
    `create table if not exists reference_series (
      symbol text not null, period text not null,
      time int8[] not null, open int8[] not null, high int8[] not null, low int8[] not null, close int8[] not null,
      lots int8[] not null,
      primary key (symbol, period))`,
    `create or replace view reference_bars as
      select s.symbol, s.period, u.time, u.open, u.high, u.low, u.close, u.lots, 0 as quote
      from reference_series s, unnest(s.time, s.open, s.high, s.low, s.close, s.lots)
        as u (time, open, high, low, close, lots)`,
  ],
}

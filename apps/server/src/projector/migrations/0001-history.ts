import type { Migration } from '../../database/migrate.ts'

const CANDLE_COLUMNS = `
  period text not null, time int8 not null,
  open int8 not null, high int8 not null, low int8 not null, close int8 not null,
  lots numeric(30, 0) not null, quote numeric(38, 0) not null`

/**
 * History as the log tells it. Statements may run again over tables that are there, because dropped tables are made
 * anew with them.
 */
export const HISTORY: Migration = {
  name: '0001-history',
  statements: [
    `create table if not exists projection_cursors (
      world text primary key, sequence int8 not null, version int4 not null, birth int8 not null)`,
    `create table if not exists orders (
      world text not null, order_no int8 not null, owner int8 not null, market int4 not null,
      side text not null, kind text not null, time_in_force text not null,
      price int8 not null, stop_price int8 not null, lots int8 not null, turnover int8 not null,
      lots_filled int8 not null, quote_filled int8 not null, fee int8 not null,
      maker_ppm int4 not null, taker_ppm int4 not null, state text not null,
      placed_at int8 not null, updated_at int8 not null,
      primary key (world, order_no))`,
    'create index if not exists orders_of_owner on orders (world, owner, order_no)',
    "create index if not exists orders_unfinished on orders (world) where state in ('pending', 'open')",
    `create table if not exists fills (
      world text not null, market int4 not null, trade int8 not null, role text not null,
      owner int8 not null, order_no int8 not null, side text not null,
      price int8 not null, lots int8 not null, quote int8 not null, fee int8 not null,
      house boolean not null, time int8 not null,
      primary key (world, market, trade, role))`,
    'create index if not exists fills_of_owner on fills (world, owner, time)',
    `create table if not exists ledger_entries (
      world text not null, sequence int8 not null, index int4 not null, owner int8 not null,
      wallet text not null, asset int4 not null, type text not null,
      change int8 not null, balance int8 not null, ref int8 not null, time int8 not null,
      primary key (world, sequence, index))`,
    'create index if not exists ledger_entries_of_owner on ledger_entries (world, owner, sequence, index)',
    `create table if not exists balances (
      world text not null, owner int8 not null, wallet text not null, asset int4 not null,
      available int8 not null, held int8 not null,
      primary key (world, owner, wallet, asset))`,
    `create table if not exists trades (
      world text not null, market int4 not null, trade int8 not null, time int8 not null,
      price int8 not null, lots int8 not null, quote int8 not null, taker_side text not null, house boolean not null,
      primary key (world, market, trade))`,
    'create index if not exists trades_by_time on trades (world, time)',
    `create table if not exists candles (
      world text not null, market int4 not null, ${CANDLE_COLUMNS},
      primary key (world, market, period, time))`,
    `create table if not exists reference_candles (
      symbol text not null, ${CANDLE_COLUMNS},
      primary key (symbol, period, time))`,
  ],
}

import type { Migration } from '../../database/migrate.ts'

const PRICES = 'time int8 not null, open int8 not null, high int8 not null, low int8 not null, close int8 not null'

/** Contracts, reference prices, timed options, transfers. Statements may run again over tables that are there. */
export const CONTRACTS: Migration = {
  name: '0002-contracts',
  statements: [
    'alter table projection_cursors add column if not exists samples int8 not null default 0',
    `create table if not exists contract_orders (
      world text not null, order_no int8 not null, owner int8 not null, contract int4 not null,
      side text not null, kind text not null, time_in_force text not null,
      price int8 not null, stop_price int8 not null, trigger text not null, lots int8 not null,
      leverage int4 not null, margin_mode text not null, reduce_only boolean not null,
      take_profit int8 not null, stop_loss int8 not null,
      lots_filled int8 not null, value_filled int8 not null, fee int8 not null, realised int8 not null,
      maker_ppm int4 not null, taker_ppm int4 not null, origin text not null, state text not null,
      placed_at int8 not null, updated_at int8 not null,
      primary key (world, order_no))`,
    'create index if not exists contract_orders_of_owner on contract_orders (world, owner, order_no)',
    "create index if not exists contract_orders_unfinished on contract_orders (world) where state in ('pending', 'open')",
    `create table if not exists contract_fills (
      world text not null, contract int4 not null, trade int8 not null, role text not null,
      owner int8 not null, order_no int8 not null, side text not null,
      price int8 not null, lots int8 not null, notional int8 not null, fee int8 not null, realised int8 not null,
      origin text not null, house boolean not null, time int8 not null,
      primary key (world, contract, trade, role))`,
    'create index if not exists contract_fills_of_owner on contract_fills (world, owner, time)',
    `create table if not exists positions (
      world text not null, position int8 not null, owner int8 not null, contract int4 not null,
      side text not null, lots int8 not null, entry_value int8 not null, exit_value int8 not null,
      margin int8 not null, leverage int4 not null, margin_mode text not null,
      take_profit int8 not null, stop_loss int8 not null,
      realised int8 not null, fees int8 not null, funding int8 not null,
      opened_at int8 not null, closed_by text not null, closed_at int8 not null,
      primary key (world, position))`,
    'create index if not exists positions_of_owner on positions (world, owner, closed_at)',
    `create table if not exists funding_rates (
      world text not null, contract int4 not null, due_at int8 not null, rate_e8 int4 not null, mark int8 not null,
      paid int8 not null, received int8 not null, sequence int8 not null,
      primary key (world, contract, due_at))`,
    `create table if not exists funding_payments (
      world text not null, position int8 not null, due_at int8 not null, owner int8 not null, contract int4 not null,
      rate_e8 int4 not null, mark int8 not null, lots int8 not null, amount int8 not null, sequence int8 not null,
      primary key (world, position, due_at))`,
    'create index if not exists funding_payments_of_owner on funding_payments (world, owner, due_at)',
    `create table if not exists liquidation_steps (
      world text not null, sequence int8 not null, index int4 not null, position int8 not null, owner int8 not null,
      contract int4 not null, step text not null, margin_mode text not null, side text not null,
      mark int8 not null, index_price int8 not null, sample_sequence int8 not null,
      lots int8 not null, entry_value int8 not null, mark_value int8 not null, margin int8 not null,
      unrealised int8 not null, equity int8 not null, tier int4 not null, maintenance_ppm int4 not null,
      deduction int8 not null, maintenance int8 not null, risk_ppm int8 not null,
      liquidation_price int8 not null, bankruptcy_price int8 not null,
      lots_closed int8 not null, value int8 not null, fee int8 not null, shortfall int8 not null, time int8 not null,
      primary key (world, sequence, index))`,
    'create index if not exists liquidation_steps_of_position on liquidation_steps (world, position, sequence)',
    `create table if not exists liquidation_feed (
      world text not null, sequence int8 not null, index int4 not null, contract int4 not null, step text not null,
      position int8 not null, side text not null, lots int8 not null, value int8 not null, shortfall int8 not null,
      time int8 not null,
      primary key (world, sequence, index))`,
    `create table if not exists insurance_days (
      world text not null, asset int4 not null, day int8 not null, balance int8 not null, sequence int8 not null,
      primary key (world, asset, day))`,
    `create table if not exists definitions (
      world text not null, kind text not null, id int4 not null, version int4 not null,
      sequence int8 not null, time int8 not null, definition jsonb not null,
      primary key (world, kind, id, version))`,
    `create table if not exists index_minutes (
      world text not null, instrument int4 not null, ${PRICES},
      price int8 not null, sources jsonb not null, used int4 not null, spread_ppm int4 not null,
      sampled_at int8 not null, sequence int8 not null,
      primary key (world, instrument, time))`,
    `create table if not exists mark_minutes (
      world text not null, instrument int4 not null, ${PRICES},
      index_price int8 not null, funding_leg int8 not null, basis_leg int8 not null, last int8 not null,
      funding_e8 int4 not null, next_funding_at int8 not null, sampled_at int8 not null, sequence int8 not null,
      primary key (world, instrument, time))`,
    // Minutes are written in the order of time: old ones are found without an index over each of them.
    'create index if not exists index_minutes_by_time on index_minutes using brin (time)',
    'create index if not exists mark_minutes_by_time on mark_minutes using brin (time)',
    `create table if not exists price_candles (
      world text not null, series text not null, instrument int4 not null, period text not null, ${PRICES},
      primary key (world, series, instrument, period, time))`,
    `create table if not exists options (
      world text not null, option_no int8 not null, owner int8 not null, index int4 not null,
      cycle int4 not null, seconds int4 not null, direction text not null,
      stake int8 not null, fee int8 not null, payout int8 not null, payout_ppm int4 not null, fee_ppm int4 not null,
      terms_version int4 not null, bought_sequence int8 not null, bought_at int8 not null, expiry int8 not null,
      strike int8 not null, strike_sequence int8 not null, strike_time int8 not null,
      state text not null, settle_price int8 not null, window_ms int4 not null, rule text not null,
      samples jsonb not null, expected_samples int4 not null, received int8 not null, profit int8 not null,
      settled_sequence int8 not null, settled_at int8 not null,
      primary key (world, option_no))`,
    'create index if not exists options_of_owner on options (world, owner, option_no)',
    "create index if not exists options_open on options (world) where state = 'open'",
    `create table if not exists transfers (
      world text not null, sequence int8 not null, owner int8 not null, from_wallet text not null,
      to_wallet text not null, asset int4 not null, amount int8 not null, time int8 not null,
      primary key (world, sequence))`,
    'create index if not exists transfers_of_owner on transfers (world, owner, sequence)',
  ],
}

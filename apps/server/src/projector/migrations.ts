import type { MigrationArea } from '../database/migrate.ts'
import { projectedTables } from './projectedTables.ts'
import type { Projection } from './projection.ts'

const BARS =
  'open int8[] not null, high int8[] not null, low int8[] not null, close int8[] not null, lots int8[] not null'

/** History as the log tells it. Statements may run again over tables that are there, because dropped tables are made anew with them. */
export function projectionMigrations(projections: readonly Projection[]): MigrationArea {
  return {
    area: 'projector',
    migrations: [
      {
        name: '0001-history',
        statements: [
          `create table if not exists projection_cursors (
          world text primary key, sequence int8 not null, version int4 not null, birth int8 not null,
          samples int8 not null)`,
          ...projectedTables(projections).flatMap(({ statements }) => statements),
          // The feed's own past, one row per instrument and period: it is written once, and read a series at a time.
          `create table if not exists reference_series (
          symbol text not null, period text not null, time int8[] not null, ${BARS},
          primary key (symbol, period))`,
          `create or replace view reference_bars as
          select s.symbol, s.period, u.time, u.open, u.high, u.low, u.close, u.lots, 0 as quote
          from reference_series s, unnest(s.time, s.open, s.high, s.low, s.close, s.lots)
            as u (time, open, high, low, close, lots)`,
        ],
      },
    ],
  }
}

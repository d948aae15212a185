import type { Migration } from '../../database/migrate.ts'

/** Exchanges of one currency for another. Statements may run again over tables that are there. */
export const CONVERSIONS: Migration = {
  name: '0007-conversions',
  statements: [
    `create table if not exists conversions (
      world text not null, sequence int8 not null, owner int8 not null, from_asset int4 not null, to_asset int4 not null,
      amount int8 not null, receive int8 not null, time int8 not null,
      primary key (world, sequence))`,
    'create index if not exists conversions_of_owner on conversions (world, owner, sequence)',
  ],
}

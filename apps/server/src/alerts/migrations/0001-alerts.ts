import type { Migration } from '../../database/migrate.ts'

export const alerts: Migration = {
  name: '0001-alerts',
  statements: [
    `create table price_alerts (
      id int8 primary key generated always as identity,
      user_id uuid not null references users (id) on delete cascade,
      world text not null,
      symbol text not null,
      by text not null,
      side text not null,
      price text not null,
      created_at int8 not null,
      unique (user_id, world, symbol, by, side, price)
    )`,
  ],
}

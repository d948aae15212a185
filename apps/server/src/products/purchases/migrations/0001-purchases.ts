import type { Migration } from '../../../database/migrate.ts'

export const purchases: Migration = {
  name: '0001-purchases',
  statements: [
    `create table purchase_quotes (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      currency text not null,
      rate text not null,
      pay_currency text not null,
      per_usdt text not null,
      expires_at int8 not null,
      terms int8 not null
    )`,
    'create index purchase_quotes_by_user on purchase_quotes (user_id, expires_at)',
    `create table purchases (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      owner int8 not null,
      currency text not null,
      amount text not null,
      rate text not null,
      pay_currency text not null,
      pay text not null,
      value text not null,
      name text not null,
      image_id uuid not null,
      cid text,
      state text not null check (state in ('pending', 'success', 'failed')),
      reason text not null default '',
      reference text,
      created_at int8 not null,
      decided_at int8 not null default 0,
      terms int8,
      sealed_name text not null default '',
      constraint purchases_once unique (user_id, cid),
      constraint purchases_reference unique (reference)
    )`,
    'create index purchases_by_user on purchases (user_id, created_at)',
  ],
}

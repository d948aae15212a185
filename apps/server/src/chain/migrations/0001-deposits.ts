import type { Migration } from '../../database/migrate.ts'

export const deposits: Migration = {
  name: '0001-deposits',
  statements: [
    `create table deposit_addresses (
      owner int8 primary key,
      address text not null unique,
      issued_at int8 not null,
      accepted_terms int8 not null default -1,
      accepted_at int8 not null default 0
    )`,
    `create table chain_cursor (
      chain text primary key,
      block int8 not null,
      frozen_at int8 not null default 0,
      frozen_reason text not null default ''
    )`,
    'create table chain_blocks (number int8 primary key, hash text not null)',
    `create table chain_deposits (
      contract text not null,
      transaction text not null,
      position int4 not null,
      block int8 not null,
      block_hash text not null,
      from_address text not null,
      to_address text not null,
      owner int8 not null,
      amount text not null,
      state text not null check (state in ('seen', 'credited', 'gone', 'stuck')),
      reason text not null default '',
      seen_at int8 not null,
      changed_at int8 not null,
      sequence int8 not null default 0,
      lost_at int8 not null default 0,
      primary key (contract, transaction, position)
    )`,
    'create index chain_deposits_by_owner on chain_deposits (owner, seen_at)',
    `create index chain_deposits_waiting on chain_deposits (block) where state = 'seen'`,
    'create index chain_deposits_by_transaction on chain_deposits (transaction)',
    `create table chain_suspense (
      contract text not null,
      transaction text not null,
      position int4 not null,
      kind text not null check (kind in ('token', 'coin', 'too_large', 'reappeared')),
      block int8 not null,
      block_hash text not null,
      from_address text not null,
      to_address text not null,
      owner int8 not null,
      amount text not null,
      seen_at int8 not null,
      note text not null default '',
      closed_at int8 not null default 0,
      primary key (contract, transaction, position)
    )`,
  ],
}

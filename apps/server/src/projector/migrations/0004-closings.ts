import type { Migration } from '../../database/migrate.ts'

/** Lots closed without a trade stand among the fills, told apart by their place in the log. */
export const CLOSINGS: Migration = {
  name: '0004-closings',
  statements: [
    'alter table contract_fills add column if not exists sequence int8 not null default 0',
    'alter table contract_fills add column if not exists index int4 not null default 0',
    'alter table contract_fills drop constraint if exists contract_fills_pkey',
    'alter table contract_fills add primary key (world, contract, trade, role, sequence, index)',
    'create index if not exists positions_open on positions (world) where closed_at = 0',
  ],
}

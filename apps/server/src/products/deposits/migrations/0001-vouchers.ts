import type { Migration } from '../../../database/migrate.ts'

export const vouchers: Migration = {
  name: '0001-vouchers',
  statements: [
    `create table deposit_vouchers (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      owner int8 not null,
      amount text not null,
      image_id uuid not null,
      transaction text not null,
      cid text,
      state text not null check (state in ('not_reviewed', 'completed', 'failed')),
      reason text not null default '',
      case_id text not null default '',
      created_at int8 not null,
      changed_at int8 not null,
      constraint deposit_vouchers_once unique (user_id, cid)
    )`,
    'create index deposit_vouchers_by_owner on deposit_vouchers (owner, created_at)',
    `create index deposit_vouchers_waiting on deposit_vouchers (transaction) where state = 'not_reviewed'`,
  ],
}

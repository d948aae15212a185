import type { Migration } from '../../database/migrate.ts'

export const tiers: Migration = {
  name: '0001-tiers',
  statements: [
    `create table kyc_tiers (
      user_id uuid not null references users (id) on delete cascade,
      tier text not null check (tier in ('junior', 'senior', 'address')),
      state text not null check (state in ('draft', 'review', 'approved', 'rejected')),
      sealed_fields text not null,
      number_hash text,
      reason text not null default '',
      changed_at int8 not null,
      primary key (user_id, tier)
    )`,
    'create index kyc_tiers_by_number on kyc_tiers (number_hash) where number_hash is not null',
  ],
}

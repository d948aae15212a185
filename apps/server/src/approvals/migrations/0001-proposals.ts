import type { Migration } from '../../database/migrate.ts'

export const proposals: Migration = {
  name: '0001-proposals',
  statements: [
    `create table proposals (
      id uuid primary key,
      world text not null check (world in ('real', 'demo')),
      action text not null,
      summary text not null,
      terms text not null,
      payload text not null,
      digest text not null,
      reason text not null,
      proposer integer not null,
      proposed_at int8 not null,
      effective_at int8 not null,
      state text not null check (state in ('waiting', 'submitting', 'approved', 'refused', 'withdrawn', 'expired', 'failed')),
      approver integer not null default 0,
      decided_at int8 not null default 0,
      sequence int8 not null default 0,
      log_before int8 not null default 0,
      answer text not null default '',
      constraint proposals_two_people check (state not in ('submitting', 'approved', 'failed') or approver <> proposer)
    )`,
    'create index proposals_by_state on proposals (state, proposed_at)',
    `create table user_notes (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      time int8 not null,
      operator integer not null,
      text text not null
    )`,
    'create index user_notes_by_user on user_notes (user_id, time)',
  ],
}

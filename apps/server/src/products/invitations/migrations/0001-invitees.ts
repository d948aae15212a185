import type { Migration } from '../../../database/migrate.ts'

/** Customers whose inviter stands in the log, with what was ever found against counting them. */
export const invitees: Migration = {
  name: '0001-invitees',
  statements: [
    `create table invitees (
      user_id uuid primary key references users (id) on delete cascade,
      inviter_id uuid not null,
      concerns text not null,
      judged_at int8 not null
    )`,
    'create index invitees_by_judged on invitees (judged_at)',
    'create index invitees_by_inviter on invitees (inviter_id)',
  ],
}

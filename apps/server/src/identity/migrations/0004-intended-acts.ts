import type { Migration } from '../../database/migrate.ts'

/** Acts of holders that the log carries out, from before they are asked of it until what is told of them is written. */
export const intendedActs: Migration = {
  name: '0004-intended-acts',
  statements: [
    `create table intended_acts (
      user_id uuid not null references users (id) on delete cascade,
      kind text not null,
      subject text not null,
      intended_at int8 not null,
      primary key (user_id, kind, subject)
    )`,
  ],
}

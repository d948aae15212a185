import type { Migration } from '../../../database/migrate.ts'

/** The customers' tags or memos of their withdrawals; none where nothing was written. */
export const tags: Migration = {
  name: '0003-tags',
  statements: [
    `create table withdrawal_tags (
      withdrawal int8 primary key,
      tag text not null
    )`,
  ],
}

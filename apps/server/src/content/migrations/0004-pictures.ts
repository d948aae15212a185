import type { Migration } from '../../database/migrate.ts'

/** Pictures that everybody can see. */
export const pictures: Migration = {
  name: '0004-pictures',
  statements: [
    `create table content_pictures (
      id uuid primary key,
      jpeg text not null,
      author integer not null,
      created_at int8 not null
    )`,
  ],
}

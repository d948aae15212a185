import type { Migration } from '../../database/migrate.ts'

export const images: Migration = {
  name: '0001-images',
  statements: [
    `create table images (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      use text not null,
      wrapped_key text,
      bytes integer not null,
      width integer not null,
      height integer not null,
      created_at int8 not null,
      keep_until int8 not null
    )`,
    'create index images_by_user on images (user_id)',
    'create index images_by_end on images (keep_until) where wrapped_key is not null',
  ],
}

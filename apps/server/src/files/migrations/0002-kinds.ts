import type { Migration } from '../../database/migrate.ts'

/** Beside pictures, customers send documents to support. */
export const kinds: Migration = {
  name: '0002-kinds',
  statements: ["alter table images add column kind text not null default 'picture' check (kind in ('picture', 'pdf'))"],
}

import type { Migration } from '../../../database/migrate.ts'

/** Names of payers that were kept before stay as they are; later ones are sealed. */
export const sealedPayers: Migration = {
  name: '0003-sealed-payers',
  statements: ["alter table purchases add column sealed_name text not null default ''"],
}

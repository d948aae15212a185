import type { Migration } from '../../../database/migrate.ts'

/** Rates that were told without terms are forgotten: the screen asks for another one. */
export const agreedTerms: Migration = {
  name: '0002-agreed-terms',
  statements: [
    'delete from purchase_quotes',
    'alter table purchase_quotes add column terms int8 not null',
    'alter table purchases add column terms int8',
  ],
}

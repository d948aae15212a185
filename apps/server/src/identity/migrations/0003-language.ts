import type { Migration } from '../../database/migrate.ts'

/** In which language an account is written to. */
export const language: Migration = {
  name: '0003-language',
  statements: [`alter table users add column language text not null default 'en'`],
}

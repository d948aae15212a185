import type { Migration } from '../../database/migrate.ts'

/** Browsers in which operators have logged in: their tries are counted apart from those of strangers. */
export const knownBrowsers: Migration = {
  name: '0002-known-browsers',
  statements: [
    `create table operator_browsers (
      operator integer not null references operators (operator),
      cookie_hash text not null,
      last_login int8 not null,
      primary key (operator, cookie_hash)
    )`,
  ],
}

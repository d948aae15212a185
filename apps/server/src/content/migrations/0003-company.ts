import type { Migration } from '../../database/migrate.ts'

/** Facts of the company as JSON; the newest version is in force. */
export const company: Migration = {
  name: '0003-company',
  statements: [
    `create table company_facts (
      version integer generated always as identity primary key,
      facts text not null,
      author integer not null,
      approver integer not null,
      written_at int8 not null
    )`,
  ],
}

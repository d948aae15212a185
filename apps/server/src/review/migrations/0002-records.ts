import type { Migration } from '../../database/migrate.ts'

/** A customer may have several records of a kind before the desk, one case for each; and a case may say how much is approved. */
export const records: Migration = {
  name: '0002-records',
  statements: [
    `alter table review_cases add column record text not null default ''`,
    `alter table review_cases add column proposal_amount text not null default ''`,
    'drop index review_cases_one_open',
    `create unique index review_cases_one_open on review_cases (user_id, kind, record) where state in ('waiting', 'second', 'applying')`,
  ],
}

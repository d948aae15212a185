import type { Migration } from '../../database/migrate.ts'

/** A decision is claimed before it is carried out: nobody can take the case back or decide it again from then on. */
export const applying: Migration = {
  name: '0002-applying',
  statements: [
    'alter table review_cases drop constraint review_cases_state_check',
    `alter table review_cases add constraint review_cases_state_check
      check (state in ('waiting', 'second', 'applying', 'approved', 'refused', 'withdrawn'))`,
    `alter table review_cases add column applying text not null default ''`,
    'drop index review_cases_one_open',
    `create unique index review_cases_one_open on review_cases (user_id, kind)
      where state in ('waiting', 'second', 'applying')`,
  ],
}

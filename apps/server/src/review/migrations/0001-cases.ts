import type { Migration } from '../../database/migrate.ts'

/** A decision is claimed before it is carried out: from then on nobody can take the case back or decide it again. */
export const cases: Migration = {
  name: '0001-cases',
  statements: [
    `create table review_cases (
      id uuid primary key,
      kind text not null,
      user_id uuid not null references users (id) on delete cascade,
      subject text not null,
      state text not null check (state in ('waiting', 'second', 'applying', 'approved', 'refused', 'withdrawn')),
      opened_at int8 not null,
      decided_at int8 not null default 0,
      reason text not null default '',
      text text not null default '',
      assignee integer not null default 0,
      taken_until int8 not null default 0,
      proposer integer not null default 0,
      proposal_digest text not null default '',
      proposal_text text not null default '',
      applying text not null default ''
    )`,
    `create unique index review_cases_one_open on review_cases (user_id, kind) where state in ('waiting', 'second', 'applying')`,
    'create index review_cases_by_state on review_cases (state, opened_at)',
    'create index review_cases_by_decision on review_cases (decided_at)',
    `create table review_history (
      case_id uuid not null references review_cases (id) on delete cascade,
      step integer not null,
      time int8 not null,
      what text not null,
      operator integer not null,
      reason text not null,
      text text not null,
      primary key (case_id, step)
    )`,
  ],
}

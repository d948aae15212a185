import type { Migration } from '../../../database/migrate.ts'

export const loans: Migration = {
  name: '0001-loans',
  statements: [
    `create table loan_drafts (
      user_id uuid primary key references users (id) on delete cascade,
      sealed text not null,
      saved_at int8 not null,
      keep_until int8 not null
    )`,
    'create index loan_drafts_by_end on loan_drafts (keep_until)',
    `create table loan_applications (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      owner int8 not null,
      client text not null,
      input text not null,
      product integer not null,
      amount text not null,
      terms int8 not null,
      sealed text not null,
      loan int8,
      reason text not null default '',
      created_at int8 not null,
      constraint loan_applications_once unique (user_id, client),
      constraint loan_applications_loan unique (loan)
    )`,
    'create index loan_applications_unanswered on loan_applications (created_at) where loan is null',
    `create table loan_proofs (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      owner int8 not null,
      loan int8 not null,
      amount text not null,
      image_id uuid not null,
      cid text,
      state text not null check (state in ('review', 'approved', 'rejected')),
      reason text not null default '',
      line text,
      uploaded_at int8 not null,
      decided_at int8 not null default 0,
      constraint loan_proofs_once unique (user_id, cid),
      constraint loan_proofs_line unique (line)
    )`,
    'create index loan_proofs_by_loan on loan_proofs (loan, uploaded_at)',
  ],
}

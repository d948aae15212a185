import type { Migration } from '../../../database/migrate.ts'

/** The parts of withdrawals that are not the log's business: customers' own words, payees of banks, texts and mails. */
export const withdrawals: Migration = {
  name: '0001-withdrawals',
  statements: [
    `create table address_labels (
      address int8 primary key,
      owner int8 not null,
      remark text not null,
      tag text not null
    )`,
    `create table bank_payees (
      digest text primary key,
      user_id uuid not null references users (id) on delete cascade,
      sealed text not null,
      created_at int8 not null
    )`,
    `create table withdrawal_texts (
      withdrawal int8 primary key,
      text text not null
    )`,
    `create table withdrawal_mails (
      withdrawal int8 not null,
      state text not null,
      sent_at int8 not null,
      primary key (withdrawal, state)
    )`,
  ],
}

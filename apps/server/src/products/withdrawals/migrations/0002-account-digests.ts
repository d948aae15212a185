import type { Migration } from '../../../database/migrate.ts'

/** By which the same account is found again with another customer; '' of payees kept before, until the server starts. */
export const accountDigests: Migration = {
  name: '0002-account-digests',
  statements: [
    `alter table bank_payees add column account_digest text not null default ''`,
    'create index bank_payees_of_user on bank_payees (user_id)',
  ],
}

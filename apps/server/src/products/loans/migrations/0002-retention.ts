import type { Migration } from '../../../database/migrate.ts'

/** Three years: what the first applicants told of their income goes when it would have gone with them. */
const INCOME_KEPT_MS = 94_608_000_000

export const retention: Migration = {
  name: '0002-retention',
  statements: [
    'alter table loan_applications alter column sealed drop not null',
    'alter table loan_applications add column shred_at int8 not null default 0',
    `update loan_applications set shred_at = created_at + ${INCOME_KEPT_MS}`,
    'create index loan_applications_to_shred on loan_applications (shred_at) where sealed is not null',
  ],
}

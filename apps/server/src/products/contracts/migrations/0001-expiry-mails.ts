import type { Migration } from '../../../database/migrate.ts'

/** Holders whom a mail has told that a contract is about to end: nobody is told twice of the same position. */
export const expiryMails: Migration = {
  name: '0001-expiry-mails',
  statements: [
    `create table expiry_mails (
      world text not null,
      position int8 not null,
      sent_at int8 not null,
      primary key (world, position)
    )`,
  ],
}

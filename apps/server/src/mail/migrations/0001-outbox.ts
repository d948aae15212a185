import type { Migration } from '../../database/migrate.ts'

export const outbox: Migration = {
  name: '0001-outbox',
  statements: [
    `create table outbox (
      id int8 primary key generated always as identity,
      recipient text not null,
      subject text not null,
      body text not null,
      code text not null,
      sent_at int8 not null
    )`,
    'create index outbox_by_recipient on outbox (recipient, id)',
  ],
}

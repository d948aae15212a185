import type { Migration } from '../../database/migrate.ts'

export const messages: Migration = {
  name: '0001-messages',
  statements: [
    `create table messages (
      id int8 primary key generated always as identity,
      user_id uuid not null references users (id) on delete cascade,
      world text not null,
      kind text not null,
      "values" jsonb not null,
      time int8 not null,
      read_at int8 not null default 0,
      source text not null unique,
      also jsonb not null,
      sent_at int8 not null default 0
    )`,
    'create index messages_of_user on messages (user_id, world, id)',
    'create index messages_unread on messages (user_id, world) where read_at = 0',
    'create index messages_unsent on messages (id) where sent_at = 0',
    'create index messages_by_time on messages using brin (time)',
    `create table message_settings (
      user_id uuid not null references users (id) on delete cascade,
      topic text not null,
      email boolean not null,
      sms boolean not null,
      primary key (user_id, topic)
    )`,
    'create table message_cursors (world text primary key, sequence int8 not null, ordinal int4 not null)',
  ],
}

import type { Migration } from '../../database/migrate.ts'

export const walletAndGuests: Migration = {
  name: '0003-wallet-and-guests',
  statements: [
    `alter table users
      add column kind text not null default 'person' check (kind in ('person', 'guest')),
      alter column password_hash drop not null,
      alter column invitation_code drop not null,
      drop constraint users_reachable,
      add constraint users_whole check (
        case kind
          when 'person' then (email is not null or phone is not null) and password_hash is not null and invitation_code is not null
          else email is null and phone is null and password_hash is null and transaction_password_hash is null and invitation_code is null
        end
      )`,
    `create index users_guests on users (created_at) where kind = 'guest'`,
    `create table wallets (
      user_id uuid primary key references users (id) on delete cascade,
      address text not null check (address ~ '^0x[0-9a-f]{40}$'),
      linked_at int8 not null,
      constraint wallets_address_key unique (address)
    )`,
    `create table wallet_messages (
      nonce_hash text primary key,
      purpose text not null check (purpose in ('login', 'link')),
      user_id uuid references users (id) on delete cascade,
      address text not null,
      origin text not null,
      issued_at int8 not null,
      expires_at int8 not null,
      constraint wallet_messages_owned check ((purpose = 'link') = (user_id is not null))
    )`,
    'create index wallet_messages_by_expiry on wallet_messages (expires_at)',
  ],
}

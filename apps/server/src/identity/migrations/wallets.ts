/** Wallets that open an account, and the messages they are asked to sign. */
export const WALLETS: readonly string[] = [
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
]

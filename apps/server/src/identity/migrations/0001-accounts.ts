import type { Migration } from '../../database/migrate.ts'
import { SECURITY } from './security.ts'
import { WALLETS } from './wallets.ts'

export const accounts: Migration = {
  name: '0001-accounts',
  statements: [
    `create table users (
      id uuid primary key,
      country text not null check (country ~ '^[A-Z]{2}$'),
      email text,
      phone text check (phone ~ '^[+][0-9]{6,15}$'),
      phone_tel_code text,
      phone_number text,
      password_hash text,
      transaction_password_hash text,
      invitation_code text,
      invited_by uuid references users (id),
      created_at int8 not null,
      anti_phishing text not null default '',
      login_frozen boolean not null default false,
      frozen_by_holder boolean not null default false,
      kind text not null default 'person' check (kind in ('person', 'guest')),
      constraint users_email_key unique (email),
      constraint users_phone_key unique (phone),
      constraint users_invitation_code_key unique (invitation_code),
      constraint users_whole check (
        case kind
          when 'person' then (email is not null or phone is not null) and password_hash is not null and invitation_code is not null
          else email is null and phone is null and password_hash is null and transaction_password_hash is null and invitation_code is null
        end
      ),
      constraint users_phone_whole check ((phone is null) = (phone_tel_code is null) and (phone is null) = (phone_number is null))
    )`,
    `create index users_guests on users (created_at) where kind = 'guest'`,
    `create function refuse_country_change() returns trigger language plpgsql as $$
      begin
        raise exception 'the country of an account never changes';
      end
    $$`,
    `create trigger users_country_fixed before update of country on users
      for each row when (old.country is distinct from new.country) execute function refuse_country_change()`,
    `create table owners (
      user_id uuid not null references users (id) on delete cascade,
      world text not null check (world in ('real', 'demo')),
      owner integer,
      primary key (user_id, world),
      constraint owners_owner_key unique (world, owner)
    )`,
    `create table sessions (
      id uuid primary key,
      token_hash text not null,
      cookie_hash text,
      user_id uuid not null references users (id) on delete cascade,
      world text not null check (world in ('real', 'demo')),
      device text not null,
      address text not null,
      opened_at int8 not null,
      last_seen int8 not null,
      ended_at int8,
      stepped_up_until int8 not null default 0,
      constraint sessions_token_hash_key unique (token_hash)
    )`,
    'create index sessions_by_user on sessions (user_id, opened_at)',
    `create table verification_codes (
      purpose text not null,
      account text not null,
      code_hash text not null,
      created_at int8 not null,
      expires_at int8 not null,
      guesses integer not null default 0,
      used boolean not null default false,
      primary key (purpose, account)
    )`,
    `create table attempts (
      key text primary key,
      count integer not null,
      expires_at int8 not null
    )`,
    `create table favourites (
      user_id uuid not null references users (id) on delete cascade,
      symbol text not null,
      created_at int8 not null,
      primary key (user_id, symbol)
    )`,
    ...SECURITY,
    ...WALLETS,
  ],
}

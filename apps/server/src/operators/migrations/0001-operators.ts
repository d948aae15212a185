import type { Migration } from '../../database/migrate.ts'

export const operators: Migration = {
  name: '0001-operators',
  statements: [
    `create table operators (
      operator integer primary key check (operator > 0),
      name text not null,
      state text not null check (state in ('invited', 'active', 'dismissed')),
      password_hash text,
      one_time_hash text,
      totp_secret text,
      totp_step int8 not null default 0,
      created_at int8 not null,
      last_login int8 not null default 0,
      locked_until int8 not null default 0,
      constraint operators_name_key unique (name)
    )`,
    `create table operator_passkeys (
      id text primary key,
      operator integer not null references operators (operator),
      public_key text not null,
      counter int8 not null,
      transports text not null,
      name text not null,
      added_at int8 not null,
      last_used int8 not null
    )`,
    `create table operator_challenges (
      challenge text primary key,
      purpose text not null check (purpose in ('add', 'login')),
      operator integer not null references operators (operator),
      expires_at int8 not null
    )`,
    `create table operator_tickets (
      ticket_hash text primary key,
      operator integer not null references operators (operator),
      purpose text not null check (purpose in ('factor', 'enrol')),
      totp_secret text not null default '',
      expires_at int8 not null
    )`,
    `create table operator_sessions (
      id uuid primary key,
      cookie_hash text not null,
      operator integer not null references operators (operator),
      device text not null,
      address text not null,
      opened_at int8 not null,
      last_seen int8 not null,
      constraint operator_sessions_cookie_hash_key unique (cookie_hash)
    )`,
    'create index operator_sessions_by_operator on operator_sessions (operator)',
  ],
}

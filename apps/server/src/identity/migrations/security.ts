/** The protection of an account, and its events. */
export const SECURITY: readonly string[] = [
  `create table totp_factors (
    user_id uuid primary key references users (id) on delete cascade,
    sealed_secret text not null,
    confirmed boolean not null default false,
    last_step int8 not null default 0,
    added_at int8 not null
  )`,
  `create table passkeys (
    id text primary key,
    user_id uuid not null references users (id) on delete cascade,
    public_key text not null,
    counter int8 not null,
    transports text not null,
    name text not null,
    added_at int8 not null,
    last_used int8 not null
  )`,
  'create index passkeys_by_user on passkeys (user_id, added_at)',
  `create table passkey_challenges (
    challenge text primary key,
    purpose text not null check (purpose in ('add', 'login', 'stepup')),
    user_id uuid references users (id) on delete cascade,
    expires_at int8 not null
  )`,
  `create table recovery_codes (
    user_id uuid not null references users (id) on delete cascade,
    code_hash text not null,
    used_at int8,
    primary key (user_id, code_hash)
  )`,
  `create table security_questions (
    user_id uuid primary key references users (id) on delete cascade,
    question smallint not null check (question between 1 and 3),
    answer_hash text not null,
    set_at int8 not null
  )`,
  `create table question_tickets (
    ticket_hash text primary key,
    user_id uuid not null references users (id) on delete cascade,
    expires_at int8 not null
  )`,
  `create table payout_settings (
    user_id uuid primary key references users (id) on delete cascade,
    name text not null,
    bank_name text not null,
    bank_number text not null,
    alipay_account text not null,
    weixin_nickname text not null,
    weixin_account text not null,
    set_at int8 not null
  )`,
  `create table login_log (
    id int8 generated always as identity primary key,
    user_id uuid not null references users (id) on delete cascade,
    time int8 not null,
    device text not null,
    address text not null,
    cookie_hash text,
    method text not null check (method in ('password', 'wallet', 'demo', 'register')),
    result text not null check (result in ('done', 'refused', 'locked'))
  )`,
  'create index login_log_by_user on login_log (user_id, id)',
  `create table account_events (
    id int8 generated always as identity primary key,
    user_id uuid not null references users (id) on delete cascade,
    time int8 not null,
    what text not null,
    by text not null check (by in ('holder', 'operator', 'platform')),
    text text not null,
    ref text not null
  )`,
  'create index account_events_by_user on account_events (user_id, id)',
]

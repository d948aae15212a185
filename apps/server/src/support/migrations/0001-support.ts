import type { Migration } from '../../database/migrate.ts'

export const support: Migration = {
  name: '0001-support',
  statements: [
    `create table support_tickets (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      type text not null,
      sealed_title text not null,
      state text not null check (state in ('open', 'answered', 'closed')),
      opened_at int8 not null,
      updated_at int8 not null,
      waiting_since int8 not null,
      closed_at int8 not null default 0,
      assignee integer not null default 0,
      posts integer not null default 0,
      unread integer not null default 0,
      mail_due int8 not null default 0,
      rating integer not null default 0,
      sealed_comment text not null default '',
      consent text not null default 'none' check (consent in ('none', 'asked', 'given')),
      consent_until int8 not null default 0,
      cid text not null,
      digest text not null,
      unique (user_id, cid)
    )`,
    'create index support_tickets_by_user on support_tickets (user_id, updated_at)',
    'create index support_tickets_by_state on support_tickets (state, waiting_since)',
    'create index support_tickets_by_mail on support_tickets (mail_due) where mail_due > 0',
    `create table support_posts (
      ticket_id uuid not null references support_tickets (id) on delete cascade,
      number integer not null,
      time int8 not null,
      operator integer not null,
      sealed_text text not null,
      cid text not null,
      digest text not null,
      primary key (ticket_id, number),
      unique (ticket_id, operator, cid)
    )`,
    `create table support_files (
      ticket_id uuid not null references support_tickets (id) on delete cascade,
      number integer not null,
      place integer not null,
      image_id uuid not null,
      primary key (ticket_id, number, place)
    )`,
    `create table support_steps (
      id int8 generated always as identity primary key,
      ticket_id uuid not null references support_tickets (id) on delete cascade,
      time int8 not null,
      what text not null,
      operator integer not null,
      to_operator integer not null default 0,
      sealed_note text not null default ''
    )`,
    'create index support_steps_by_ticket on support_steps (ticket_id, id)',
    `create table support_presence (
      operator integer primary key,
      there boolean not null,
      seen_at int8 not null
    )`,
    `create table support_answers (
      id uuid primary key,
      title text not null,
      text text not null,
      changed_at int8 not null,
      changed_by integer not null
    )`,
    `create table support_hours (
      id int8 generated always as identity primary key,
      hours text not null,
      changed_at int8 not null,
      changed_by integer not null
    )`,
  ],
}

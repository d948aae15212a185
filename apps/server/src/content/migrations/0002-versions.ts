import type { Migration } from '../../database/migrate.ts'

/** Texts that were edited in place become the first version of their own. */
export const versions: Migration = {
  name: '0002-versions',
  statements: [
    `create table text_versions (
      version integer generated always as identity primary key,
      text_id integer not null,
      lang text not null,
      type text not null,
      title text not null,
      summary text not null,
      label text not null,
      markdown text not null,
      publish_at int8 not null,
      hidden boolean not null default false,
      author integer not null,
      approver integer not null default 0,
      written_at int8 not null
    )`,
    'create index text_versions_by_text on text_versions (text_id, lang, publish_at)',
    'create unique index text_versions_one_draft on text_versions (text_id, lang) where publish_at = 0',
    `insert into text_versions (text_id, lang, type, title, summary, label, markdown, publish_at, author, written_at)
      select id, lang, type, title, summary, label, markdown, greatest(time, 1), 0, time from texts where edited`,
    'alter table texts drop column edited',
    'alter table banners add column text_id integer not null default 0',
    'alter table banners add column shown_from int8 not null default 0',
    'alter table banners add column shown_until int8 not null default 0',
    'alter table banners add column hidden boolean not null default false',
    'create table text_reads (text_id integer primary key, reads integer not null)',
    `create table text_ratings (
      text_id integer not null,
      user_id text not null,
      useful boolean not null,
      primary key (text_id, user_id)
    )`,
  ],
}

import type { Migration } from '../../database/migrate.ts'

export const texts: Migration = {
  name: '0001-texts',
  statements: [
    `create table texts (
      id integer not null,
      lang text not null,
      type text not null,
      title text not null,
      summary text not null,
      label text not null,
      markdown text not null,
      time int8 not null,
      edited boolean not null default false,
      primary key (id, lang)
    )`,
    `create table banners (
      id integer not null,
      lang text not null,
      position integer not null,
      img text not null,
      title text not null,
      text text not null,
      link text not null,
      edited boolean not null default false,
      primary key (id, lang)
    )`,
  ],
}

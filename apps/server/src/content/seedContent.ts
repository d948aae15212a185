import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import { BANNERS } from './seeds/news.ts'
import type { TextSeed } from './seeds/seed.ts'
import { TEXTS } from './seeds/texts.ts'

const LANGUAGE = 'en'

/** Brings the texts that come with the program into the database. Doing it again changes nothing; versions of operators are left alone. */
export async function seedContent(
  database: Kysely<Database>,
  { sandbox }: { readonly sandbox: boolean },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await seedTexts(
      transaction,
      TEXTS.filter((text) => sandbox || !text.sandbox),
    )
    await seedBanners(transaction)
  })
}

async function seedTexts(transaction: Transaction<Database>, texts: readonly TextSeed[]): Promise<void> {
  const rows = texts.map(({ id, type, title, summary = '', label = '', date, markdown }) => ({
    id,
    lang: LANGUAGE,
    type,
    title,
    summary,
    label,
    markdown: markdown.trim(),
    time: Date.parse(`${date}T00:00:00Z`),
  }))
  await transaction
    .insertInto('texts')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['id', 'lang'])
        .doUpdateSet(({ ref }) => ({
          type: ref('excluded.type'),
          title: ref('excluded.title'),
          summary: ref('excluded.summary'),
          label: ref('excluded.label'),
          markdown: ref('excluded.markdown'),
          time: ref('excluded.time'),
        }))
        .where(sql<boolean>`(texts.*) is distinct from (excluded.*)`),
    )
    .execute()
}

async function seedBanners(transaction: Transaction<Database>): Promise<void> {
  const rows = BANNERS.map(({ id, title, text, link, textId }, position) => ({
    id,
    lang: LANGUAGE,
    position,
    img: '',
    title,
    text,
    link,
    text_id: textId,
    shown_from: 0,
    shown_until: 0,
    hidden: false,
    edited: false,
  }))
  await transaction
    .insertInto('banners')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['id', 'lang'])
        .doUpdateSet(({ ref }) => ({
          position: ref('excluded.position'),
          img: ref('excluded.img'),
          title: ref('excluded.title'),
          text: ref('excluded.text'),
          link: ref('excluded.link'),
          text_id: ref('excluded.text_id'),
        }))
        .where('banners.edited', '=', false),
    )
    .execute()
}

import type { Language, TextType } from '@touchstone/protocol'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { htmlOf } from './markdown.ts'
import type { BannersTable, TextsTable } from './schema.ts'
import { TEXTS } from './seeds/texts.ts'
import { CONTENT_TRANSLATIONS } from './seeds/translations.ts'

export type Text = Omit<Selectable<TextsTable>, 'time'> & { readonly time: number }
export type Banner = Selectable<BannersTable>

/** All texts, from memory: they are few, and every visitor reads them. */
export interface ContentStore {
  /** In the language asked for, else in English. */
  text(id: number, lang: Language): Promise<Text | undefined>
  /** Newest first for announcements and news, in the order of their numbers otherwise. */
  texts(types: readonly TextType[], lang: Language): Promise<readonly Text[]>
  /** Those that are shown now. */
  banners(lang: Language): Promise<readonly Banner[]>
  html(text: Pick<Text, 'id' | 'lang' | 'markdown'>): string
}

interface Content {
  readonly texts: readonly Text[]
  readonly banners: readonly Banner[]
}

/** How long an edit may take to show. */
const REFRESH_MS = 5_000
const FALLBACK: Language = 'en'
const DATED: ReadonlySet<TextType> = new Set(['announcement', 'news'])

export function createContentStore(database: Kysely<Database>, clock: { now(): number }): ContentStore {
  let content: Promise<Content> | undefined
  let readAt = 0
  const rendered = new Map<string, string>()

  const current = (): Promise<Content> => {
    if (content && clock.now() - readAt < REFRESH_MS) return content
    readAt = clock.now()
    const reading = readContent(database, readAt)
    content = reading
    reading.catch(() => {
      if (content === reading) content = undefined
    })
    return reading
  }
  return {
    text: async (id, lang) => inLanguage((await current()).texts, lang).find((text) => text.id === id),
    texts: async (types, lang) => {
      const texts = inLanguage((await current()).texts, lang).filter((text) => types.includes(text.type))
      return types.some((type) => DATED.has(type)) ? texts.sort((a, b) => b.time - a.time || b.id - a.id) : texts
    },
    banners: async (lang) => {
      const now = BigInt(clock.now())
      const shown = (await current()).banners.filter(
        (banner) => banner.shown_from <= now && (banner.shown_until === 0n || banner.shown_until > now),
      )
      return inLanguage(shown, lang).sort((a, b) => a.position - b.position)
    },
    html: (text) => {
      const key = `${text.id} ${text.lang} ${text.markdown}`
      const html = rendered.get(key) ?? htmlOf(text.markdown)
      if (rendered.size > 500) rendered.clear()
      rendered.set(key, html)
      return html
    },
  }
}

const keyOf = ({ id, lang }: Pick<Text, 'id' | 'lang'>) => `${id} ${lang}`

/** The texts of the program, each replaced by the newest version of operators whose time has come. */
async function readContent(database: Kysely<Database>, now: number): Promise<Content> {
  const texts = await database.selectFrom('texts').selectAll().orderBy('id').execute()
  const versions = await database
    .selectFrom('text_versions')
    .distinctOn(['text_id', 'lang'])
    .select(['text_id as id', 'lang', 'type', 'title', 'summary', 'label', 'markdown', 'publish_at as time', 'hidden'])
    .where('publish_at', '>', 0n)
    .where('publish_at', '<=', BigInt(now))
    .orderBy('text_id')
    .orderBy('lang')
    .orderBy('publish_at', 'desc')
    .orderBy('version', 'desc')
    .execute()
  const banners = await database.selectFrom('banners').selectAll().where(sql<boolean>`not hidden`).execute()
  const replaced = new Set(versions.map(keyOf))
  const away = new Set(versions.filter(({ hidden, lang }) => hidden && lang === FALLBACK).map(({ id }) => id))
  const shown = [
    ...texts.filter((text) => !replaced.has(keyOf(text))),
    ...versions.flatMap(({ hidden, ...text }) => (hidden ? [] : [text])),
  ].filter(({ id }) => !away.has(id))
  const dated = shown.map((text) => ({ ...text, time: Number(text.time) }))
  const known = new Set([...dated.map(keyOf), ...versions.map(keyOf)])
  const translated = dated.flatMap((text) => translationsOf(text, known))
  const words = banners.flatMap((banner) => bannerTranslations(banner))
  return { texts: [...dated, ...translated].sort((a, b) => a.id - b.id), banners: [...banners, ...words] }
}

/** The program's own translations of an English text that is its own too: once operators have changed the one, the other says something else. */
function translationsOf(text: Text, known: ReadonlySet<string>): readonly Text[] {
  const seed = text.lang === FALLBACK ? TEXTS.find(({ id }) => id === text.id) : undefined
  if (!seed || seed.markdown.trim() !== text.markdown || seed.title !== text.title) return []
  return Object.entries(CONTENT_TRANSLATIONS).flatMap(([lang, { texts }]) => {
    const words = texts[text.id]
    if (!words || known.has(keyOf({ id: text.id, lang }))) return []
    return [{ ...text, lang, title: words.title, summary: words.summary ?? '', markdown: words.markdown.trim() }]
  })
}

/** As of texts; an edited banner is in English until it is translated. */
function bannerTranslations(banner: Banner): readonly Banner[] {
  if (banner.edited || banner.lang !== FALLBACK) return []
  return Object.entries(CONTENT_TRANSLATIONS).flatMap(([lang, { banners }]) => {
    const words = banners[banner.id]
    return words ? [{ ...banner, lang, title: words.title, text: words.text }] : []
  })
}

/** Each item once: in the language asked for, or else in English. */
function inLanguage<Item extends { readonly id: number; readonly lang: string }>(
  items: readonly Item[],
  lang: Language,
): Item[] {
  const translated = new Set(items.filter((item) => item.lang === lang).map(({ id }) => id))
  return items.filter((item) => item.lang === lang || (item.lang === FALLBACK && !translated.has(item.id)))
}

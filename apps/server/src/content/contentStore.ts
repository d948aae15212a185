import type { Language } from '@touchstone/protocol'
import type { Kysely, Selectable } from 'kysely'
import MarkdownIt from 'markdown-it'
import type { Database } from '../database/schema.ts'
import type { BannersTable, TextsTable, TextType } from './schema.ts'

export type Text = Omit<Selectable<TextsTable>, 'time'> & { readonly time: number }
export type Banner = Selectable<BannersTable>

/** All texts, from memory: they are few, and every visitor reads them. */
export interface ContentStore {
  /** In the language asked for, else in English. */
  text(id: number, lang: Language): Promise<Text | undefined>
  /** Newest first for announcements, in the order of their numbers otherwise. */
  texts(type: TextType, lang: Language): Promise<readonly Text[]>
  banners(lang: Language): Promise<readonly Banner[]>
  html(text: Text): string
}

interface Content {
  readonly texts: readonly Text[]
  readonly banners: readonly Banner[]
}

/** How long an edit may take to show. */
const REFRESH_MS = 5_000
const FALLBACK: Language = 'en'

/** Raw HTML stays text, and links to scripts are dropped. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })

export function createContentStore(database: Kysely<Database>, clock: { now(): number }): ContentStore {
  let content: Promise<Content> | undefined
  let readAt = 0
  const rendered = new Map<string, string>()

  const current = (): Promise<Content> => {
    if (content && clock.now() - readAt < REFRESH_MS) return content
    readAt = clock.now()
    const reading = readContent(database)
    content = reading
    reading.catch(() => {
      if (content === reading) content = undefined
    })
    return reading
  }
  return {
    text: async (id, lang) => inLanguage((await current()).texts, lang).find((text) => text.id === id),
    texts: async (type, lang) => {
      const texts = inLanguage((await current()).texts, lang).filter((text) => text.type === type)
      return type === 'news' ? texts.sort((a, b) => b.time - a.time || b.id - a.id) : texts
    },
    banners: async (lang) => inLanguage((await current()).banners, lang).sort((a, b) => a.position - b.position),
    html: (text) => {
      const key = `${text.id} ${text.lang} ${text.markdown}`
      const html = rendered.get(key) ?? markdown.render(text.markdown)
      if (rendered.size > 500) rendered.clear()
      rendered.set(key, html)
      return html
    },
  }
}

async function readContent(database: Kysely<Database>): Promise<Content> {
  const texts = await database.selectFrom('texts').selectAll().orderBy('id').execute()
  const banners = await database.selectFrom('banners').selectAll().execute()
  return { texts: texts.map((text) => ({ ...text, time: Number(text.time) })), banners }
}

/** Each item once: in the language asked for, or else in English. */
function inLanguage<Item extends { readonly id: number; readonly lang: string }>(
  items: readonly Item[],
  lang: Language,
): Item[] {
  const translated = new Set(items.filter((item) => item.lang === lang).map(({ id }) => id))
  return items.filter((item) => item.lang === lang || (item.lang === FALLBACK && !translated.has(item.id)))
}

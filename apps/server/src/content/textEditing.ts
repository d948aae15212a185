import type { Language, TextType } from '@touchstone/protocol'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../errors/refusal.ts'
import type { TextVersionsTable } from './schema.ts'

/** What an editor writes. */
export interface WrittenText {
  readonly type: TextType
  readonly label: string
  readonly title: string
  readonly summary: string
  readonly markdown: string
}

/** A version that is to be shown from `publishAt` on, 0: at once. */
export interface NewVersion extends WrittenText {
  readonly id: number
  readonly lang: Language
  readonly publishAt: number
  readonly hidden: boolean
}

export type VersionRow = Selectable<TextVersionsTable>

export interface TextEditing {
  /** What customers see in this language now. */
  shown(id: number, lang: Language): Promise<WrittenText | undefined>
  draft(id: number, lang: Language): Promise<WrittenText | undefined>
  /** Whether it is or was a legal text, in any language: then it takes two operators, whatever its next version is called. */
  isLegal(id: number): Promise<boolean>
  /** Newest first, without the draft. */
  versions(id: number, lang: Language): Promise<readonly VersionRow[]>
  /** Keeps the draft of its text and language; 0 begins a new text. Returns the text's number. */
  saveDraft(id: number, lang: Language, text: WrittenText, author: number, on?: Kysely<Database>): Promise<number>
  /** Makes it a version, and ends its draft. Doing it again does nothing. */
  publish(version: NewVersion, author: number, approver: number, on?: Kysely<Database>): Promise<void>
}

/** Numbers of texts that come with the program are below. */
const FIRST_OF_OPERATORS = 1_000

const COLUMNS = ['type', 'label', 'title', 'summary', 'markdown'] as const

async function nextId(on: Kysely<Database>): Promise<number> {
  const { highest } = await on
    .selectFrom('text_versions')
    .select(({ fn }) => fn.max('text_id').as('highest'))
    .executeTakeFirstOrThrow()
  return Math.max(FIRST_OF_OPERATORS, Number(highest ?? 0) + 1)
}

export function createTextEditing(database: Kysely<Database>, clock: { now(): number }): TextEditing {
  const draftOf = (on: Kysely<Database>, id: number, lang: Language) =>
    on
      .selectFrom('text_versions')
      .select(COLUMNS)
      .where('text_id', '=', id)
      .where('lang', '=', lang)
      .where('publish_at', '=', 0n)
      .executeTakeFirst()
  const versionsOf = (on: Kysely<Database>, id: number, lang: Language) =>
    on
      .selectFrom('text_versions')
      .selectAll()
      .where('text_id', '=', id)
      .where('lang', '=', lang)
      .where('publish_at', '>', 0n)
      .orderBy('publish_at', 'desc')
      .orderBy('version', 'desc')
  const endDraft = (on: Kysely<Database>, id: number, lang: Language) =>
    on
      .deleteFrom('text_versions')
      .where('text_id', '=', id)
      .where('lang', '=', lang)
      .where('publish_at', '=', 0n)
      .execute()

  return {
    shown: async (id, lang) => {
      const now = BigInt(clock.now())
      const version = await versionsOf(database, id, lang).where('publish_at', '<=', now).limit(1).executeTakeFirst()
      if (version) return version.hidden ? undefined : version
      return database
        .selectFrom('texts')
        .select(COLUMNS)
        .where('id', '=', id)
        .where('lang', '=', lang)
        .executeTakeFirst()
    },
    draft: (id, lang) => draftOf(database, id, lang),
    isLegal: async (id) => {
      const shipped = database.selectFrom('texts').select('id').where('id', '=', id).where('type', '=', 'legal')
      if (await shipped.limit(1).executeTakeFirst()) return true
      const version = database
        .selectFrom('text_versions')
        .select('version')
        .where('text_id', '=', id)
        .where('type', '=', 'legal')
        .where('publish_at', '>', 0n)
      return (await version.limit(1).executeTakeFirst()) !== undefined
    },
    versions: (id, lang) => versionsOf(database, id, lang).execute(),

    saveDraft: async (id, lang, text, author, on = database) => {
      const text_id = id === 0 ? await nextId(on) : id
      await endDraft(on, text_id, lang)
      const written = { ...text, text_id, lang, publish_at: 0, hidden: false, author, approver: 0 }
      await on
        .insertInto('text_versions')
        .values({ ...written, written_at: clock.now() })
        .execute()
      return text_id
    },

    publish: async ({ id, lang, publishAt, hidden, ...text }, author, approver, on = database) => {
      const newest = await versionsOf(on, id, lang).limit(1).executeTakeFirst()
      const same = newest && COLUMNS.every((column) => newest[column] === text[column]) && newest.hidden === hidden
      if (same && newest.author === author && newest.approver === approver) return
      const { type, label, title, summary, markdown } = text
      const publish_at = publishAt === 0 ? clock.now() : publishAt
      const written = { type, label, title, summary, markdown, text_id: id, lang, publish_at, hidden, author, approver }
      await on
        .insertInto('text_versions')
        .values({ ...written, written_at: clock.now() })
        .execute()
      await endDraft(on, id, lang)
    },
  }
}

/** Throws Refusal('text_not_found') when there is nothing to publish or to take away. */
export function found<Text>(text: Text | undefined): Text {
  if (!text) throw new Refusal('text_not_found')
  return text
}

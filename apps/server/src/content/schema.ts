import type { TextType } from '@touchstone/protocol'
import type { Generated } from 'kysely'
import type { Millis } from '../database/columns.ts'

/** A text that comes with the program, in one language. Versions of operators stand before it. */
export interface TextsTable {
  id: number
  lang: string
  type: TextType
  title: string
  /** One sentence for lists. */
  summary: string
  /** A word of the type's own by which lists are divided, "" where there is none. */
  label: string
  markdown: string
  time: Millis
}

/** A version of a text that operators wrote. The newest whose time has come is the one that is shown. */
export interface TextVersionsTable {
  version: Generated<number>
  text_id: number
  lang: string
  type: TextType
  title: string
  summary: string
  label: string
  markdown: string
  /** Shown from then on; 0: a draft, of which each text has one in each language at most. */
  publish_at: Millis
  /** Takes the text away, in English altogether, instead of showing it. */
  hidden: boolean
  author: number
  /** Of a legal text, 0 where one person was enough. */
  approver: number
  written_at: Millis
}

export interface BannersTable {
  id: number
  lang: string
  position: number
  /** Path under this server, "" without a picture. */
  img: string
  title: string
  text: string
  link: string
  /** The text of its page, 0: none. */
  text_id: number
  /** Shown in this time; until 0: without end. */
  shown_from: Millis
  shown_until: Millis
  hidden: boolean
  /** Protects it from the seeds of a later version. */
  edited: boolean
}

/** How often a text was opened. */
export interface TextReadsTable {
  text_id: number
  reads: number
}

/** What a reader said last about a text. */
export interface TextRatingsTable {
  text_id: number
  user_id: string
  useful: boolean
}

/** A version of the company's facts, as JSON; the newest is in force. */
export interface CompanyFactsTable {
  version: Generated<number>
  facts: string
  author: number
  approver: number
  written_at: Millis
}

/** A picture of banners and texts, which everybody can see. */
export interface ContentPicturesTable {
  id: string
  /** In base64. */
  jpeg: string
  author: number
  created_at: Millis
}

export interface ContentTables {
  content_pictures: ContentPicturesTable
  company_facts: CompanyFactsTable
  texts: TextsTable
  text_versions: TextVersionsTable
  banners: BannersTable
  text_reads: TextReadsTable
  text_ratings: TextRatingsTable
}

declare module '../database/schema.ts' {
  interface Database extends ContentTables {}
}

import type { Millis } from '../database/columns.ts'

const TEXT_TYPES = ['help', 'about', 'legal', 'news', 'hosting', 'welfare'] as const
export type TextType = (typeof TEXT_TYPES)[number]

/** One text in one language. `edited` protects it from the seeds of a later version. */
export interface TextsTable {
  id: number
  lang: string
  type: TextType
  title: string
  /** One sentence for lists; announcements show it. */
  summary: string
  /** Word of an announcement's kind: "launch", "service", "safety"; "" otherwise. */
  label: string
  markdown: string
  time: Millis
  edited: boolean
}

export interface BannersTable {
  id: number
  lang: string
  position: number
  img: string
  title: string
  text: string
  link: string
  edited: boolean
}

export interface ContentTables {
  texts: TextsTable
  banners: BannersTable
}

declare module '../database/schema.ts' {
  interface Database extends ContentTables {}
}

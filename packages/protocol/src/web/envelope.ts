/** The answer of every `web/*` call, with HTTP status 200 for every code. */
export interface Envelope<Data> {
  /** 0 success · 7 success without a message · 1 warning · 1000 log out after `time` seconds · 2000 log in again or go back · others: see REJECTIONS. */
  readonly code: number
  readonly message: string
  readonly data: Data | null
  /** Title of the dialog of code 2000. */
  readonly title?: string
  /** Seconds for code 1000, default 2. */
  readonly time?: number
}

/** Fields that every call accepts besides its own: GET in the query, POST in the form. */
export interface CommonFields {
  readonly token?: string
  readonly lang?: string
  /** Random 6 to 16 characters; protects a money-changing call without `cid` against repetition for 10 minutes. */
  readonly rtoken?: string
}

export const LANGUAGES = ['en', 'es', 'fr', 'de', 'jp', 'kr', 'th', 'vn', 'zh', 'tw', 'ar'] as const
export type Language = (typeof LANGUAGES)[number]

/** What browsers and Intl call them, with the digits that markets there are written in. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = {
  en: 'en',
  es: 'es',
  fr: 'fr',
  de: 'de',
  jp: 'ja',
  kr: 'ko',
  th: 'th-u-nu-latn',
  vn: 'vi',
  zh: 'zh-Hans',
  tw: 'zh-Hant',
  ar: 'ar-u-nu-latn',
}

/** Headers that tie reads to writes. */
export const SEQUENCE_HEADER = 'x-sequence'
export const MIN_SEQUENCE_HEADER = 'x-min-sequence'
/** On history reads: how many log entries the answer is behind. */
export const BEHIND_HEADER = 'x-behind'
/** The token may travel here instead of in the fields; preferred. */
export const TOKEN_HEADER = 'x-token'

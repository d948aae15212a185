import type { Language } from '@touchstone/protocol'

/** What Intl calls our languages; with the digits that markets there are written in. */
export const TAGS: Readonly<Record<Language, string>> = {
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

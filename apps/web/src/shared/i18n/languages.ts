import { LANGUAGE_TAGS, LANGUAGES, type Language } from '@touchstone/protocol'

export interface LanguageFacts {
  /** The tag for the browser, Intl and the lang attribute. */
  readonly bcp47: string
  readonly direction: 'ltr' | 'rtl'
  /** Its own name for itself. */
  readonly name: string
  /** Offers it to a visitor whose browser prefers it, in itself. */
  readonly offer: string
}

export const LANGUAGE_FACTS: Record<Language, LanguageFacts> = {
  en: { bcp47: LANGUAGE_TAGS.en, direction: 'ltr', name: 'English', offer: 'Read this in English' },
  es: { bcp47: LANGUAGE_TAGS.es, direction: 'ltr', name: 'Español', offer: 'Leer en español' },
  fr: { bcp47: LANGUAGE_TAGS.fr, direction: 'ltr', name: 'Français', offer: 'Lire en français' },
  de: { bcp47: LANGUAGE_TAGS.de, direction: 'ltr', name: 'Deutsch', offer: 'Auf Deutsch lesen' },
  jp: { bcp47: LANGUAGE_TAGS.jp, direction: 'ltr', name: '日本語', offer: '日本語で表示' },
  kr: { bcp47: LANGUAGE_TAGS.kr, direction: 'ltr', name: '한국어', offer: '한국어로 보기' },
  th: { bcp47: LANGUAGE_TAGS.th, direction: 'ltr', name: 'ไทย', offer: 'อ่านเป็นภาษาไทย' },
  vn: { bcp47: LANGUAGE_TAGS.vn, direction: 'ltr', name: 'Tiếng Việt', offer: 'Xem bằng tiếng Việt' },
  zh: { bcp47: LANGUAGE_TAGS.zh, direction: 'ltr', name: '简体中文', offer: '切换到简体中文' },
  tw: { bcp47: LANGUAGE_TAGS.tw, direction: 'ltr', name: '繁體中文', offer: '切換為繁體中文' },
  ar: { bcp47: LANGUAGE_TAGS.ar, direction: 'rtl', name: 'العربية', offer: 'القراءة بالعربية' },
}

/** The value of the lang attribute: without the extension that fixes the digits. */
export function langAttribute(language: Language): string {
  return LANGUAGE_FACTS[language].bcp47.replace(/-u-.*/, '')
}

/** Tags that a browser names for Chinese in traditional letters. */
const TRADITIONAL = /^zh-(hant|tw|hk|mo)/i

/** The first of a browser's languages that we speak. */
export function preferredLanguage(tags: readonly string[]): Language | undefined {
  for (const tag of tags) {
    if (/^zh/i.test(tag)) return TRADITIONAL.test(tag) ? 'tw' : 'zh'
    const found = LANGUAGES.find((known) => LANGUAGE_FACTS[known].bcp47.slice(0, 2) === tag.slice(0, 2).toLowerCase())
    if (found) return found
  }
  return undefined
}

import type { Language } from '@touchstone/protocol'

export interface LanguageFacts {
  /** The tag for the browser, Intl and the lang attribute. */
  readonly bcp47: string
  readonly direction: 'ltr' | 'rtl'
  /** Its own name for itself. */
  readonly name: string
}

export const LANGUAGE_FACTS: Record<Language, LanguageFacts> = {
  en: { bcp47: 'en', direction: 'ltr', name: 'English' },
  es: { bcp47: 'es', direction: 'ltr', name: 'Español' },
  fr: { bcp47: 'fr', direction: 'ltr', name: 'Français' },
  de: { bcp47: 'de', direction: 'ltr', name: 'Deutsch' },
  jp: { bcp47: 'ja', direction: 'ltr', name: '日本語' },
  kr: { bcp47: 'ko', direction: 'ltr', name: '한국어' },
  th: { bcp47: 'th-u-nu-latn', direction: 'ltr', name: 'ไทย' },
  vn: { bcp47: 'vi', direction: 'ltr', name: 'Tiếng Việt' },
  zh: { bcp47: 'zh-Hans', direction: 'ltr', name: '简体中文' },
  tw: { bcp47: 'zh-Hant', direction: 'ltr', name: '繁體中文' },
  ar: { bcp47: 'ar-u-nu-latn', direction: 'rtl', name: 'العربية' },
}

/** The value of the lang attribute: without the extension that fixes the digits. */
export function langAttribute(language: Language): string {
  return LANGUAGE_FACTS[language].bcp47.replace(/-u-.*/, '')
}

import type { Language } from '@touchstone/protocol'
import { ar } from '../locales/ar.ts'
import { de } from '../locales/de.ts'
import { es } from '../locales/es.ts'
import { fr } from '../locales/fr.ts'
import { jp } from '../locales/jp.ts'
import { kr } from '../locales/kr.ts'
import { th } from '../locales/th.ts'
import { tw } from '../locales/tw.ts'
import { vn } from '../locales/vn.ts'
import { zh } from '../locales/zh.ts'

/** The program's texts in another language, by their numbers. */
export interface ContentIn {
  readonly texts: Readonly<Record<number, TranslatedText>>
  readonly banners: Readonly<Record<number, { readonly title: string; readonly text: string }>>
}

export interface TranslatedText {
  readonly title: string
  readonly summary?: string
  readonly markdown: string
}

export const CONTENT_TRANSLATIONS: Readonly<Record<Exclude<Language, 'en'>, ContentIn>> = {
  ar,
  de,
  es,
  fr,
  jp,
  kr,
  th,
  tw,
  vn,
  zh,
}

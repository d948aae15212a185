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
import type { ContentIn } from './seed.ts'

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

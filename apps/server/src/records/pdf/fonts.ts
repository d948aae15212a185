import { createRequire } from 'node:module'
import type { Language } from '@touchstone/protocol'

export interface Fonts {
  /** Paths of files; embedded as far as they are used. */
  readonly plain: string
  readonly bold: string
  readonly rightToLeft: boolean
}

const find = createRequire(import.meta.url)
/** Latin, Greek, Cyrillic, Arabic, Hebrew and more. */
const DEJAVU: Fonts = {
  plain: find.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: find.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  rightToLeft: false,
}

/** Cut to the letters that our own words need (docs/operating/fonts.md): a statement says nothing that a customer has written. */
function cut(language: 'th' | 'zh' | 'tw' | 'jp' | 'kr'): Fonts {
  const path = find.resolve(`@touchstone/server/fonts/${language}.ttf`)
  return { plain: path, bold: path, rightToLeft: false }
}

export const FONTS: Readonly<Record<Language, Fonts>> = {
  en: DEJAVU,
  es: DEJAVU,
  fr: DEJAVU,
  de: DEJAVU,
  vn: DEJAVU,
  ar: { ...DEJAVU, rightToLeft: true },
  th: cut('th'),
  zh: cut('zh'),
  tw: cut('tw'),
  jp: cut('jp'),
  kr: cut('kr'),
}

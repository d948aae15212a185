import type { Language } from '@touchstone/protocol'
import { ENGLISH, type ServerWords } from './english.ts'
import { TRANSLATIONS } from './translations.ts'

export function wordsIn(language: Language): ServerWords {
  return language === 'en' ? ENGLISH : TRANSLATIONS[language]
}

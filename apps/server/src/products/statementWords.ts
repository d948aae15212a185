import type { Language, PostingReason } from '@touchstone/protocol'
import { SHARED_WORDS } from '../records/statementWords.ts'
import { TRANSLATIONS } from '../words/translations.ts'
import { PRODUCTS } from './products.ts'

type EntryWords = Readonly<Partial<Record<PostingReason, string>>>

const ENGLISH: EntryWords = {
  ...SHARED_WORDS,
  ...Object.fromEntries<string>(PRODUCTS.flatMap(({ words }) => Object.entries(words))),
}

/** The words for each kind of entry on a statement of account. */
export function statementWords(language: Language): EntryWords {
  return language === 'en' ? ENGLISH : TRANSLATIONS[language].entries
}

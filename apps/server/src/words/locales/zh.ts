import type { TranslatedWords } from '../english.ts'

export const zh = {} as TranslatedWords

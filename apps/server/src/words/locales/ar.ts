import type { TranslatedWords } from '../english.ts'

export const ar = {} as TranslatedWords

import type { TranslatedWords } from '../english.ts'

export const kr = {} as TranslatedWords

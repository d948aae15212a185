import type { TranslatedWords } from '../english.ts'

export const fr = {} as TranslatedWords

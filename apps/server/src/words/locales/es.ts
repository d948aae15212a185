import type { TranslatedWords } from '../english.ts'

export const es = {} as TranslatedWords

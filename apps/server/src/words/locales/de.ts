import type { TranslatedWords } from '../english.ts'

export const de = {} as TranslatedWords

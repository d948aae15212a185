import type { TranslatedWords } from '../english.ts'

export const jp = {} as TranslatedWords

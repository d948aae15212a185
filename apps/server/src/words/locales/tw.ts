import type { TranslatedWords } from '../english.ts'

export const tw = {} as TranslatedWords

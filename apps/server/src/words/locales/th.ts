import type { TranslatedWords } from '../english.ts'

export const th = {} as TranslatedWords

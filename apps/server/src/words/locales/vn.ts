import type { TranslatedWords } from '../english.ts'

export const vn = {} as TranslatedWords

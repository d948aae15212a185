import type { PostingReason } from '@touchstone/protocol'
import { SHARED_WORDS } from '../records/statementWords.ts'
import { PRODUCTS } from './products.ts'

/** The words for each kind of entry on a statement of account. */
export const STATEMENT_WORDS: Readonly<Partial<Record<PostingReason, string>>> = {
  ...SHARED_WORDS,
  ...Object.fromEntries<string>(PRODUCTS.flatMap(({ words }) => Object.entries(words))),
}

import type { PostingReason } from '@touchstone/protocol'

/** Which kinds of account a posting may connect, and how the two belong together. */
export type Connection = readonly [source: number, destination: number, rule: number]

/** Why money moves. */
export interface Reason {
  /** Never given to another reason. */
  readonly number: number
  readonly word: PostingReason
  readonly between: readonly Connection[]
}

/** A reason, with the number that the protocol gives it, and everything that may move for it; the rest is forbidden. I3. */
export function defineReason<Word extends PostingReason>(
  reasons: Readonly<Record<Word, { readonly number: number }>>,
  word: Word,
  between: readonly Connection[],
): Reason {
  return { number: reasons[word].number, word, between }
}

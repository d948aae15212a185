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

/** A reason and everything that may move for it; whatever is not named here is forbidden. I3. */
export function defineReason(number: number, word: PostingReason, between: readonly Connection[]): Reason {
  return { number, word, between }
}

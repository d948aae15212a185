import type { PostingReason } from '@touchstone/protocol'
import type { Reason } from '../entry/reason.ts'
import { FORBIDDEN } from './postingSides.ts'

/** Sides there may be, as bits of a place in the matrix. */
const SIDE_BITS = 5
const REASON_BITS = SIDE_BITS * 2

/** I3: every (reason, source, destination) that may exist, by the reasons of all products. Everything else is forbidden. */
export class PostingMatrix {
  readonly #rules: Uint8Array
  readonly #words: PostingReason[] = []

  constructor(reasons: readonly Reason[]) {
    const highest = Math.max(0, ...reasons.map(({ number }) => number))
    this.#rules = new Uint8Array((highest + 1) << REASON_BITS).fill(FORBIDDEN)
    for (const { number, word, between } of reasons) {
      this.#words[number] = word
      for (const [source, destination, rule] of between) this.#rules[place(number, source, destination)] = rule
    }
  }

  /** FORBIDDEN (0), SAME_OWNER, OTHER_OWNER or OTHER_WALLET. */
  rule(reason: number, source: number, destination: number): number {
    return this.#rules[place(reason, source, destination)] ?? FORBIDDEN
  }

  /** Throws a RangeError for a number that is no reason's. */
  word(reason: number): PostingReason {
    const word = this.#words[reason]
    if (word === undefined) throw new RangeError(`There is no reason ${reason}`)
    return word
  }
}

function place(reason: number, source: number, destination: number): number {
  return (reason << REASON_BITS) | (source << SIDE_BITS) | destination
}

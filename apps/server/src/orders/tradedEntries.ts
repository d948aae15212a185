import type { Side } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'

/** What an order traded at once, in the entry that is answered. */
export interface Traded {
  readonly side: Side
  /** In what the order's product charges fees in. */
  readonly fee: Amount
}

type ByEntry = ReadonlyMap<number, Traded | null>

/** Of so many entries about orders with fills, the latest, a repeated request is answered without reading the log. */
export const REMEMBERED = 10_000

/**
 * What the latest entries traded, at least {@link REMEMBERED} and at most twice as many: the older half is forgotten as a whole. A
 * map that gives up its oldest key with every new one looks through the places of all keys it gave up before.
 */
export class TradedEntries {
  #latest = new Map<number, Traded | null>()
  #before: ByEntry = new Map()

  /** undefined: not remembered. null: remembered, and nothing was traded. */
  get(sequence: number): Traded | null | undefined {
    const traded = this.#latest.get(sequence)
    return traded === undefined ? this.#before.get(sequence) : traded
  }

  add(sequence: number, traded: Traded | null): void {
    if (this.#latest.size === REMEMBERED) {
      this.#before = this.#latest
      this.#latest = new Map()
    }
    this.#latest.set(sequence, traded)
  }
}

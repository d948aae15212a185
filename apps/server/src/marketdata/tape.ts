import type { TapeRow } from '@touchstone/protocol'

/** The last trades of a market, newest last inside, newest first outside. */
export class Tape {
  readonly #limit: number
  #rows: TapeRow[] = []

  constructor(limit: number) {
    this.#limit = limit
  }

  add(row: TapeRow): void {
    this.#rows.push(row)
    if (this.#rows.length >= 2 * this.#limit) this.#rows = this.#rows.slice(-this.#limit)
  }

  /** Newest first, at most `count`. */
  latest(count: number): readonly TapeRow[] {
    return this.#rows.slice(-Math.min(count, this.#limit)).reverse()
  }
}

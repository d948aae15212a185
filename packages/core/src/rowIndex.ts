const EMPTY = 0

/**
 * Hash → row number: open addressing, half full at most, nothing ever removed. One byte a place says whether it is taken
 * and, by seven bits of the hash, whether a look at the row is worth it, so that a miss touches a single cache line.
 */
export class RowIndex {
  readonly capacity: number
  readonly #tags: Uint8Array
  readonly #rows: Int32Array

  /** `places` is a power of two; half as many rows may be added. */
  constructor(places: number) {
    this.capacity = places >> 1
    this.#tags = new Uint8Array(places)
    this.#rows = new Int32Array(places)
  }

  /** The next place at or after `place` that may hold `hash`, or -1 when there is none. Start with place = hash. */
  probe(hash: number, place: number): number {
    const tags = this.#tags
    const mask = tags.length - 1
    const tag = tagOf(hash)
    for (let at = place & mask; ; at = (at + 1) & mask) {
      const found = tags[at] as number
      if (found === tag) return at
      if (found === EMPTY) return -1
    }
  }

  row(place: number): number {
    return this.#rows[place] as number
  }

  add(hash: number, row: number): void {
    const tags = this.#tags
    const mask = tags.length - 1
    let at = hash & mask
    while (tags[at] !== EMPTY) at = (at + 1) & mask
    tags[at] = tagOf(hash)
    this.#rows[at] = row
  }
}

function tagOf(hash: number): number {
  return (hash >>> 25) + 1
}

/** Rows that one index can hold: seven eighths of its places at most. */
export const MOST_ROWS = 7 << 21
const MOST_BITS = 24
const LEAST_BITS = 10
/** A place is the row + 1 (0 = free) above eight bits that tell most strangers apart without a look at their rows. */
const TAG_BITS = 8
const TAG = (1 << TAG_BITS) - 1
/** Rows moved into the larger table for each added one: done long before that one is full. */
const MOVED_A_ROW = 4

/** A place is found by the hash's high bits, so that a table's rows keep their order in a larger one. */
interface Places {
  readonly ints: Int32Array
  readonly mask: number
  readonly shift: number
}

/** The rows, as the index asks about them. */
export interface Indexed<Sought> {
  /** With which the row was added. */
  hashOf(row: number): number
  tagOf(row: number): number
  isIt(row: number, sought: Sought): boolean
}

/**
 * Hash → row number for rows counted from 0, four bytes a place: open addressing, nothing ever removed. It grows by a table
 * twice as large into which rows move little by little, never in one pause; the largest is filled to seven eighths.
 */
export class RowIndex<Sought> {
  readonly #indexed: Indexed<Sought>
  #places = newPlaces(LEAST_BITS)
  /** The table before, while its rows from `#moved` on are not in the current one. */
  #smaller: Places | undefined
  #moved = 0
  #movedUpTo = 0
  #rows = 0

  constructor(indexed: Indexed<Sought>) {
    this.#indexed = indexed
  }

  /** A row of this hash and tag that is the one sought, or -1. */
  find(hash: number, tag: number, sought: Sought): number {
    const row = this.#search(this.#places, hash, tag, sought)
    return row < 0 && this.#smaller !== undefined ? this.#search(this.#smaller, hash, tag, sought) : row
  }

  /** Adds the next row. There may be at most {@link MOST_ROWS}. */
  add(hash: number, tag: number): void {
    const { shift, mask } = this.#places
    if (shift > 32 - MOST_BITS && this.#rows * 8 >= (mask + 1) * 5) this.#grow()
    put(this.#places, hash, (++this.#rows << TAG_BITS) | (tag & TAG))
    if (this.#smaller !== undefined) this.#moveSome()
  }

  #search({ ints, mask, shift }: Places, hash: number, tag: number, sought: Sought): number {
    for (let place = hash >>> shift; ; place = (place + 1) & mask) {
      const taken = ints[place] as number
      if (taken === 0) return -1
      const row = (taken >>> TAG_BITS) - 1
      if ((taken & TAG) === (tag & TAG) && this.#indexed.isIt(row, sought)) return row
    }
  }

  #grow(): void {
    // A table is full again long after all rows of the one before have moved.
    this.#smaller = this.#places
    this.#moved = 0
    this.#movedUpTo = this.#rows
    this.#places = newPlaces(33 - this.#places.shift)
  }

  #moveSome(): void {
    const end = Math.min(this.#movedUpTo, this.#moved + MOVED_A_ROW)
    for (; this.#moved < end; this.#moved++) {
      const row = this.#moved
      put(this.#places, this.#indexed.hashOf(row), ((row + 1) << TAG_BITS) | (this.#indexed.tagOf(row) & TAG))
    }
    if (this.#moved === this.#movedUpTo) this.#smaller = undefined
  }
}

function newPlaces(bits: number): Places {
  // Shared memory is no load on the garbage collector, which would otherwise collect everything for its sake.
  const ints = new Int32Array(new SharedArrayBuffer(4 << bits))
  return { ints, mask: (1 << bits) - 1, shift: 32 - bits }
}

function put({ ints, mask, shift }: Places, hash: number, taken: number): void {
  let place = hash >>> shift
  while (ints[place] !== 0) place = (place + 1) & mask
  ints[place] = taken
}

/** Rows that one index can hold: seven eighths of its places at most. */
export const MOST_ROWS = 7 << 21
const MOST_BITS = 24
const LEAST_BITS = 10
/** A larger table is four times as large: moving a row costs a look at it, so it had better move seldom. */
const GROWTH_BITS = 2
/** A place is the row + 1 (0 = free) above eight bits that tell most strangers apart without a look at their rows. */
const TAG_BITS = 8
const TAG = (1 << TAG_BITS) - 1
/** A word of the filter stands for eight places: 4 bits each, of which a row sets two. */
const PLACES_A_WORD_BITS = 3
/** Rows wait until so many can be put into the table together. */
const WAITING = 32
/** Places of the smaller table moved for each added row: done long before the larger one is full. */
const MOVED_A_ROW = 4

/** One table. A place is found by the hash's high bits, so that moving to a larger table goes through both in order. */
interface Places {
  readonly ints: Int32Array
  /** Two bits for every row of the table and, in the current one, for every row that waits. */
  readonly filter: Int32Array
  readonly mask: number
  readonly shift: number
}

/** The rows, as the index asks about them. */
export interface Indexed<Sought> {
  /** With which the row was added. */
  hashOf(row: number): number
  isIt(row: number, sought: Sought): boolean
}

/**
 * Hash → row number for rows counted from 0, four and a half bytes a place: open addressing, nothing ever removed. It grows by
 * a table four times as large into which rows move little by little, never in one pause; the largest is filled to seven eighths.
 *
 * A table of many rows is far larger than the processor's caches, and waiting for memory twice for each row took half of the
 * engine's time. Hence the filter, an eighth of the table, which answers nearly every look-up of a hash that is not there;
 * and rows are put in together, so that their waits for memory pass at the same time.
 */
export class RowIndex<Sought> {
  readonly #indexed: Indexed<Sought>
  #places = newPlaces(LEAST_BITS)
  /** The table before, whose places from `#moved` on are not in the current one yet. */
  #smaller: Places | undefined
  #moved = 0
  #rows = 0
  readonly #waitingHashes = new Int32Array(WAITING)
  readonly #waitingTaken = new Int32Array(WAITING)
  #waiting = 0
  readonly #movedHashes = new Int32Array(WAITING * MOVED_A_ROW)
  /** Means nothing. Open to all, so that {@link touch} is not optimized away. */
  touched = 0

  constructor(indexed: Indexed<Sought>) {
    this.#indexed = indexed
  }

  /** A row of this hash and tag that is the one sought, or -1. Of the tag eight bits count. */
  find(hash: number, tag: number, sought: Sought): number {
    const row = mayHold(this.#places, hash) ? this.#findCurrent(hash, tag, sought) : -1
    if (row >= 0 || this.#smaller === undefined || !mayHold(this.#smaller, hash)) return row
    return this.#search(this.#smaller, hash, tag, sought)
  }

  /** Adds the next row. There may be at most {@link MOST_ROWS}. */
  add(hash: number, tag: number): void {
    mark(this.#places, hash)
    this.#waitingHashes[this.#waiting] = hash
    this.#waitingTaken[this.#waiting] = (++this.#rows << TAG_BITS) | (tag & TAG)
    if (++this.#waiting === WAITING) this.#putWaiting()
  }

  #findCurrent(hash: number, tag: number, sought: Sought): number {
    const row = this.#search(this.#places, hash, tag, sought)
    if (row >= 0) return row
    for (let at = 0; at < this.#waiting; at++) {
      if (this.#waitingHashes[at] !== (hash | 0)) continue
      const waiting = rowOf(this.#waitingTaken[at] as number)
      if (this.#indexed.isIt(waiting, sought)) return waiting
    }
    return -1
  }

  #search({ ints, mask, shift }: Places, hash: number, tag: number, sought: Sought): number {
    for (let place = hash >>> shift; ; place = (place + 1) & mask) {
      const taken = ints[place] as number
      if (taken === 0) return -1
      if (((taken ^ tag) & TAG) === 0 && this.#indexed.isIt(rowOf(taken), sought)) return rowOf(taken)
    }
  }

  #putWaiting(): void {
    const { shift, mask } = this.#places
    if (shift > 32 - MOST_BITS && this.#rows * 8 > (mask + 1) * 5) this.#grow()
    const places = this.#places
    this.touched = touch(places, this.#waitingHashes)
    for (let at = 0; at < WAITING; at++)
      put(places, this.#waitingHashes[at] as number, this.#waitingTaken[at] as number)
    this.#waiting = 0
    if (this.#smaller !== undefined) this.#moveSome(this.#smaller)
  }

  #grow(): void {
    this.#smaller = this.#places
    this.#moved = 0
    this.#places = newPlaces(32 - this.#places.shift + GROWTH_BITS)
  }

  #moveSome(smaller: Places): void {
    const hashes = this.#movedHashes
    for (let at = 0; at < hashes.length; at++) {
      const taken = smaller.ints[this.#moved + at] as number
      if (taken !== 0) hashes[at] = this.#indexed.hashOf(rowOf(taken))
    }
    for (let at = 0; at < hashes.length; at++) {
      const taken = smaller.ints[this.#moved + at] as number
      if (taken !== 0) put(this.#places, hashes[at] as number, taken)
    }
    this.#moved += hashes.length
    if (this.#moved > smaller.mask) this.#smaller = undefined
  }
}

function newPlaces(bits: number): Places {
  return {
    ints: sharedInts(1 << bits),
    filter: sharedInts((1 << bits) >> PLACES_A_WORD_BITS),
    mask: (1 << bits) - 1,
    shift: 32 - bits,
  }
}

/** Shared memory is no load on the garbage collector, which would otherwise collect everything for its sake. */
function sharedInts(count: number): Int32Array {
  return new Int32Array(new SharedArrayBuffer(4 * count))
}

function rowOf(taken: number): number {
  return (taken >>> TAG_BITS) - 1
}

/** The two bits of a hash, by its low bits: the high ones choose the word. */
function filterBits(hash: number): number {
  return (1 << (hash & 31)) | (1 << ((hash >>> 5) & 31))
}

/** False: no row has this hash. True: maybe one has. */
function mayHold({ filter, shift }: Places, hash: number): boolean {
  const bits = filterBits(hash)
  return ((filter[hash >>> (shift + PLACES_A_WORD_BITS)] as number) & bits) === bits
}

function mark({ filter, shift }: Places, hash: number): void {
  const word = hash >>> (shift + PLACES_A_WORD_BITS)
  filter[word] = (filter[word] as number) | filterBits(hash)
}

/** Reads where the hashes belong, with nothing in between to wait for: the processor fetches all of them at once. */
function touch({ ints, shift }: Places, hashes: Int32Array): number {
  let touched = 0
  for (const hash of hashes) touched |= ints[hash >>> shift] as number
  return touched
}

function put(places: Places, hash: number, taken: number): void {
  const { ints, mask, shift } = places
  let place = hash >>> shift
  while (ints[place] !== 0) place = (place + 1) & mask
  ints[place] = taken
  mark(places, hash)
}

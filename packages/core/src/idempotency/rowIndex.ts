/** Ints of a place: the hash, and the row + 1 (0 = free). */
const PLACE = 2
/** A word of the filter stands for eight places: 4 bits each, so at least 6 for a row, of which a row sets two. */
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

/**
 * Hash → row number: open addressing, at most five eighths full, nothing ever removed. Grows by a table twice as large into
 * which the old one moves little by little: never a pause.
 *
 * A table of many rows is far larger than the processor's caches, and waiting for memory twice for each row took half of the
 * engine's time. Hence the filter, a sixteenth of the table, which answers nearly every look-up of a hash that is not there;
 * and rows are put in together, so that their waits for memory pass at the same time.
 */
export class RowIndex {
  #places: Places
  /** The table before, whose places from `#moved` on are not in the current one yet. */
  #smaller: Places | undefined
  #moved = 0
  #count = 0
  readonly #waitingHashes = new Int32Array(WAITING)
  readonly #waitingRows = new Int32Array(WAITING)
  #waiting = 0
  /** Means nothing. Open to all, so that {@link touch} is not optimized away. */
  touched = 0

  /** `expected` rows fit without growing. */
  constructor(expected: number) {
    let bits = 10
    while ((1 << bits) * 5 < expected * 8) bits++
    this.#places = newPlaces(bits)
  }

  /**
   * False when no row has this hash: so nearly always for a hash that was not added. Spares the caller preparing {@link
   * find}.
   */
  mayHold(hash: number): boolean {
    return mayHold(this.#places, hash) || (this.#smaller !== undefined && mayHold(this.#smaller, hash))
  }

  /** The first row with this hash for which `isIt` holds, or -1. */
  find(hash: number, isIt: (row: number) => boolean): number {
    if (mayHold(this.#places, hash)) {
      const row = this.#search(this.#places, hash, isIt)
      if (row >= 0) return row
    }
    return this.#smaller !== undefined && mayHold(this.#smaller, hash) ? search(this.#smaller, hash, isIt) : -1
  }

  add(hash: number, row: number): void {
    mark(this.#places, hash)
    this.#waitingHashes[this.#waiting] = hash
    this.#waitingRows[this.#waiting] = row
    if (++this.#waiting === WAITING) this.#putWaiting()
  }

  #search(places: Places, hash: number, isIt: (row: number) => boolean): number {
    const row = search(places, hash, isIt)
    if (row >= 0) return row
    for (let at = 0; at < this.#waiting; at++) {
      const waiting = this.#waitingRows[at] as number
      if (this.#waitingHashes[at] === hash && isIt(waiting)) return waiting
    }
    return -1
  }

  #putWaiting(): void {
    this.#count += WAITING
    if (this.#count * 8 > (this.#places.mask + 1) * 5) this.#grow()
    const places = this.#places
    this.touched = touch(places, this.#waitingHashes)
    for (let at = 0; at < WAITING; at++)
      put(places, this.#waitingHashes[at] as number, (this.#waitingRows[at] as number) + 1)
    this.#waiting = 0
    if (this.#smaller !== undefined) this.#moveSome(this.#smaller)
  }

  #grow(): void {
    this.#smaller = this.#places
    this.#moved = 0
    this.#places = newPlaces(33 - this.#places.shift)
  }

  #moveSome(smaller: Places): void {
    const end = this.#moved + WAITING * MOVED_A_ROW
    for (let place = this.#moved; place < end; place++) {
      const taken = smaller.ints[place * PLACE + 1] as number
      if (taken !== 0) put(this.#places, smaller.ints[place * PLACE] as number, taken)
    }
    this.#moved = end
    if (end > smaller.mask) this.#smaller = undefined
  }
}

function newPlaces(bits: number): Places {
  return {
    ints: new Int32Array(PLACE << bits),
    filter: new Int32Array((1 << bits) >> PLACES_A_WORD_BITS),
    mask: (1 << bits) - 1,
    shift: 32 - bits,
  }
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
  for (const hash of hashes) touched |= ints[(hash >>> shift) * PLACE] as number
  return touched
}

function search({ ints, mask, shift }: Places, hash: number, isIt: (row: number) => boolean): number {
  for (let place = hash >>> shift; ; place = (place + 1) & mask) {
    const taken = ints[place * PLACE + 1] as number
    if (taken === 0) return -1
    if (ints[place * PLACE] === hash && isIt(taken - 1)) return taken - 1
  }
}

function put(places: Places, hash: number, taken: number): void {
  const { ints, mask, shift } = places
  let place = hash >>> shift
  while (ints[place * PLACE + 1] !== 0) place = (place + 1) & mask
  ints[place * PLACE] = hash
  ints[place * PLACE + 1] = taken
  mark(places, hash)
}

/** Ints of a place: the hash, and the row + 1 (0 = free). */
const PLACE = 2
/** Places of the smaller table moved with each added row: done long before the larger one is full. */
const MOVED_AN_ADD = 4

/** One table. A place is found by the hash's high bits, so that moving to a larger table goes through both in order. */
interface Places {
  readonly ints: Int32Array
  readonly mask: number
  readonly shift: number
}

/**
 * Hash → row number: open addressing, at most five eighths full, nothing ever removed, one cache line for most look-ups.
 * Grows by a table twice as large into which the old one moves little by little: never a pause.
 */
export class RowIndex {
  #places: Places
  /** The table before, whose places from `#moved` on are not in the current one yet. */
  #smaller: Places | undefined
  #moved = 0
  #count = 0

  /** `expected` rows fit without growing. */
  constructor(expected: number) {
    let bits = 10
    while ((1 << bits) * 5 < expected * 8) bits++
    this.#places = newPlaces(bits)
  }

  /** The first row with this hash for which `isIt` holds, or -1. */
  find(hash: number, isIt: (row: number) => boolean): number {
    const row = search(this.#places, hash, isIt)
    return row >= 0 || this.#smaller === undefined ? row : search(this.#smaller, hash, isIt)
  }

  add(hash: number, row: number): void {
    if (++this.#count * 8 > (this.#places.mask + 1) * 5) this.#grow()
    put(this.#places, hash, row + 1)
    if (this.#smaller !== undefined) this.#moveSome(this.#smaller)
  }

  #grow(): void {
    this.#smaller = this.#places
    this.#moved = 0
    this.#places = newPlaces(33 - this.#places.shift)
  }

  #moveSome(smaller: Places): void {
    const end = this.#moved + MOVED_AN_ADD
    for (let place = this.#moved; place < end; place++) {
      const taken = smaller.ints[place * PLACE + 1] as number
      if (taken !== 0) put(this.#places, smaller.ints[place * PLACE] as number, taken)
    }
    this.#moved = end
    if (end > smaller.mask) this.#smaller = undefined
  }
}

function newPlaces(bits: number): Places {
  return { ints: new Int32Array(PLACE << bits), mask: (1 << bits) - 1, shift: 32 - bits }
}

function search({ ints, mask, shift }: Places, hash: number, isIt: (row: number) => boolean): number {
  for (let place = hash >>> shift; ; place = (place + 1) & mask) {
    const taken = ints[place * PLACE + 1] as number
    if (taken === 0) return -1
    if (ints[place * PLACE] === hash && isIt(taken - 1)) return taken - 1
  }
}

function put({ ints, mask, shift }: Places, hash: number, taken: number): void {
  let place = hash >>> shift
  while (ints[place * PLACE + 1] !== 0) place = (place + 1) & mask
  ints[place * PLACE] = hash
  ints[place * PLACE + 1] = taken
}

import type { Timestamp } from '@touchstone/quantities'

const FIRST_CAPACITY = 64
/** An hour of one row a second. */
const CAPACITY = 3_600

/**
 * The last rows of numbers by time, an hour of them at one a second, in little memory: each row has a time, one large
 * number (up to 2^53) and `width` small ones (32 bits). Room is taken as rows come.
 */
export class SecondRing {
  readonly #width: number
  #times = new Float64Array(FIRST_CAPACITY)
  #large = new Float64Array(FIRST_CAPACITY)
  #small: Int32Array
  /** Rows ever added; the place of row n is n modulo the capacity. */
  #added = 0

  constructor(width: number) {
    this.#width = width
    this.#small = new Int32Array(FIRST_CAPACITY * width)
  }

  get first(): number {
    return Math.max(0, this.#added - this.#times.length)
  }

  /** One more than the last row. */
  get end(): number {
    return this.#added
  }

  timeOf(row: number): Timestamp {
    return this.#times[row % this.#times.length] ?? 0
  }

  largeOf(row: number): number {
    return this.#large[row % this.#times.length] ?? 0
  }

  smallOf(row: number, column: number): number {
    return this.#small[(row % this.#times.length) * this.#width + column] ?? 0
  }

  /** Times do not go back. */
  add(time: Timestamp, large: number, small: readonly number[]): void {
    if (this.#added === this.#times.length && this.#added < CAPACITY) this.#grow()
    this.#added++
    this.#write(this.#added - 1, time, large, small)
  }

  /** Writes other numbers into the last row. */
  replaceLast(large: number, small: readonly number[]): void {
    const row = this.#added - 1
    this.#write(row, this.timeOf(row), large, small)
  }

  /** The last row at or before `time`; undefined when it is not kept. */
  rowAt(time: Timestamp): number | undefined {
    let low = this.first
    let high = this.#added
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      if (this.timeOf(middle) <= time) low = middle + 1
      else high = middle
    }
    return low === this.first ? undefined : low - 1
  }

  #write(row: number, time: Timestamp, large: number, small: readonly number[]): void {
    const place = row % this.#times.length
    this.#times[place] = time
    this.#large[place] = large
    for (let column = 0; column < this.#width; column++) this.#small[place * this.#width + column] = small[column] ?? 0
  }

  /** Only while nothing was overwritten: rows stand in order from place 0. */
  #grow(): void {
    const capacity = Math.min(CAPACITY, this.#times.length * 2)
    const times = new Float64Array(capacity)
    const large = new Float64Array(capacity)
    const small = new Int32Array(capacity * this.#width)
    times.set(this.#times)
    large.set(this.#large)
    small.set(this.#small)
    this.#times = times
    this.#large = large
    this.#small = small
  }
}

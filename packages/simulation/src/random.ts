/** Seeded pseudo-random numbers (xoshiro128**, seeded by splitmix32): the same seed gives the same run on every machine. */
export class Random {
  readonly #state = new Uint32Array(4)

  constructor(seed: number) {
    let mixed = seed | 0
    for (let i = 0; i < 4; i++) {
      mixed = (mixed + 0x9e3779b9) | 0
      let word = mixed
      word = Math.imul(word ^ (word >>> 16), 0x21f0aaad)
      word = Math.imul(word ^ (word >>> 15), 0x735a2d97)
      this.#state[i] = word ^ (word >>> 15)
    }
  }

  /** A whole number in 0 … 2^32 − 1. */
  bits(): number {
    const [a = 0, b = 0, c = 0, d = 0] = this.#state
    const product = Math.imul(b, 5)
    const result = Math.imul((product << 7) | (product >>> 25), 9) >>> 0
    const third = c ^ a
    const fourth = d ^ b
    this.#state[1] = b ^ third
    this.#state[0] = a ^ fourth
    this.#state[2] = third ^ (b << 9)
    this.#state[3] = (fourth << 11) | (fourth >>> 21)
    return result
  }

  /** A whole number in 0 … below − 1. */
  below(below: number): number {
    return Math.floor((this.bits() / 4294967296) * below)
  }

  /** A whole number in from … to, both included. */
  between(from: number, to: number): number {
    return from + this.below(to - from + 1)
  }

  /** True in `percent` of 100 cases. */
  chance(percent: number): boolean {
    return this.bits() < percent * 42949672.96
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)]
    if (item === undefined) throw new Error('picked from an empty list')
    return item
  }
}

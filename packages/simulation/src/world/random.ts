import { type Random as Draw, seededRandom } from '@touchstone/quantities'

/** A seeded source of choices: the same seed gives the same run on every machine. */
export class Random {
  readonly #draw: Draw

  constructor(seed: number) {
    this.#draw = seededRandom(seed)
  }

  /** Uniform in (0, 1). */
  share(): number {
    return this.#draw()
  }

  /** A whole number in 0 … 2^32 − 1. */
  bits(): number {
    return this.below(4294967296)
  }

  /** A whole number in 0 … below − 1. */
  below(below: number): number {
    return Math.floor(this.#draw() * below)
  }

  /** A whole number in from … to, both included. */
  between(from: number, to: number): number {
    return from + this.below(to - from + 1)
  }

  /** True in `percent` of 100 cases. */
  chance(percent: number): boolean {
    return this.#draw() * 100 < percent
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)]
    if (item === undefined) throw new Error('picked from an empty list')
    return item
  }
}

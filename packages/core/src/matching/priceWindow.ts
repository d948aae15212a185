import { NONE } from './orderSlot.ts'
import { PriceLadder } from './priceLadder.ts'

/** Pages of the window: as many as a word has bits. */
const WIDTH = 32
const MASK = WIDTH - 1
/** Room above the best page in a window that was just moved, so that it need not move with every better price. */
const AHEAD = 8
/** So far below the window's top the best page draws the window down. */
const FAR_BELOW = 24

/**
 * One side's pages by key: prices (asks inverted) without their low bits, so that a higher key is better. The pages near the
 * best one stand in a window, where a key finds its page without a search; all others, each worse than those, on a ladder.
 * The window goes where the best page goes.
 */
export class PriceWindow {
  readonly #ladder = new PriceLadder()
  /** By key modulo width: the page, or NONE. */
  readonly #pages = new Int32Array(WIDTH).fill(NONE)
  /** Which of them there are. */
  #bits = 0
  /** The highest key that has a place in the window. */
  #top = 0
  /** The best page, or NONE. */
  best = NONE
  /** The best page's key, if there is one. */
  bestKey = 0

  get bytes(): number {
    return this.#pages.byteLength + this.#ladder.bytes
  }

  /** The page with this key, or NONE. */
  find(key: number): number {
    if (this.#holds(key)) return this.#pages[key & MASK] as number
    return key > this.#top ? NONE : this.#ladder.find(key)
  }

  /** The next worse page than the one with this key, or NONE. */
  below(key: number): number {
    if (!this.#holds(key)) return this.#ladder.below(key)
    const distance = Math.clz32(turned(this.#bits, key) & ~(1 << MASK))
    // Farther bits are those of keys above this one: the window's places go round.
    return distance < WIDTH - (this.#top - key) ? (this.#pages[(key - distance) & MASK] as number) : this.#ladder.best
  }

  insert(key: number, page: number): void {
    if (this.best === NONE) this.#top = key + AHEAD
    else if (key > this.#top) this.#moveUp(key + AHEAD)
    if (this.#holds(key)) this.#put(key, page)
    else this.#ladder.insert(key, page)
    if (this.best !== NONE && key < this.bestKey) return
    this.best = page
    this.bestKey = key
  }

  remove(key: number): void {
    if (!this.#holds(key)) {
      this.#ladder.remove(key)
      return
    }
    this.#clear(key)
    if (key === this.bestKey) this.#findBest()
  }

  #holds(key: number): boolean {
    return (this.#top - key) >>> 0 < WIDTH
  }

  #put(key: number, page: number): void {
    this.#pages[key & MASK] = page
    this.#bits |= 1 << (key & MASK)
  }

  #clear(key: number): void {
    this.#pages[key & MASK] = NONE
    this.#bits &= ~(1 << (key & MASK))
  }

  #findBest(): void {
    if (this.#bits === 0) {
      this.best = this.#ladder.best
      if (this.best === NONE) return
      this.bestKey = this.#ladder.bestKey
      this.#moveDown()
      return
    }
    this.bestKey = this.#top - Math.clz32(turned(this.#bits, this.#top))
    this.best = this.#pages[this.bestKey & MASK] as number
    if (this.#top - this.bestKey >= FAR_BELOW) this.#moveDown()
  }

  /** The pages that the window leaves go onto the ladder, the worst first: each above all that are there. */
  #moveUp(top: number): void {
    const bottom = this.#top - WIDTH + 1
    const left = Math.min(top - WIDTH, this.#top)
    for (let key = bottom; key <= left; key++) {
      const page = this.#pages[key & MASK] as number
      if (page === NONE) continue
      this.#clear(key)
      this.#ladder.insert(key, page)
    }
    this.#top = top
  }

  /** The best pages of the ladder come into the window. */
  #moveDown(): void {
    this.#top = this.bestKey + AHEAD
    while (this.#ladder.best !== NONE && this.#holds(this.#ladder.bestKey)) {
      const key = this.#ladder.bestKey
      this.#put(key, this.#ladder.best)
      this.#ladder.remove(key)
    }
  }
}

/** The window's bits with that key's highest, and those of lower keys behind it. */
function turned(bits: number, key: number): number {
  const by = MASK - (key & MASK)
  return (bits << by) | (bits >>> (WIDTH - by))
}

import { NONE } from './orderSlot.ts'

/** Steps from the best before halving takes over. */
const NEAR = 8

/** One side's pages, sorted by key with the best last. Keys are prices (asks inverted) without their low bits. */
export class PriceLadder {
  #keys = new Int32Array(4)
  #pages = new Int32Array(4)
  #count = 0

  get bytes(): number {
    return this.#keys.byteLength + this.#pages.byteLength
  }

  /** The best page, or NONE. */
  get best(): number {
    return this.#count === 0 ? NONE : (this.#pages[this.#count - 1] as number)
  }

  /** The best page's key. There must be one. */
  get bestKey(): number {
    return this.#keys[this.#count - 1] as number
  }

  /** The page with this key, or NONE. */
  find(key: number): number {
    const at = this.#position(key)
    return at >= 0 && this.#keys[at] === key ? (this.#pages[at] as number) : NONE
  }

  /** The next worse page than `key`'s own, or NONE. */
  below(key: number): number {
    const at = this.#position(key) - 1
    return at >= 0 ? (this.#pages[at] as number) : NONE
  }

  insert(key: number, page: number): void {
    const at = this.#position(key) + 1
    if (this.#count === this.#keys.length) this.#grow()
    for (let index = this.#count; index > at; index--) this.#move(index - 1, index)
    this.#keys[at] = key
    this.#pages[at] = page
    this.#count++
  }

  remove(key: number): void {
    const at = this.#position(key)
    this.#count--
    for (let index = at; index < this.#count; index++) this.#move(index + 1, index)
  }

  /** The last position whose key is at most `key`; -1 when all are above. Looks near the best first. */
  #position(key: number): number {
    const keys = this.#keys
    let at = this.#count - 1
    const near = at - NEAR
    while (at >= 0 && (keys[at] as number) > key) {
      if (--at === near) return this.#halve(key, at)
    }
    return at
  }

  #halve(key: number, from: number): number {
    const keys = this.#keys
    let low = -1
    let high = from
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((keys[middle] as number) <= key) low = middle
      else high = middle - 1
    }
    return low
  }

  #move(from: number, to: number): void {
    this.#keys[to] = this.#keys[from] as number
    this.#pages[to] = this.#pages[from] as number
  }

  #grow(): void {
    const keys = new Int32Array(this.#keys.length * 2)
    keys.set(this.#keys)
    this.#keys = keys
    const pages = new Int32Array(this.#pages.length * 2)
    pages.set(this.#pages)
    this.#pages = pages
  }
}

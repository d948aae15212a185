import type { Timestamp } from '@touchstone/quantities'

/** Items by the moment at which each is due next, those of one moment by id. An item leaves before its moment changes. */
export class WaitingQueue<Item extends { readonly id: number }> {
  /** The earliest last. */
  readonly #items: Item[] = []
  readonly #momentOf: (item: Item) => Timestamp
  #next: Item | undefined

  constructor(momentOf: (item: Item) => Timestamp) {
    this.#momentOf = momentOf
  }

  /** The one to which something happens next. Every entry asks, so it is kept at hand. */
  get next(): Item | undefined {
    return this.#next
  }

  add(item: Item): void {
    this.#items.splice(this.#placeOf(item), 0, item)
    this.#next = this.#items.at(-1)
  }

  remove(item: Item): void {
    this.#items.splice(this.#placeOf(item) - 1, 1)
    this.#next = this.#items.at(-1)
  }

  /** How many items come after this one or are it. */
  #placeOf(item: Item): number {
    const moment = this.#momentOf(item)
    let low = 0
    let high = this.#items.length
    while (low < high) {
      const middle = (low + high) >> 1
      const other = this.#items[middle]
      const at = other ? this.#momentOf(other) : 0
      if (other && (at > moment || (at === moment && other.id >= item.id))) low = middle + 1
      else high = middle
    }
    return low
  }
}

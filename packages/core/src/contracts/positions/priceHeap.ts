import type { Ticks } from '@touchstone/quantities'

/**
 * Items with a price each, the one that is reached first on top: the highest by a price that falls, the lowest by one that
 * rises. Changing one costs the logarithm of their number, finding those reached only as many steps as there are.
 */
export class PriceHeap<Item> {
  readonly #sign: 1 | -1
  readonly #items: Item[] = []
  /** Price × sign of the item at the same place: the lowest on top. */
  readonly #keys: number[] = []
  readonly #places = new Map<Item, number>()

  constructor(reachedBy: 'falling' | 'rising') {
    this.#sign = reachedBy === 'falling' ? -1 : 1
  }

  get size(): number {
    return this.#items.length
  }

  priceOf(item: Item): Ticks | undefined {
    const place = this.#places.get(item)
    return place === undefined ? undefined : this.#keyAt(place) * this.#sign
  }

  set(item: Item, price: Ticks): void {
    const known = this.#places.get(item)
    const place = known ?? this.#items.length
    const before = known === undefined ? Number.POSITIVE_INFINITY : this.#keyAt(place)
    const key = price * this.#sign
    if (key === before) return
    this.#put(place, item, key)
    if (key < before) this.#rise(place)
    else this.#sink(place)
  }

  delete(item: Item): void {
    const place = this.#places.get(item)
    if (place === undefined) return
    const gone = this.#keyAt(place)
    const last = this.#items.pop()
    const key = this.#keys.pop()
    this.#places.delete(item)
    if (last === undefined || key === undefined || last === item) return
    this.#put(place, last, key)
    if (key < gone) this.#rise(place)
    else this.#sink(place)
  }

  /** Those whose price `price` has reached, in no order. */
  reached(price: Ticks): Item[] {
    const limit = price * this.#sign
    const found: Item[] = []
    const open = [0]
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
      const item = this.#items[place]
      if (item === undefined || this.#keyAt(place) > limit) continue
      found.push(item)
      open.push(2 * place + 1, 2 * place + 2)
    }
    return found
  }

  #keyAt(place: number): number {
    return this.#keys[place] ?? Number.POSITIVE_INFINITY
  }

  #put(place: number, item: Item, key: number): void {
    this.#items[place] = item
    this.#keys[place] = key
    this.#places.set(item, place)
  }

  #rise(from: number): void {
    for (let place = from; place > 0; ) {
      const parent = (place - 1) >> 1
      if (this.#keyAt(parent) <= this.#keyAt(place)) return
      this.#swap(place, parent)
      place = parent
    }
  }

  #sink(from: number): void {
    for (let place = from; ; ) {
      const left = 2 * place + 1
      const child = this.#keyAt(left + 1) < this.#keyAt(left) ? left + 1 : left
      if (this.#keyAt(child) >= this.#keyAt(place)) return
      this.#swap(place, child)
      place = child
    }
  }

  #swap(one: number, other: number): void {
    const [first, second] = [this.#items[one], this.#items[other]]
    if (first === undefined || second === undefined) return
    const key = this.#keyAt(one)
    this.#put(one, second, this.#keyAt(other))
    this.#put(other, first, key)
  }
}

/** An item of one heap at most: the first of those below it, the next one beside it, and the one that it hangs on. */
export interface HeapItem<Item> {
  below: Item | undefined
  beside: Item | undefined
  before: Item | undefined
}

/**
 * Items of which the first is at hand. Adding one and taking in another heap whole cost one comparison, removing any item
 * the logarithm of their number on average over many. The order must not change while an item is in.
 */
export class PairingHeap<Item extends HeapItem<Item>> {
  readonly #comesFirst: (one: Item, other: Item) => boolean
  #first: Item | undefined

  constructor(comesFirst: (one: Item, other: Item) => boolean) {
    this.#comesFirst = comesFirst
  }

  get first(): Item | undefined {
    return this.#first
  }

  add(item: Item): void {
    this.#first = this.#joined(this.#first, item)
  }

  /** Takes all items of a heap of the same order, which is empty afterwards. */
  absorb(other: PairingHeap<Item>): void {
    this.#first = this.#joined(this.#first, other.#first)
    other.#first = undefined
  }

  remove(item: Item): void {
    const { below, before, beside } = item
    item.below = undefined
    if (before === undefined) {
      this.#first = this.#gathered(below)
      return
    }
    if (before.below === item) before.below = beside
    else before.beside = beside
    if (beside) beside.before = before
    cutOff(item)
    this.#first = this.#joined(this.#first, this.#gathered(below))
  }

  /** One heap of the items that stand beside each other, in pairs from the first and then from the last. */
  #gathered(first: Item | undefined): Item | undefined {
    const pairs: (Item | undefined)[] = []
    for (let one = first; one; ) {
      const other: Item | undefined = one.beside
      const rest: Item | undefined = other?.beside
      cutOff(one)
      if (other) cutOff(other)
      pairs.push(this.#joined(one, other))
      one = rest
    }
    let all: Item | undefined
    for (let pair = pairs.pop(); pair; pair = pairs.pop()) all = this.#joined(all, pair)
    return all
  }

  #joined(one: Item | undefined, other: Item | undefined): Item | undefined {
    if (!one || !other) return one ?? other
    const [upper, lower] = this.#comesFirst(one, other) ? [one, other] : [other, one]
    lower.before = upper
    lower.beside = upper.below
    if (upper.below) upper.below.before = lower
    upper.below = lower
    return upper
  }
}

function cutOff<Item extends HeapItem<Item>>(item: Item): void {
  item.before = undefined
  item.beside = undefined
}

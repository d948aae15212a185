import type { Lots, Ticks } from '@touchstone/quantities'
import type { OrderBook } from './orderBook.ts'
import { SIDE_BIT } from './orderFlags.ts'
import { ID_HIGH, LEFT, LEVEL, NEXT, NONE, PREVIOUS, PRICE, SLOT_SHIFT } from './orderSlot.ts'
import type { OrderTable } from './orderTable.ts'
import { LEVELS_A_PAGE, PAGE_BITS, PriceLadder } from './priceLadder.ts'

const LEVEL_MASK = LEVELS_A_PAGE - 1

/**
 * The fast book. Prices are grouped into pages of 32 neighbouring ticks that exist only while they hold an order; a page has
 * one bit and one first-in-first-out queue per tick. A side keeps its pages sorted with the best at the end, so that a
 * change near the best price moves next to nothing, and a price range costs only the pages it uses.
 */
export class FastOrderBook implements OrderBook {
  readonly #table: OrderTable
  readonly #bids = new PriceLadder()
  readonly #asks = new PriceLadder()
  /** Per page: which of its ticks have orders. */
  #bits = new Int32Array(2)
  /** Per level (page × 32 + tick in page): first and last slot, lots in all. */
  #heads = new Int32Array(2 * LEVELS_A_PAGE)
  #tails = new Int32Array(2 * LEVELS_A_PAGE)
  #lots = new Float64Array(2 * LEVELS_A_PAGE)
  #pagesUsed = 0
  readonly #freePages: number[] = []

  constructor(table: OrderTable) {
    this.#table = table
  }

  /** Bytes held besides the order table. */
  get bytes(): number {
    const levels = this.#heads.byteLength + this.#tails.byteLength + this.#lots.byteLength
    return levels + this.#bits.byteLength + this.#bids.bytes + this.#asks.bytes
  }

  rest(slot: number): void {
    const slots = this.#table.slots
    const at = slot << SLOT_SHIFT
    const side = (slots[at + ID_HIGH] as number) & SIDE_BIT
    const rank = (slots[at + PRICE] as number) ^ -side
    const page = this.#page(side === 0 ? this.#bids : this.#asks, rank >> PAGE_BITS)
    const level = (page << PAGE_BITS) | (rank & LEVEL_MASK)
    const bit = 1 << (rank & LEVEL_MASK)
    const bits = this.#bits[page] as number
    slots[at + LEVEL] = level
    slots[at + NEXT] = NONE
    if ((bits & bit) === 0) {
      this.#bits[page] = bits | bit
      this.#heads[level] = slot
      this.#lots[level] = slots[at + LEFT] as number
      slots[at + PREVIOUS] = NONE
    } else {
      const tail = this.#tails[level] as number
      slots[(tail << SLOT_SHIFT) + NEXT] = slot
      slots[at + PREVIOUS] = tail
      this.#lots[level] = (this.#lots[level] as number) + (slots[at + LEFT] as number)
    }
    this.#tails[level] = slot
  }

  remove(slot: number): void {
    const slots = this.#table.slots
    const at = slot << SLOT_SHIFT
    const level = slots[at + LEVEL] as number
    const previous = slots[at + PREVIOUS] as number
    const next = slots[at + NEXT] as number
    if ((previous & next) === NONE) {
      this.#clearLevel(level, (slots[at + ID_HIGH] as number) & SIDE_BIT, slots[at + PRICE] as number)
      return
    }
    if (previous === NONE) this.#heads[level] = next
    else slots[(previous << SLOT_SHIFT) + NEXT] = next
    if (next === NONE) this.#tails[level] = previous
    else slots[(next << SLOT_SHIFT) + PREVIOUS] = previous
    this.#lots[level] = (this.#lots[level] as number) - (slots[at + LEFT] as number)
  }

  reduce(slot: number, lots: Lots): void {
    const slots = this.#table.slots
    const at = slot << SLOT_SHIFT
    const level = slots[at + LEVEL] as number
    slots[at + LEFT] = (slots[at + LEFT] as number) - lots
    this.#lots[level] = (this.#lots[level] as number) - lots
  }

  first(side: number): number {
    const page = (side === 0 ? this.#bids : this.#asks).best
    if (page === NONE) return NONE
    return this.#heads[(page << PAGE_BITS) | (31 - Math.clz32(this.#bits[page] as number))] as number
  }

  after(slot: number): number {
    const slots = this.#table.slots
    const at = slot << SLOT_SHIFT
    const next = slots[at + NEXT] as number
    if (next !== NONE) return next
    const level = slots[at + LEVEL] as number
    const page = level >> PAGE_BITS
    const below = (this.#bits[page] as number) & ((1 << (level & LEVEL_MASK)) - 1)
    if (below !== 0) return this.#heads[(page << PAGE_BITS) | (31 - Math.clz32(below))] as number
    const side = (slots[at + ID_HIGH] as number) & SIDE_BIT
    const worse = (side === 0 ? this.#bids : this.#asks).below(((slots[at + PRICE] as number) ^ -side) >> PAGE_BITS)
    if (worse === NONE) return NONE
    return this.#heads[(worse << PAGE_BITS) | (31 - Math.clz32(this.#bits[worse] as number))] as number
  }

  bestPrice(side: number): Ticks {
    const ladder = side === 0 ? this.#bids : this.#asks
    const page = ladder.best
    if (page === NONE) return 0
    const rank = (ladder.bestKey << PAGE_BITS) | (31 - Math.clz32(this.#bits[page] as number))
    return rank ^ -side
  }

  depth(side: number, levels: number): [Ticks, Lots][] {
    const result: [Ticks, Lots][] = []
    const slots = this.#table.slots
    let slot = this.first(side)
    while (slot !== NONE && result.length < levels) {
      const level = slots[(slot << SLOT_SHIFT) + LEVEL] as number
      result.push([slots[(slot << SLOT_SHIFT) + PRICE] as number, this.#lots[level] as number])
      slot = this.after(this.#tails[level] as number)
    }
    return result
  }

  #clearLevel(level: number, side: number, price: Ticks): void {
    const page = level >> PAGE_BITS
    const bits = (this.#bits[page] as number) & ~(1 << (level & LEVEL_MASK))
    this.#bits[page] = bits
    if (bits !== 0) return
    const ladder = side === 0 ? this.#bids : this.#asks
    ladder.remove((price ^ -side) >> PAGE_BITS)
    this.#freePages.push(page)
  }

  #page(ladder: PriceLadder, key: number): number {
    const found = ladder.find(key)
    if (found !== NONE) return found
    const page = this.#freePages.pop() ?? this.#newPage()
    ladder.insert(key, page)
    return page
  }

  #newPage(): number {
    const page = this.#pagesUsed++
    if (page < this.#bits.length) return page
    const levels = this.#heads.length * 2
    const bits = new Int32Array(page * 2)
    bits.set(this.#bits)
    this.#bits = bits
    const heads = new Int32Array(levels)
    heads.set(this.#heads)
    this.#heads = heads
    const tails = new Int32Array(levels)
    tails.set(this.#tails)
    this.#tails = tails
    const lots = new Float64Array(levels)
    lots.set(this.#lots)
    this.#lots = lots
    return page
  }
}

import type { Lots, Ticks } from '@touchstone/quantities'
import type { OrderBook } from './orderBook.ts'
import { SIDE_BIT } from './orderFlags.ts'
import { ID_HIGH, LEFT, LEVEL, NEXT, NONE, PREVIOUS, PRICE, SLOT_SHIFT } from './orderSlot.ts'
import type { OrderTable } from './orderTable.ts'
import { PriceWindow } from './priceWindow.ts'

const PAGE_BITS = 5
const LEVELS_A_PAGE = 1 << PAGE_BITS
const LEVEL_MASK = LEVELS_A_PAGE - 1
/** Bytes of a level: its first and its last slot, then the lots of all as a float. */
const LEVEL_BYTES = 16
const LEVEL_INTS = LEVEL_BYTES >> 2
const LEVEL_FLOATS = LEVEL_BYTES >> 3
const TAIL = 1
const LOTS = 1

/**
 * The fast book. Prices are grouped into pages of 32 neighbouring ticks that exist only while they hold an order; a page has
 * one bit and one first-in-first-out queue per tick. Of each side the pages near the best price are found without a search.
 * A price range costs only the pages it uses.
 */
export class FastOrderBook implements OrderBook {
  readonly #table: OrderTable
  /** By side. */
  readonly #sides = [new PriceWindow(), new PriceWindow()] as const
  /** Per page: which of its ticks have orders. */
  #bits = new Int32Array(2)
  /** Per level (page × 32 + tick in page), all of it in one cache line. */
  #levels = new Int32Array(2 * LEVELS_A_PAGE * LEVEL_INTS)
  #lots = new Float64Array(this.#levels.buffer)
  #pagesUsed = 0
  readonly #freePages: number[] = []

  constructor(table: OrderTable) {
    this.#table = table
  }

  /** Bytes held besides the order table. */
  get bytes(): number {
    return this.#levels.byteLength + this.#bits.byteLength + this.#sides[0].bytes + this.#sides[1].bytes
  }

  rest(slot: number): void {
    const slots = this.#table.slots
    const at = slot << SLOT_SHIFT
    const side = (slots[at + ID_HIGH] as number) & SIDE_BIT
    const rank = (slots[at + PRICE] as number) ^ -side
    const page = this.#page(this.#side(side), rank >> PAGE_BITS)
    const level = (page << PAGE_BITS) | (rank & LEVEL_MASK)
    const bit = 1 << (rank & LEVEL_MASK)
    const bits = this.#bits[page] as number
    const levels = this.#levels
    const queue = level * LEVEL_INTS
    const lots = level * LEVEL_FLOATS + LOTS
    slots[at + LEVEL] = level
    slots[at + NEXT] = NONE
    if ((bits & bit) === 0) {
      this.#bits[page] = bits | bit
      levels[queue] = slot
      this.#lots[lots] = slots[at + LEFT] as number
      slots[at + PREVIOUS] = NONE
    } else {
      const tail = levels[queue + TAIL] as number
      slots[(tail << SLOT_SHIFT) + NEXT] = slot
      slots[at + PREVIOUS] = tail
      this.#lots[lots] = (this.#lots[lots] as number) + (slots[at + LEFT] as number)
    }
    levels[queue + TAIL] = slot
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
    if (previous === NONE) this.#levels[level * LEVEL_INTS] = next
    else slots[(previous << SLOT_SHIFT) + NEXT] = next
    if (next === NONE) this.#levels[level * LEVEL_INTS + TAIL] = previous
    else slots[(next << SLOT_SHIFT) + PREVIOUS] = previous
    this.#take(level, slots[at + LEFT] as number)
  }

  reduce(slot: number, lots: Lots): void {
    const slots = this.#table.slots
    const at = slot << SLOT_SHIFT
    slots[at + LEFT] = (slots[at + LEFT] as number) - lots
    this.#take(slots[at + LEVEL] as number, lots)
  }

  first(side: number): number {
    const page = this.#side(side).best
    return page === NONE ? NONE : this.#firstOf(page, this.#bits[page] as number)
  }

  after(slot: number): number {
    const slots = this.#table.slots
    const at = slot << SLOT_SHIFT
    const next = slots[at + NEXT] as number
    if (next !== NONE) return next
    const level = slots[at + LEVEL] as number
    const page = level >> PAGE_BITS
    const below = (this.#bits[page] as number) & ((1 << (level & LEVEL_MASK)) - 1)
    if (below !== 0) return this.#firstOf(page, below)
    const side = (slots[at + ID_HIGH] as number) & SIDE_BIT
    const worse = this.#side(side).below(((slots[at + PRICE] as number) ^ -side) >> PAGE_BITS)
    return worse === NONE ? NONE : this.#firstOf(worse, this.#bits[worse] as number)
  }

  bestPrice(side: number): Ticks {
    const { best, bestKey } = this.#side(side)
    if (best === NONE) return 0
    const rank = (bestKey << PAGE_BITS) | highest(this.#bits[best] as number)
    return rank ^ -side
  }

  depth(side: number, levels: number): [Ticks, Lots][] {
    const result: [Ticks, Lots][] = []
    const slots = this.#table.slots
    let slot = this.first(side)
    while (slot !== NONE && result.length < levels) {
      const level = slots[(slot << SLOT_SHIFT) + LEVEL] as number
      result.push([slots[(slot << SLOT_SHIFT) + PRICE] as number, this.#lots[level * LEVEL_FLOATS + LOTS] as number])
      slot = this.after(this.#levels[level * LEVEL_INTS + TAIL] as number)
    }
    return result
  }

  #side(side: number): PriceWindow {
    return this.#sides[side as 0 | 1]
  }

  /** The first order of the best of these ticks of a page. */
  #firstOf(page: number, ticks: number): number {
    return this.#levels[((page << PAGE_BITS) | highest(ticks)) * LEVEL_INTS] as number
  }

  /** Lots leave a level. */
  #take(level: number, lots: Lots): void {
    const at = level * LEVEL_FLOATS + LOTS
    this.#lots[at] = (this.#lots[at] as number) - lots
  }

  #clearLevel(level: number, side: number, price: Ticks): void {
    const page = level >> PAGE_BITS
    const bits = (this.#bits[page] as number) & ~(1 << (level & LEVEL_MASK))
    this.#bits[page] = bits
    if (bits !== 0) return
    this.#side(side).remove((price ^ -side) >> PAGE_BITS)
    this.#freePages.push(page)
  }

  #page(side: PriceWindow, key: number): number {
    const found = side.find(key)
    if (found !== NONE) return found
    const page = this.#freePages.pop() ?? this.#newPage()
    side.insert(key, page)
    return page
  }

  #newPage(): number {
    const page = this.#pagesUsed++
    if (page < this.#bits.length) return page
    const bits = new Int32Array(page * 2)
    bits.set(this.#bits)
    this.#bits = bits
    const levels = new Int32Array(this.#levels.length * 2)
    levels.set(this.#levels)
    this.#levels = levels
    this.#lots = new Float64Array(levels.buffer)
    return page
  }
}

/** The highest of the ticks, of which there must be one. */
function highest(ticks: number): number {
  return LEVEL_MASK - Math.clz32(ticks)
}

import type { OrderId, OwnerId } from '@touchstone/protocol'
import { highWord, type Lots, type Ticks } from '@touchstone/quantities'
import { FLAG_BITS } from './orderFlags.ts'
import { OrderIndex } from './orderIndex.ts'
import { ID_HIGH, ID_LOW, LEFT, NEXT, NONE, OWNER, PRICE, SLOT_SHIFT } from './orderSlot.ts'

export { NONE } from './orderSlot.ts'

const TWO_32 = 0x1_0000_0000
const FLAG_MASK = (1 << FLAG_BITS) - 1

/**
 * The live orders: one slot of eight ints each, and an index from id to slot. Slots are reused; which slot an order got
 * never decides anything.
 */
export class OrderTable {
  /** Replaced when it grows: read it anew in every call. */
  slots: Int32Array
  readonly #index = new OrderIndex()
  #free = NONE
  #used = 0
  #count = 0

  constructor(capacity = 1024) {
    this.slots = new Int32Array(capacity << SLOT_SHIFT)
  }

  /** Live orders. */
  get count(): number {
    return this.#count
  }

  /** Slots there is room for. */
  get capacity(): number {
    return this.slots.length >> SLOT_SHIFT
  }

  /** Bytes held, index included. */
  get bytes(): number {
    return this.slots.byteLength + this.#index.bytes
  }

  /** Takes a slot. `flags` as of orderFlags; ids are unique and below 2^53. */
  add(id: OrderId, owner: OwnerId, flags: number, price: Ticks, lots: Lots): number {
    const slot = this.#take()
    const low = id | 0
    const slots = this.slots
    const at = slot << SLOT_SHIFT
    slots[at + ID_LOW] = low
    slots[at + ID_HIGH] = (highWord(id) << FLAG_BITS) | flags
    slots[at + OWNER] = owner
    slots[at + LEFT] = lots
    slots[at + PRICE] = price
    this.#index.add(low, slot)
    this.#count++
    return slot
  }

  /** Gives the slot back. The order must be in no book. */
  remove(slot: number): void {
    const at = slot << SLOT_SHIFT
    this.#index.remove(this.slots[at + ID_LOW] as number, slot)
    this.slots[at + NEXT] = this.#free
    this.#free = slot
    this.#count--
  }

  /** The slot of a live order, or NONE. */
  find(id: OrderId): number {
    const low = id | 0
    return this.#index.find(low, highWord(id), this.slots)
  }

  id(slot: number): OrderId {
    const at = slot << SLOT_SHIFT
    const high = (this.slots[at + ID_HIGH] as number) >>> FLAG_BITS
    return high * TWO_32 + ((this.slots[at + ID_LOW] as number) >>> 0)
  }

  flags(slot: number): number {
    return (this.slots[(slot << SLOT_SHIFT) + ID_HIGH] as number) & FLAG_MASK
  }

  setFlag(slot: number, bit: number, on: boolean): void {
    const at = (slot << SLOT_SHIFT) + ID_HIGH
    const word = this.slots[at] as number
    this.slots[at] = on ? word | bit : word & ~bit
  }

  owner(slot: number): OwnerId {
    return this.slots[(slot << SLOT_SHIFT) + OWNER] as number
  }

  left(slot: number): Lots {
    return this.slots[(slot << SLOT_SHIFT) + LEFT] as number
  }

  setLeft(slot: number, lots: Lots): void {
    this.slots[(slot << SLOT_SHIFT) + LEFT] = lots
  }

  price(slot: number): Ticks {
    return this.slots[(slot << SLOT_SHIFT) + PRICE] as number
  }

  setPrice(slot: number, price: Ticks): void {
    this.slots[(slot << SLOT_SHIFT) + PRICE] = price
  }

  #take(): number {
    const slot = this.#free
    if (slot !== NONE) {
      this.#free = this.slots[(slot << SLOT_SHIFT) + NEXT] as number
      return slot
    }
    if (this.#used === this.capacity) {
      const larger = new Int32Array(this.slots.length * 2)
      larger.set(this.slots)
      this.slots = larger
    }
    return this.#used++
  }
}

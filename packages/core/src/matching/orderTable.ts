import type { OrderId, OwnerId } from '@touchstone/protocol'
import { highWord, type Lots, type Ticks } from '@touchstone/quantities'
import { FLAG_BITS, RESERVE_BIT } from './orderFlags.ts'
import { OrderIndex } from './orderIndex.ts'
import { ID_HIGH, ID_LOW, LEFT, NEXT, NONE, OWNER, PRICE, SLOT_SHIFT } from './orderSlot.ts'
import { Reserves } from './reserves.ts'

export { NONE } from './orderSlot.ts'

const TWO_32 = 0x1_0000_0000
/** All flags but the table's own. */
const FLAG_MASK = RESERVE_BIT - 1

/**
 * The live orders: one slot of eight ints each, and an index from id to slot. Slots are reused; which slot an order got
 * never decides anything.
 */
export class OrderTable {
  /** Replaced when it grows: read it anew in every call. */
  slots: Int32Array
  #index: OrderIndex
  readonly #reserves = new Reserves()
  #free = NONE
  #used = 0
  #count = 0

  constructor(capacity = 1024) {
    this.slots = new Int32Array(capacity << SLOT_SHIFT)
    this.#index = new OrderIndex(capacity)
  }

  /** Live orders. */
  get count(): number {
    return this.#count
  }

  /** Orders of which lots stand in reserve. */
  get icebergs(): number {
    return this.#reserves.size
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

  /** Lots left to trade, those in reserve too. */
  left(slot: number): Lots {
    return this.shown(slot) + this.reserve(slot)
  }

  /** Lots left that the book shows: of most orders all. */
  shown(slot: number): Lots {
    return this.slots[(slot << SLOT_SHIFT) + LEFT] as number
  }

  /** The lots left of an order without a reserve. */
  setLeft(slot: number, lots: Lots): void {
    this.slots[(slot << SLOT_SHIFT) + LEFT] = lots
  }

  hasReserve(slot: number): boolean {
    return ((this.slots[(slot << SLOT_SHIFT) + ID_HIGH] as number) & RESERVE_BIT) !== 0
  }

  /** Lots that stand behind those that the book shows. */
  reserve(slot: number): Lots {
    return this.hasReserve(slot) ? this.#reserves.of(slot) : 0
  }

  /** Lots of a reserve that come forward at a time; 0 without one. */
  visible(slot: number): Lots {
    return this.#reserves.visible(slot)
  }

  /** Puts `reserve` of an order's lots behind the others. In no book meanwhile, and fewer than are left. */
  putInReserve(slot: number, visible: Lots, reserve: Lots): void {
    this.#reserves.add(slot, visible, reserve)
    this.setLeft(slot, this.shown(slot) - reserve)
    this.setFlag(slot, RESERVE_BIT, true)
  }

  /** Lots of the reserve, at most all, join those that are shown. In no book meanwhile. */
  bringForward(slot: number, lots: Lots): void {
    this.takeFromReserve(slot, lots)
    this.setLeft(slot, this.shown(slot) + lots)
  }

  /** Lots of the reserve, at most all, are gone. */
  takeFromReserve(slot: number, lots: Lots): void {
    this.setFlag(slot, RESERVE_BIT, this.#reserves.take(slot, lots))
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
    if (this.#used === this.capacity) this.#grow()
    return this.#used++
  }

  /** No slot is free: all of them are live. */
  #grow(): void {
    const slots = new Int32Array(this.slots.length * 2)
    slots.set(this.slots)
    this.slots = slots
    this.#index = new OrderIndex(this.capacity)
    for (let slot = 0; slot < this.#used; slot++) this.#index.add(slots[(slot << SLOT_SHIFT) + ID_LOW] as number, slot)
  }
}

import { FLAG_BITS } from './orderFlags.ts'
import { ID_HIGH, ID_LOW, NONE, SLOT_SHIFT } from './orderSlot.ts'

/** Homes of a cache line. */
const LINE_BITS = 4
const LINE_MASK = (1 << LINE_BITS) - 1
const LEAST_BITS = LINE_BITS + 1
/** 2^32 ÷ golden ratio: spreads consecutive ids evenly. */
const SPREAD = 0x9e3779b1

/**
 * Order id → slot: each id has a home, of which there are two for every slot, and the orders of one home are a chain, the
 * youngest first. The table behind the slots has the ids.
 */
export class OrderIndex {
  /** Slot + 1 of the first order by home, and of the next one by slot + 1; 0 = none. */
  #first: Int32Array
  #next: Int32Array
  #shift: number

  /** For so many slots. */
  constructor(capacity: number) {
    const bits = Math.max(LEAST_BITS, 33 - Math.clz32(capacity - 1))
    this.#first = new Int32Array(1 << bits)
    this.#next = new Int32Array(capacity + 1)
    this.#shift = 32 - (bits - LINE_BITS)
  }

  /** Bytes held. */
  get bytes(): number {
    return this.#first.byteLength + this.#next.byteLength
  }

  add(idLow: number, slot: number): void {
    const home = this.#home(idLow)
    this.#next[slot + 1] = this.#first[home] as number
    this.#first[home] = slot + 1
  }

  /** The slot of an id, or NONE. `slots` are the order table's. */
  find(idLow: number, idHigh: number, slots: Int32Array): number {
    for (let at = this.#first[this.#home(idLow)] as number; at !== 0; at = this.#next[at] as number) {
      const from = (at - 1) << SLOT_SHIFT
      if (slots[from + ID_LOW] === idLow && (slots[from + ID_HIGH] as number) >>> FLAG_BITS === idHigh) return at - 1
    }
    return NONE
  }

  /** Takes a slot out. It must be there. */
  remove(idLow: number, slot: number): void {
    const gone = slot + 1
    const after = this.#next[gone] as number
    const home = this.#home(idLow)
    let at = this.#first[home] as number
    if (at === gone) {
      this.#first[home] = after
      return
    }
    while (this.#next[at] !== gone) at = this.#next[at] as number
    this.#next[at] = after
  }

  /** Where an id belongs: sixteen consecutive ids share a cache line, because young orders come and go together. */
  #home(idLow: number): number {
    return ((Math.imul(idLow >>> LINE_BITS, SPREAD) >>> this.#shift) << LINE_BITS) | (idLow & LINE_MASK)
  }
}

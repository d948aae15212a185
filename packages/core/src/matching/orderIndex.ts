import { FLAG_BITS } from './orderFlags.ts'
import { ID_HIGH, SLOT_SHIFT } from './orderSlot.ts'

const START_BITS = 10
const START_CAPACITY = 1 << START_BITS
/** Places of a cache line. */
const LINE_BITS = 3
const LINE_MASK = (1 << LINE_BITS) - 1
/** 2^32 ÷ golden ratio: spreads consecutive ids evenly. */
const SPREAD = 0x9e3779b1

/**
 * Order id → slot: open addressing with linear probing, at most three quarters full, no tombstones. A place holds the
 * id's low 32 bits and the slot + 1; the table behind the slots knows the whole id and settles the rare tie.
 */
export class OrderIndex {
  #places = new Int32Array(START_CAPACITY * 2)
  #mask = START_CAPACITY - 1
  #shift = 32 - (START_BITS - LINE_BITS)
  #count = 0

  /** Bytes held. */
  get bytes(): number {
    return this.#places.byteLength
  }

  add(idLow: number, slot: number): void {
    if (this.#count * 4 >= (this.#mask + 1) * 3) this.#grow()
    this.#count++
    this.#put(idLow, slot)
  }

  /** The slot of an id, or -1. `slots` are the order table's, where the high word is compared. */
  find(idLow: number, idHigh: number, slots: Int32Array): number {
    const places = this.#places
    let place = this.#home(idLow)
    for (;;) {
      const slot = (places[place * 2 + 1] as number) - 1
      if (slot < 0) return -1
      if (places[place * 2] === idLow) {
        const high = (slots[(slot << SLOT_SHIFT) + ID_HIGH] as number) >>> FLAG_BITS
        if (high === idHigh) return slot
      }
      place = (place + 1) & this.#mask
    }
  }

  /** Takes out the place of `slot` and closes the gap. */
  remove(idLow: number, slot: number): void {
    const places = this.#places
    const mask = this.#mask
    let gap = this.#home(idLow)
    while (places[gap * 2 + 1] !== slot + 1) gap = (gap + 1) & mask
    this.#count--
    for (let place = (gap + 1) & mask; places[place * 2 + 1] !== 0; place = (place + 1) & mask) {
      const home = this.#home(places[place * 2] as number)
      if (((place - home) & mask) < ((place - gap) & mask)) continue
      places[gap * 2] = places[place * 2] as number
      places[gap * 2 + 1] = places[place * 2 + 1] as number
      gap = place
    }
    places[gap * 2 + 1] = 0
  }

  /** Where an id belongs: eight consecutive ids share a cache line, because young orders come and go together. */
  #home(idLow: number): number {
    return ((Math.imul(idLow >>> LINE_BITS, SPREAD) >>> this.#shift) << LINE_BITS) | (idLow & LINE_MASK)
  }

  #put(idLow: number, slot: number): void {
    const places = this.#places
    let place = this.#home(idLow)
    while (places[place * 2 + 1] !== 0) place = (place + 1) & this.#mask
    places[place * 2] = idLow
    places[place * 2 + 1] = slot + 1
  }

  #grow(): void {
    const old = this.#places
    this.#places = new Int32Array(old.length * 2)
    this.#mask = this.#mask * 2 + 1
    this.#shift--
    for (let at = 0; at < old.length; at += 2) {
      const slot = (old[at + 1] as number) - 1
      if (slot >= 0) this.#put(old[at] as number, slot)
    }
  }
}

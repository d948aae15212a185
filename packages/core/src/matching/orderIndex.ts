const START_CAPACITY = 1024
/** 2^32 ÷ golden ratio: spreads consecutive ids evenly. */
const SPREAD = 0x9e3779b1

/**
 * Order id → slot: open addressing with linear probing, at most three quarters full, no tombstones. A place holds the
 * id's low 32 bits and the slot + 1; the table behind the slots knows the whole id and settles the rare tie.
 */
export class OrderIndex {
  #places = new Int32Array(START_CAPACITY * 2)
  #mask = START_CAPACITY - 1
  #shift = 32 - 10
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

  /** The next slot whose id has this low word, at or after place `from`; -1 when there is none. */
  find(idLow: number, idHigh: number, highOf: (slot: number) => number): number {
    const places = this.#places
    let place = Math.imul(idLow, SPREAD) >>> this.#shift
    for (;;) {
      const slot = (places[place * 2 + 1] as number) - 1
      if (slot < 0) return -1
      if (places[place * 2] === idLow && highOf(slot) === idHigh) return slot
      place = (place + 1) & this.#mask
    }
  }

  /** Takes out the place of `slot` and closes the gap. */
  remove(idLow: number, slot: number): void {
    const places = this.#places
    const mask = this.#mask
    let gap = Math.imul(idLow, SPREAD) >>> this.#shift
    while (places[gap * 2 + 1] !== slot + 1) gap = (gap + 1) & mask
    this.#count--
    for (let place = (gap + 1) & mask; places[place * 2 + 1] !== 0; place = (place + 1) & mask) {
      const home = Math.imul(places[place * 2] as number, SPREAD) >>> this.#shift
      if (((place - home) & mask) < ((place - gap) & mask)) continue
      places[gap * 2] = places[place * 2] as number
      places[gap * 2 + 1] = places[place * 2 + 1] as number
      gap = place
    }
    places[gap * 2 + 1] = 0
  }

  #put(idLow: number, slot: number): void {
    const places = this.#places
    let place = Math.imul(idLow, SPREAD) >>> this.#shift
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

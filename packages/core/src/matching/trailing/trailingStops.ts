import type { Ticks } from '@touchstone/quantities'
import { sideOf } from '../orderFlags.ts'
import { NONE, type OrderTable } from '../orderTable.ts'
import { firingOrder, MILLION, type Trail, triggerPrice, wayOf } from './trail.ts'
import { TrailingStop } from './trailGroup.ts'
import { TrailingSide } from './trailingSide.ts'

/** The best price that a stop has seen, and the price at which it fires now. */
export interface Trailed {
  readonly extreme: Ticks
  readonly stopPrice: Ticks
}

/** The trailing stops of one market on one of its prices. TRAIL-3 to TRAIL-5. */
export class TrailingStops {
  readonly #table: OrderTable
  readonly #bySlot = new Map<number, TrailingStop>()
  readonly #sides = [new TrailingSide(-1), new TrailingSide(1)] as const

  constructor(table: OrderTable) {
    this.#table = table
  }

  get size(): number {
    return this.#bySlot.size
  }

  /** How many different best prices the stops of both sides have seen. */
  get groups(): number {
    return this.#sides[0].groups + this.#sides[1].groups
  }

  add(slot: number, trail: Trail): void {
    const stop = new TrailingStop(this.#table.id(slot), slot, trail)
    this.#bySlot.set(slot, stop)
    this.#sideOf(slot).add(stop)
  }

  /** Whether the stop was here. */
  remove(slot: number): boolean {
    const stop = this.#bySlot.get(slot)
    if (!stop) return false
    this.#bySlot.delete(slot)
    this.#sideOf(slot).remove(stop)
    return true
  }

  /** Takes notice of a price: best prices move, and stops whose activation price has come begin to trail. */
  see(price: Ticks): void {
    for (const side of this.#sides) side.see(price)
  }

  /** Where a stop stands; undefined for one that does not trail, or not yet. */
  at(slot: number): Trailed | undefined {
    const stop = this.#bySlot.get(slot)
    if (!stop?.group) return undefined
    const { extreme } = stop.group
    return { extreme, stopPrice: triggerPrice(wayOf(sideOf(this.#table.flags(slot))), extreme, stop.trail) }
  }

  /** The stop that fires first at a price, of both sides the one that it has passed farther, then the older; NONE without. */
  due(price: Ticks): number {
    const [buy, sell] = [this.#sides[0].first, this.#sides[1].first]
    const over = buy ? this.passed(buy.slot, price) : -1
    const under = sell ? this.passed(sell.slot, price) : -1
    if (over < 0 && under < 0) return NONE
    if (over === under && buy && sell) return buy.id < sell.id ? buy.slot : sell.slot
    return (over > under ? buy?.slot : sell?.slot) ?? NONE
  }

  /** How far a price has passed a stop that trails, in millionths of a tick. */
  passed(slot: number, price: Ticks): number {
    const stop = this.#bySlot.get(slot)
    const way = wayOf(sideOf(this.#table.flags(slot)))
    return stop?.group ? firingOrder(way, stop.group.extreme, stop.trail) - way * price * MILLION : -1
  }

  /** Those of a side, by order id. */
  side(side: number): number[] {
    const slots = [...this.#bySlot.keys()].filter((slot) => sideOf(this.#table.flags(slot)) === side)
    return slots.sort((one, other) => this.#table.id(one) - this.#table.id(other))
  }

  #sideOf(slot: number): TrailingSide {
    return this.#sides[sideOf(this.#table.flags(slot)) as 0 | 1]
  }
}

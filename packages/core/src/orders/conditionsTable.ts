import { isTrailing, NO_CONDITIONS, type OrderConditions, type OrderId } from '@touchstone/protocol'
import type { Ticks, Timestamp } from '@touchstone/quantities'
import { WaitingQueue } from '../clock/waitingQueue.ts'
import { NONE, type OrderTable } from '../matching/orderTable.ts'
import type { Trail } from '../matching/trailing/trail.ts'

/** A live order that ends at a moment. */
interface Ending {
  readonly id: OrderId
  readonly slot: number
  readonly goodTill: Timestamp
}

/** Conditions of live orders beside their order table, by the same slots: only orders that have any take room. */
export class ConditionsTable {
  readonly #table: OrderTable
  readonly #bySlot = new Map<number, OrderConditions>()
  /** The best prices that stops had seen when they came to wait. */
  readonly #extremes = new Map<number, Ticks>()
  readonly #endings = new WaitingQueue<Ending>(({ goodTill }) => goodTill)

  constructor(table: OrderTable) {
    this.#table = table
  }

  get size(): number {
    return this.#bySlot.size
  }

  /** The earliest moment at which an order ends; 0 = none does. */
  get nextDue(): Timestamp {
    return this.#endings.next?.goodTill ?? 0
  }

  /** The slot of an order that ends at that moment or before, the earliest first, then the older one; NONE without. */
  dueAt(time: Timestamp): number {
    const ending = this.#endings.next
    return ending && ending.goodTill <= time ? ending.slot : NONE
  }

  of(slot: number): OrderConditions {
    return this.#bySlot.get(slot) ?? NO_CONDITIONS
  }

  /** `extreme`: the best price that a trailing stop has seen as it comes to wait; 0 before its activation, and of other orders. */
  add(slot: number, conditions: OrderConditions, extreme: Ticks): void {
    this.#bySlot.set(slot, conditions)
    if (extreme !== 0) this.#extremes.set(slot, extreme)
    if (conditions.goodTill !== 0) this.#endings.add(this.#ending(slot, conditions))
  }

  /** Forgets an order that ends. Most have none: the caller need not know. */
  remove(slot: number): void {
    const conditions = this.#bySlot.get(slot)
    if (!conditions) return
    this.#bySlot.delete(slot)
    this.#extremes.delete(slot)
    if (conditions.goodTill !== 0) this.#endings.remove(this.#ending(slot, conditions))
  }

  /** How a stop trails as it comes to wait; undefined for an order that does not trail. */
  trailOf(slot: number): Trail | undefined {
    const conditions = this.#bySlot.get(slot)
    if (!conditions || !isTrailing(conditions)) return undefined
    return { ...conditions, extreme: this.#extremes.get(slot) ?? 0 }
  }

  /** Orders with conditions, by the order's number. */
  slots(): number[] {
    return [...this.#bySlot.keys()].sort((one, other) => this.#table.id(one) - this.#table.id(other))
  }

  #ending(slot: number, { goodTill }: OrderConditions): Ending {
    return { id: this.#table.id(slot), slot, goodTill }
  }
}

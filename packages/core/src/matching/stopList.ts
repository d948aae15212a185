import type { Ticks } from '@touchstone/quantities'
import { BUY, sideOf } from './orderFlags.ts'
import { NONE, type OrderTable } from './orderTable.ts'

/**
 * The stops of one market that wait for their trigger, each side in the order in which a moving price reaches them: buys
 * from the lowest stop price, sells from the highest, equal ones by order id. TRIG-1 to TRIG-3.
 */
export class StopList {
  readonly #table: OrderTable
  readonly #stopPrice: (slot: number) => Ticks
  readonly #queues: readonly [number[], number[]] = [[], []]

  constructor(table: OrderTable, stopPrice: (slot: number) => Ticks) {
    this.#table = table
    this.#stopPrice = stopPrice
  }

  get size(): number {
    return this.#queues[0].length + this.#queues[1].length
  }

  add(slot: number): void {
    const queue = this.#queue(slot)
    queue.splice(this.#position(queue, slot), 0, slot)
  }

  remove(slot: number): void {
    const queue = this.#queue(slot)
    queue.splice(this.#position(queue, slot), 1)
  }

  /** The stop that `last` triggers first, or NONE: of both sides the one the price has passed farther, then the older. */
  due(last: Ticks): number {
    const buy = this.#queues[0][0] ?? NONE
    const sell = this.#queues[1][0] ?? NONE
    const past = buy === NONE ? -1 : last - this.#stopPrice(buy)
    const under = sell === NONE ? -1 : this.#stopPrice(sell) - last
    if (last === 0 || (past < 0 && under < 0)) return NONE
    if (past === under) return this.#table.id(buy) < this.#table.id(sell) ? buy : sell
    return past > under ? buy : sell
  }

  /** Stops of a side (0 buy, 1 sell) in trigger order. */
  side(side: number): readonly number[] {
    return side === BUY ? this.#queues[0] : this.#queues[1]
  }

  #queue(slot: number): number[] {
    return this.#queues[sideOf(this.#table.flags(slot)) as 0 | 1]
  }

  /** Where the stop is or belongs. */
  #position(queue: readonly number[], slot: number): number {
    let low = 0
    let high = queue.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#before(queue[middle] as number, slot)) low = middle + 1
      else high = middle
    }
    return low
  }

  #before(one: number, other: number): boolean {
    const direction = sideOf(this.#table.flags(one)) === BUY ? 1 : -1
    const distance = direction * (this.#stopPrice(one) - this.#stopPrice(other))
    return distance !== 0 ? distance < 0 : this.#table.id(one) < this.#table.id(other)
  }
}

import type { Lots, Ticks } from '@touchstone/quantities'
import type { OrderBook } from './orderBook.ts'
import { BUY, sideOf } from './orderFlags.ts'
import { NONE, type OrderTable } from './orderTable.ts'

/** The obvious book: one array a side, best first. For tests, where it is the reference of the fast one. */
export class NaiveOrderBook implements OrderBook {
  readonly #table: OrderTable
  readonly #queues: readonly [number[], number[]] = [[], []]

  constructor(table: OrderTable) {
    this.#table = table
  }

  rest(slot: number): void {
    const queue = this.#queue(slot)
    const price = this.#table.price(slot)
    const buy = sideOf(this.#table.flags(slot)) === BUY
    const at = queue.findIndex((other) => (buy ? this.#table.price(other) < price : this.#table.price(other) > price))
    queue.splice(at < 0 ? queue.length : at, 0, slot)
  }

  remove(slot: number): void {
    const queue = this.#queue(slot)
    queue.splice(queue.indexOf(slot), 1)
  }

  reduce(slot: number, lots: Lots): void {
    this.#table.setLeft(slot, this.#table.shown(slot) - lots)
  }

  first(side: number): number {
    return this.#queues[side]?.[0] ?? NONE
  }

  after(slot: number): number {
    const queue = this.#queue(slot)
    return queue[queue.indexOf(slot) + 1] ?? NONE
  }

  bestPrice(side: number): Ticks {
    const best = this.first(side)
    return best === NONE ? 0 : this.#table.price(best)
  }

  depth(side: number, levels: number): [Ticks, Lots][] {
    const result: [Ticks, Lots][] = []
    for (const slot of this.#queues[side] ?? []) {
      const price = this.#table.price(slot)
      const last = result.at(-1)
      if (last?.[0] === price) last[1] += this.#table.shown(slot)
      else if (result.length === levels) break
      else result.push([price, this.#table.shown(slot)])
    }
    return result
  }

  #queue(slot: number): number[] {
    return this.#queues[sideOf(this.#table.flags(slot)) as 0 | 1]
  }
}

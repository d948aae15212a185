import type { Ticks } from '@touchstone/quantities'
import { BUY, sideOf } from './orderFlags.ts'
import { NONE, type OrderTable } from './orderTable.ts'
import { MILLION, type Trail } from './trailing/trail.ts'
import { TrailingStops } from './trailing/trailingStops.ts'

/**
 * The stops of one market that wait for their trigger, each side in the order in which a moving price reaches them: buys
 * from the lowest stop price, sells from the highest, equal ones by order id. TRIG-1 to TRIG-3. Those that trail wait apart.
 */
export class StopList {
  readonly #table: OrderTable
  readonly #stopPrice: (slot: number) => Ticks
  readonly #trailOf: (slot: number) => Trail | undefined
  readonly #queues: readonly [number[], number[]] = [[], []]
  readonly trails: TrailingStops

  constructor(
    table: OrderTable,
    stopPrice: (slot: number) => Ticks,
    trailOf: (slot: number) => Trail | undefined = () => undefined,
  ) {
    this.#table = table
    this.#stopPrice = stopPrice
    this.#trailOf = trailOf
    this.trails = new TrailingStops(table)
  }

  get size(): number {
    return this.#queues[0].length + this.#queues[1].length + this.trails.size
  }

  /** Takes notice of every price, for those that trail. */
  see(price: Ticks): void {
    if (this.trails.size !== 0) this.trails.see(price)
  }

  add(slot: number): void {
    const trail = this.#trailOf(slot)
    if (trail) this.trails.add(slot, trail)
    else this.#addFixed(slot)
  }

  #addFixed(slot: number): void {
    const queue = this.#queue(slot)
    queue.splice(this.#position(queue, slot), 0, slot)
  }

  remove(slot: number): void {
    if (this.trails.size !== 0 && this.trails.remove(slot)) return
    const queue = this.#queue(slot)
    queue.splice(this.#position(queue, slot), 1)
  }

  /** The stop that `last` triggers first, or NONE: of both sides the one the price has passed farther, then the older. */
  due(last: Ticks): number {
    const fixed = this.#dueFixed(last)
    if (this.trails.size === 0 || last === 0) return fixed
    const trailing = this.trails.due(last)
    if (fixed === NONE || trailing === NONE) return fixed === NONE ? trailing : fixed
    const farther = this.#passed(fixed, last) * MILLION - this.trails.passed(trailing, last)
    if (farther === 0) return this.#table.id(fixed) < this.#table.id(trailing) ? fixed : trailing
    return farther > 0 ? fixed : trailing
  }

  /** How far a price has passed a stop that does not trail, in ticks. */
  #passed(slot: number, price: Ticks): Ticks {
    const past = price - this.#stopPrice(slot)
    return sideOf(this.#table.flags(slot)) === BUY ? past : -past
  }

  #dueFixed(last: Ticks): number {
    const buy = this.#queues[0][0] ?? NONE
    const sell = this.#queues[1][0] ?? NONE
    const past = buy === NONE ? -1 : last - this.#stopPrice(buy)
    const under = sell === NONE ? -1 : this.#stopPrice(sell) - last
    if (last === 0 || (past < 0 && under < 0)) return NONE
    if (past === under) return this.#table.id(buy) < this.#table.id(sell) ? buy : sell
    return past > under ? buy : sell
  }

  /** Stops of a side (0 buy, 1 sell) in trigger order, behind them those that trail by order id. */
  side(side: number): readonly number[] {
    const fixed = side === BUY ? this.#queues[0] : this.#queues[1]
    return this.trails.size === 0 ? fixed : [...fixed, ...this.trails.side(side)]
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

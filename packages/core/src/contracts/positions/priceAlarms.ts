import type { Ticks } from '@touchstone/quantities'
import type { Position } from '../position.ts'
import { PriceHeap } from './priceHeap.ts'

/** Which way the mark moves towards the alarms of long positions; it moves the other way towards those of short ones. */
type Way = 'falling' | 'rising'

/** A price at which each of a contract's positions has to be looked at. Follows from the positions: no snapshot has it. */
export class PriceAlarms {
  readonly #falling = new PriceHeap<Position>('falling')
  readonly #rising = new PriceHeap<Position>('rising')
  readonly #ofLongs: Way

  constructor(ofLongs: Way) {
    this.#ofLongs = ofLongs
  }

  get size(): number {
    return this.#falling.size + this.#rising.size
  }

  /** 0 = none. */
  priceOf(position: Position): Ticks {
    return this.#heapOf(position).priceOf(position) ?? 0
  }

  /** 0 takes it away. */
  set(position: Position, price: Ticks): void {
    if (price === 0) this.delete(position)
    else this.#heapOf(position).set(position, price)
  }

  delete(position: Position): void {
    this.#heapOf(position).delete(position)
  }

  isReached(position: Position, mark: Ticks): boolean {
    const price = this.priceOf(position)
    if (price === 0) return false
    return position.isLong === (this.#ofLongs === 'falling') ? mark <= price : mark >= price
  }

  /** The positions whose price the mark would reach by moving at most so far, in no order. */
  within(mark: Ticks, distance: Ticks): Position[] {
    return [...this.#falling.reached(mark - distance), ...this.#rising.reached(mark + distance)]
  }

  /** The positions whose price the mark has reached, in no order. */
  reached(mark: Ticks): Position[] {
    return [...this.#falling.reached(mark), ...this.#rising.reached(mark)]
  }

  #heapOf({ isLong }: Position): PriceHeap<Position> {
    return isLong === (this.#ofLongs === 'falling') ? this.#falling : this.#rising
  }
}

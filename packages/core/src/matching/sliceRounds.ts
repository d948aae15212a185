import type { Lots } from '@touchstone/quantities'
import type { OrderBook } from './orderBook.ts'
import { NONE, type OrderTable } from './orderTable.ts'

/** Lots of an iceberg that come forward while a plan is made. */
interface Slice {
  readonly maker: number
  readonly lots: Lots
  /** Lots of the same order that the plan has filled before. */
  readonly before: Lots
}

/**
 * The slices of icebergs that come forward on a price level while a plan is made, which leaves the book as it is: each queues
 * behind all orders of the level, and behind the slices that came forward before it. ICE-4.
 */
export class SliceRounds {
  /** The last order met that the book shows; NONE while no slice of its level waits. */
  #last = NONE
  #waiting: Slice[] = []
  #at: Slice | undefined

  /** Whether slices wait, or the walk is at one: then it goes on by {@link after}. */
  get areOn(): boolean {
    return this.#last !== NONE
  }

  /** Lots of the order at hand that the plan has filled before. */
  get before(): Lots {
    return this.#at?.before ?? 0
  }

  clear(): void {
    if (this.#last === NONE) return
    this.#last = NONE
    this.#waiting = []
    this.#at = undefined
  }

  /** Lots that the order at hand shows. */
  shown(table: OrderTable, maker: number): Lots {
    return this.#at?.lots ?? table.shown(maker)
  }

  /** All lots that an iceberg has shown are filled: its next slice queues, if it has one. */
  bringForward(table: OrderTable, maker: number): void {
    const before = this.before + this.shown(table, maker)
    const left = table.left(maker) - before
    if (left === 0) return
    if (this.#last === NONE) this.#last = maker
    this.#waiting.push({ maker, lots: Math.min(table.visible(maker), left), before })
  }

  /** The order to meet next: of the level first those that the book shows. */
  after(book: OrderBook, table: OrderTable): number {
    const next = book.after(this.#last)
    this.#at = undefined
    if (next !== NONE && table.price(next) === table.price(this.#last)) {
      this.#last = next
      return next
    }
    this.#at = this.#waiting.shift()
    if (this.#at) return this.#at.maker
    this.#last = NONE
    return next
  }
}

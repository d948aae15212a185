import type { OrderId, OwnerId } from '@touchstone/protocol'
import { isWhole } from '@touchstone/protocol/shape'
import { type Lots, MAX_LOTS, MAX_TICKS, type Ticks } from '@touchstone/quantities'
import { crosses } from './crosses.ts'
import { MatchPlan, type Taker } from './matchPlan.ts'
import type { OrderBook } from './orderBook.ts'
import { EXPIRE_TAKER, GTC, LIMIT, packFlags } from './orderFlags.ts'
import { NONE, OrderTable } from './orderTable.ts'

export type OnTrade = (maker: OrderId, taker: OrderId, price: Ticks, lots: Lots) => void

/**
 * Matching alone, without money: good-till-cancelled limit orders and cancels over one book. The engine's own table,
 * book and plan, for benchmarks and for replaying recorded order flow.
 */
export class LimitMatcher {
  readonly table = new OrderTable()
  readonly book: OrderBook
  readonly #plan = new MatchPlan()
  readonly #onTrade: OnTrade
  readonly #taker: { -readonly [Field in keyof Taker]: Taker[Field] } = {
    owner: 0,
    side: 0,
    limit: 0,
    lots: 0,
    turnover: 0n,
    prevention: EXPIRE_TAKER,
  }

  constructor(makeBook: (table: OrderTable) => OrderBook, onTrade: OnTrade) {
    this.book = makeBook(this.table)
    this.#onTrade = onTrade
  }

  /**
   * Side 0 buys, 1 sells. Trades the lots that cross, rests the others, and returns these. `owner` 0 is nobody in particular.
   * Throws a RangeError for a price or a quantity that no order may have: the table would keep another.
   */
  limit(id: OrderId, owner: OwnerId, side: number, price: Ticks, lots: Lots): Lots {
    if (!isWhole(lots, 1, MAX_LOTS)) throw new RangeError(`An order is of 1 to ${MAX_LOTS} lots, not ${lots}`)
    if (!isWhole(price, 1, MAX_TICKS)) throw new RangeError(`A price is of 1 to ${MAX_TICKS} ticks, not ${price}`)
    const left = crosses(side, price, this.book.bestPrice(side ^ 1)) ? this.#take(id, owner, side, price, lots) : lots
    if (left > 0) this.book.rest(this.table.add(id, owner, packFlags(side, LIMIT, GTC, EXPIRE_TAKER), price, left))
    return left
  }

  /** Takes a resting order out; false when there is none. */
  cancel(id: OrderId): boolean {
    const slot = this.table.find(id)
    if (slot === NONE) return false
    this.#close(slot)
    return true
  }

  #take(id: OrderId, owner: OwnerId, side: number, price: Ticks, lots: Lots): Lots {
    const taker = this.#taker
    taker.owner = owner === 0 ? NONE : owner
    taker.side = side
    taker.limit = price
    taker.lots = lots
    const plan = this.#plan
    plan.make(this.book, this.table, taker, 1n)
    for (let step = 0; step < plan.steps; step++) this.#fill(plan.maker(step), id, plan.lots(step))
    return lots - plan.lotsFilled
  }

  #fill(maker: number, taker: OrderId, lots: Lots): void {
    this.#onTrade(this.table.id(maker), taker, this.table.price(maker), lots)
    if (this.table.left(maker) === lots) this.#close(maker)
    else this.book.reduce(maker, lots)
  }

  #close(slot: number): void {
    this.book.remove(slot)
    this.table.remove(slot)
  }
}

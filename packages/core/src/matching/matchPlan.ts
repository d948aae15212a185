import type { OwnerId } from '@touchstone/protocol'
import { type Amount, divideDown, type Lots, MAX_LOTS, type Ticks } from '@touchstone/quantities'
import type { OrderBook } from './orderBook.ts'
import { BUY, EXPIRE_MAKER, EXPIRE_TAKER } from './orderFlags.ts'
import { NONE, type OrderTable } from './orderTable.ts'
import { SliceRounds } from './sliceRounds.ts'

/** Why a plan ends. */
export const COMPLETE = 0
/** The book or the price bound ended before the order. */
export const EXHAUSTED = 1
/** The order met one of its own owner and must expire. */
export const OWN_ORDER = 2
/** The order's owner could not pay at the next price. */
export const UNPAYABLE = 3

/** In place of a step's lots: why the resting order ends instead. */
export const MAKER_IS_OWN = 0
export const MAKER_REDUCES_NOTHING = -1
export const MAKER_CANNOT_PAY = -2
/** {@link Fills} says it of the incoming order, whose plan ends with that. */
export const TAKER_CANNOT_PAY = -3

/** A product's say in which fills there may be. Without one an order takes every fill that the book offers. */
export interface Fills {
  /**
   * How many of the `wanted` lots trade with a resting order at its price: of those that it shows, after `before` lots of it that
   * the plan has filled already (0 but for the later slices of icebergs). Below 0 none: why that order ends, or
   * {@link TAKER_CANNOT_PAY}. The walk counts on the fill: it asks once and goes on.
   */
  meet(maker: number, price: Ticks, wanted: Lots, before: Lots): Lots
}

/** The incoming order, as far as matching needs it. */
export interface Taker {
  readonly owner: OwnerId
  readonly side: number
  /** Worst price in ticks it may trade at. */
  readonly limit: Ticks
  /** Lots wanted; 0 when by turnover. */
  readonly lots: Lots
  /** Quote to spend or receive at most; 0n when by lots. */
  readonly turnover: Amount
  readonly prevention: number
}

/**
 * An incoming order's effect on the book, found without touching it: so refusals, previews and fills all follow one walk. A
 * step is a fill of `lots` against a resting order, or with none the reason for which that order ends.
 */
export class MatchPlan {
  steps = 0
  /** Fills among the steps. */
  fills = 0
  lotsFilled: Lots = 0
  /** The price of the last fill, 0 without fills: the walk goes from the best price to worse ones. */
  worstPrice: Ticks = 0
  end = EXHAUSTED
  #makers = new Int32Array(64)
  #lots = new Int32Array(64)
  readonly #rounds = new SliceRounds()

  maker(step: number): number {
    return this.#makers[step] as number
  }

  lots(step: number): Lots {
    return this.#lots[step] as number
  }

  clear(): void {
    this.steps = 0
    this.fills = 0
    this.lotsFilled = 0
    this.worstPrice = 0
    this.end = EXHAUSTED
    this.#rounds.clear()
  }

  /** Walks the other side of the book in priority. `quantum`: quote units of one tick × one lot. */
  make(book: OrderBook, table: OrderTable, taker: Taker, quantum: bigint, fills?: Fills): void {
    this.clear()
    const rounds = this.#rounds
    const byTurnover = taker.turnover !== 0n
    let turnoverLeft = taker.turnover
    let wanted = byTurnover ? MAX_LOTS : taker.lots
    let maker = book.first(taker.side ^ 1)
    for (; maker !== NONE; maker = rounds.areOn ? rounds.after(book, table) : book.after(maker)) {
      const price = table.price(maker)
      if (taker.side === BUY ? price > taker.limit : price < taker.limit) return
      if (table.owner(maker) === taker.owner) {
        if (taker.prevention !== EXPIRE_TAKER) this.#step(maker, MAKER_IS_OWN)
        if (taker.prevention === EXPIRE_MAKER) continue
        this.end = OWN_ORDER
        return
      }
      const affordable = byTurnover ? affordableLots(turnoverLeft, price, quantum, wanted) : wanted
      const shown = rounds.areOn ? rounds.shown(table, maker) : table.shown(maker)
      const most = Math.min(affordable, shown)
      const lots = fills ? fills.meet(maker, price, most, rounds.before) : most
      if (lots > 0) {
        this.#step(maker, lots)
        this.fills++
        this.lotsFilled += lots
        this.worstPrice = price
        wanted -= lots
        if (byTurnover) turnoverLeft -= BigInt(price) * BigInt(lots) * quantum
      } else if (lots < 0) {
        if (lots === TAKER_CANNOT_PAY) {
          this.end = UNPAYABLE
          return
        }
        this.#step(maker, lots)
      }
      if (lots === affordable) {
        this.end = COMPLETE
        return
      }
      if (lots === shown && table.hasReserve(maker)) rounds.bringForward(table, maker)
    }
  }

  #step(maker: number, lots: Lots): void {
    const at = this.steps++
    if (at >= this.#makers.length) {
      const makers = new Int32Array(at * 2)
      makers.set(this.#makers)
      this.#makers = makers
      const larger = new Int32Array(at * 2)
      larger.set(this.#lots)
      this.#lots = larger
    }
    this.#makers[at] = maker
    this.#lots[at] = lots
  }
}

function affordableLots(turnover: Amount, price: Ticks, quantum: bigint, wanted: Lots): Lots {
  const lots = divideDown(turnover, BigInt(price) * quantum)
  return lots > BigInt(wanted) ? wanted : Number(lots)
}

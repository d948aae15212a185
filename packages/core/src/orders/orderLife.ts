import {
  type MarketId,
  type MarketState,
  type OrderState,
  type OwnerId,
  type Reply,
  SYSTEM_OWNERS,
} from '@touchstone/protocol'
import type { Amount, Lots } from '@touchstone/quantities'
import type { Rejected } from '../entry/refusal.ts'
import { MAKER_IS_OWN } from '../matching/matchPlan.ts'
import type { OrderBook } from '../matching/orderBook.ts'
import { PENDING_BIT, POST, packFlags, RESTING_BIT, sideOf, timeInForceOf } from '../matching/orderFlags.ts'
import { NONE, type OrderTable } from '../matching/orderTable.ts'
import type { StopList } from '../matching/stopList.ts'
import type { ConditionsTable } from './conditionsTable.ts'
import type { IncomingOrder } from './incomingOrder.ts'
import type { LinkedOrdersState } from './linkedOrdersState.ts'
import type { OrderPair } from './orderLinks.ts'

/** Ends that an order of any product may come to; a product may have more. */
export type Ending = 'filled' | 'canceled' | 'expired' | 'self_trade' | 'rejected' | 'silence' | 'other'

/** A market as far as the life of its orders goes. */
export interface OrderMarket {
  readonly definition: { readonly id: MarketId }
  readonly book: OrderBook
  /** The market maker's live quotes, [bids, asks], best first. */
  readonly quotes: readonly [number[], number[]]
  readonly state: MarketState | 'settled'
}

/** Terms of live orders, by the slots of their table. */
export interface LiveTerms {
  filled(slot: number): Lots
  quoteFilled(slot: number): Amount
  /** The owner's orders, oldest first. The order at hand may end while they are walked. */
  ofOwner(owner: OwnerId): Iterable<number>
  remove(slot: number): void
}

/**
 * The life of a product's orders from their acceptance to their end. The product says what an order holds and how it is told;
 * where an order is and what happens to it there is the same for all. `Own`: reasons for an end that only this product has.
 */
export abstract class OrderLife<
  State extends LinkedOrdersState,
  Market extends OrderMarket,
  Own extends string = never,
> {
  abstract orders(state: State): OrderTable
  abstract terms(state: State): LiveTerms
  abstract conditions(state: State): ConditionsTable
  abstract marketOf(state: State, slot: number): Market
  /** The stops that wait for the same price as this one. */
  abstract stopsOf(state: State, market: Market, slot: number): StopList
  /** The hold that an order would have that stands alone: a pure function of the order (HOLD-1, CHOLD-1). */
  abstract heldAlone(state: State, market: Market, slot: number): Amount
  protected abstract hold(state: State, market: Market, slot: number, amount: Amount): void
  abstract release(state: State, market: Market, slot: number, amount: Amount): void
  /** Whether it is by a turnover instead of lots. */
  abstract isByTurnover(state: State, slot: number): boolean
  /** Whether the market's state forbids to end orders. */
  abstract judgeCancel(market: Market): Rejected | undefined
  abstract tellPaired(state: State, market: Market, owner: OwnerId, pair: OrderPair): void
  abstract tellAmended(state: State, market: Market, slot: number, keptPlace: boolean): void
  protected abstract tellClosed(state: State, market: Market, slot: number, reason: Ending | Own): void

  /** What an order holds as it is now. Of a pair the one in the book holds all of its own, the stop what it needs beyond that. OCO-2. */
  heldBy(state: State, market: Market, slot: number): Amount {
    const alone = this.heldAlone(state, market, slot)
    if (!this.isSecond(state, slot)) return alone
    const held = this.heldAlone(state, market, this.otherOf(state, slot))
    return alone > held ? alone - held : 0n
  }

  /** Whether it is the stop of a pair: only one of the two will trade, and what counts once counts with the other. */
  isSecond(state: State, slot: number): boolean {
    if (state.orderLinks.isEmpty || (this.orders(state).flags(slot) & PENDING_BIT) === 0) return false
    return this.otherOf(state, slot) !== NONE
  }

  /** What the other order of its pair holds: it is given back as soon as this one trades, fires or ends. OCO-3. */
  heldByOther(state: State, market: Market, slot: number): Amount {
    const other = this.otherOf(state, slot)
    return other === NONE ? 0n : this.heldBy(state, market, other)
  }

  /** The slot of the other order of its pair; NONE for one that stands alone. */
  otherOf(state: State, slot: number): number {
    const orders = this.orders(state)
    const other = state.orderLinks.isEmpty ? 0 : state.orderLinks.otherOf(orders.id(slot))
    return other === 0 ? NONE : orders.find(other)
  }

  /** Gives the order a number and a slot. It is nowhere yet: neither in the book nor waiting, and without terms. */
  open(state: State, order: IncomingOrder): number {
    const flags = packFlags(order.side, order.kind, order.timeInForce, order.prevention)
    return this.orders(state).add(state.nextOrder++, order.owner, flags, order.price, order.lots)
  }

  /** Sets aside the hold of the order's rest and queues it in the book: of an iceberg the lots that it shows. */
  rest(state: State, market: Market, slot: number): void {
    const orders = this.orders(state)
    this.hold(state, market, slot, this.heldBy(state, market, slot))
    orders.setFlag(slot, RESTING_BIT, true)
    const conditions = this.conditions(state)
    if (conditions.size !== 0) {
      const { visible } = conditions.of(slot)
      const reserve = orders.left(slot) - visible
      if (visible !== 0 && reserve > 0) orders.putInReserve(slot, visible, reserve)
    }
    market.book.rest(slot)
  }

  /** The lots that an iceberg has shown are traded: the next ones queue behind all others of its price. ICE-4. */
  showNext(state: State, market: Market, slot: number): void {
    const orders = this.orders(state)
    market.book.remove(slot)
    orders.setLeft(slot, 0)
    orders.bringForward(slot, Math.min(orders.visible(slot), orders.reserve(slot)))
    market.book.rest(slot)
  }

  /** Takes a resting order out of the book, its reserve too, and gives its hold back. */
  lift(state: State, market: Market, slot: number): void {
    const orders = this.orders(state)
    market.book.remove(slot)
    orders.setFlag(slot, RESTING_BIT, false)
    if (orders.hasReserve(slot)) orders.bringForward(slot, orders.reserve(slot))
    this.release(state, market, slot, this.heldBy(state, market, slot))
  }

  /** A resting order shrinks to `left` lots, first by those that nobody sees, keeps its place, and releases the difference. ICE-5. */
  shrink(state: State, market: Market, slot: number, left: Lots): void {
    const orders = this.orders(state)
    const before = this.heldBy(state, market, slot)
    const fewer = orders.left(slot) - left
    const unseen = Math.min(fewer, orders.reserve(slot))
    if (unseen > 0) orders.takeFromReserve(slot, unseen)
    if (fewer > unseen) market.book.reduce(slot, fewer - unseen)
    this.release(state, market, slot, before - this.heldBy(state, market, slot))
  }

  /** Sets aside a stop's hold and lets it wait for its price. */
  awaitTrigger(state: State, market: Market, slot: number): void {
    this.orders(state).setFlag(slot, PENDING_BIT, true)
    this.hold(state, market, slot, this.heldBy(state, market, slot))
    this.stopsOf(state, market, slot).add(slot)
  }

  /** Takes a waiting stop from where it waits and gives its hold back. */
  stopWaiting(state: State, market: Market, slot: number): void {
    this.stopsOf(state, market, slot).remove(slot)
    this.release(state, market, slot, this.heldBy(state, market, slot))
    this.orders(state).setFlag(slot, PENDING_BIT, false)
  }

  /**
   * The other order of a pair ends, and this one goes on alone with the hold that it has alone: never more than both had.
   * Returns how many have ended. OCO-3.
   */
  endOther(state: State, market: Market, slot: number): number {
    const other = this.otherOf(state, slot)
    if (other === NONE) return 0
    const before = this.heldBy(state, market, slot)
    this.#end(state, market, other, 'other')
    const pair = state.orderLinks.of(this.orders(state).id(slot))
    if (pair) state.orderLinks.unlink(pair)
    const more = this.heldAlone(state, market, slot) - before
    if (more > 0n) this.hold(state, market, slot, more)
    return 1
  }

  /**
   * Ends an order wherever it is, and the other one of its pair: out of the book or the waiting stops, its hold released,
   * its slot given back. Returns how many have ended.
   */
  close(state: State, market: Market, slot: number, reason: Ending | Own): number {
    const others = this.endOther(state, market, slot)
    this.#end(state, market, slot, reason)
    return others + 1
  }

  #end(state: State, market: Market, slot: number, reason: Ending | Own): void {
    const orders = this.orders(state)
    const flags = orders.flags(slot)
    if ((flags & RESTING_BIT) !== 0) this.lift(state, market, slot)
    if ((flags & PENDING_BIT) !== 0) this.stopWaiting(state, market, slot)
    if (isQuote(orders, slot)) forgetQuote(market, slot, sideOf(flags))
    else this.tellClosed(state, market, slot, reason)
    const conditions = this.conditions(state)
    if (conditions.size !== 0) conditions.remove(slot)
    this.terms(state).remove(slot)
    orders.remove(slot)
  }

  /** Ends a resting order whose last lots just traded: its hold went with the trade. */
  closeFilled(state: State, market: Market, slot: number): void {
    const orders = this.orders(state)
    market.book.remove(slot)
    orders.setFlag(slot, RESTING_BIT, false)
    orders.setLeft(slot, 0)
    this.close(state, market, slot, 'filled')
  }

  /** Ends a resting order that a plan met, for the reason that stands in place of the step's lots. */
  closeMet(state: State, market: Market, slot: number, step: number): void {
    this.close(state, market, slot, step === MAKER_IS_OWN ? 'self_trade' : 'rejected')
  }

  /** The reply about a live order as it stands. */
  reply(state: State, slot: number, orderState: OrderState): Reply {
    const orders = this.orders(state)
    const terms = this.terms(state)
    const lotsFilled = terms.filled(slot)
    return {
      kind: 'order',
      order: orders.id(slot),
      state: orderState,
      lotsFilled,
      lotsLeft: orders.left(slot),
      quoteFilled: lotsFilled === 0 ? 0n : terms.quoteFilled(slot),
    }
  }
}

/** Whether an order is one of the market maker's quotes, which one event tells together. */
export function isQuote(orders: OrderTable, slot: number): boolean {
  return orders.owner(slot) === SYSTEM_OWNERS.liquidity && timeInForceOf(orders.flags(slot)) === POST
}

function forgetQuote({ quotes }: OrderMarket, slot: number, side: number): void {
  const queue = quotes[side as 0 | 1]
  const at = queue.indexOf(slot)
  if (at >= 0) queue.splice(at, 1)
}

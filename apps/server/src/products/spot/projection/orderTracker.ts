import type {
  CloseReason,
  CoreEvent,
  MarketId,
  OrderAccepted,
  OrderId,
  OrderKind,
  OwnerId,
  Side,
  TimeInForce,
  Trade,
} from '@touchstone/protocol'
import type { Amount, Lots, Ppm, Ticks, Timestamp } from '@touchstone/quantities'
import { isCustomer } from '../../../projector/isCustomer.ts'
import { Tracking } from '../../../projector/tracking.ts'
import type { AppliedEntry } from '../../../sequencer/worldPort.ts'
import { ORDERS, type SpotTables } from './spotTables.ts'

/** A customer's order with all that has happened to it. Immutable: every change makes a new one. */
export interface TrackedOrder {
  readonly order: OrderId
  readonly owner: OwnerId
  readonly market: MarketId
  readonly side: Side
  readonly kind: OrderKind
  readonly timeInForce: TimeInForce
  readonly price: Ticks
  readonly stopPrice: Ticks
  /** Original quantity; 0 for a market order given by turnover. */
  readonly lots: Lots
  readonly turnover: Amount
  readonly lotsFilled: Lots
  readonly quoteFilled: Amount
  /** In the asset that the order receives. */
  readonly fee: Amount
  readonly makerPpm: Ppm
  readonly takerPpm: Ppm
  readonly state: 'pending' | 'open' | CloseReason
  readonly placedAt: Timestamp
  readonly updatedAt: Timestamp
}

function isFinished(order: TrackedOrder): boolean {
  return order.state !== 'pending' && order.state !== 'open'
}

function newOrder(event: OrderAccepted, time: Timestamp): TrackedOrder {
  const { order, owner, market, side, kind, timeInForce, price, stopPrice, lots, turnover, makerPpm, takerPpm, state } =
    event
  const terms = { order, owner, market, side, kind, timeInForce, price, stopPrice, lots, turnover, makerPpm, takerPpm }
  return { ...terms, state, lotsFilled: 0, quoteFilled: 0n, fee: 0n, placedAt: time, updatedAt: time }
}

/**
 * Follows customers' orders through the events of the log. Holds the unfinished ones; orders of the house come as whole
 * books of quotes and are nobody's history.
 */
export class OrderTracker {
  readonly #open = new Map<OrderId, TrackedOrder>()
  readonly #byOwner = new Map<OwnerId, Set<OrderId>>()

  constructor(open: Iterable<TrackedOrder> = []) {
    for (const order of open) this.#hold(order)
  }

  /** An owner's unfinished orders, in the order they were accepted. */
  ofOwner(owner: OwnerId): TrackedOrder[] {
    const orders: TrackedOrder[] = []
    for (const id of this.#byOwner.get(owner) ?? []) {
      const order = this.#open.get(id)
      if (order) orders.push(order)
    }
    return orders
  }

  get(order: OrderId): TrackedOrder | undefined {
    return this.#open.get(order)
  }

  /** Takes in one entry; returns each order it changed once, as it is now. */
  apply(entry: AppliedEntry): readonly TrackedOrder[] {
    const changed = new Map<OrderId, TrackedOrder>()
    for (const event of entry.events) {
      for (const order of this.take(event, entry)) changed.set(order.order, order)
    }
    return [...changed.values()]
  }

  /** Takes in one event; returns the orders it changed. */
  take(event: CoreEvent, { time }: Pick<AppliedEntry, 'time'>): readonly TrackedOrder[] {
    const changes = this.#changes(event, time)
    for (const order of changes) {
      if (isFinished(order)) this.#release(order)
      else this.#hold(order)
    }
    return changes
  }

  #hold(order: TrackedOrder): void {
    this.#open.set(order.order, order)
    const orders = this.#byOwner.get(order.owner)
    if (orders) orders.add(order.order)
    else this.#byOwner.set(order.owner, new Set([order.order]))
  }

  #release({ order, owner }: TrackedOrder): void {
    this.#open.delete(order)
    const orders = this.#byOwner.get(owner)
    orders?.delete(order)
    if (orders?.size === 0) this.#byOwner.delete(owner)
  }

  #changes(event: CoreEvent, time: Timestamp): TrackedOrder[] {
    switch (event.type) {
      case 'OrderAccepted':
        return isCustomer(event.owner) ? [newOrder(event, time)] : []
      case 'OrderTriggered':
        return this.#changed(event.order, { state: 'open', updatedAt: time })
      case 'OrderAmended':
        return this.#changed(event.order, { price: event.price, lots: event.lots, updatedAt: time })
      case 'OrderClosed':
        return this.#changed(event.order, { state: event.reason, updatedAt: time })
      case 'Trade':
        return [
          ...this.#filled(event.takerOrder, event, event.takerFee, time),
          ...this.#filled(event.makerOrder, event, event.makerFee, time),
        ]
      default:
        return []
    }
  }

  #changed(order: OrderId, change: Partial<TrackedOrder>): TrackedOrder[] {
    const held = this.#open.get(order)
    return held ? [{ ...held, ...change }] : []
  }

  #filled(order: OrderId, trade: Trade, fee: Amount, time: Timestamp): TrackedOrder[] {
    const held = this.#open.get(order)
    if (!held) return []
    const lotsFilled = held.lotsFilled + trade.lots
    return [{ ...held, lotsFilled, quoteFilled: held.quoteFilled + trade.quote, fee: held.fee + fee, updatedAt: time }]
  }
}

/** Customers' unfinished orders in spot markets. */
export const OPEN_ORDERS = new Tracking<readonly TrackedOrder[], OrderTracker>({
  empty: () => new OrderTracker(),
  async open(database, world) {
    const rows = await database
      .withTables<SpotTables>()
      .selectFrom('orders')
      .selectAll()
      .where('world', '=', world)
      .where('state', 'in', ['pending', 'open'])
      .orderBy('order_no')
      .execute()
    return new OrderTracker(rows.map(ORDERS.record))
  },
})

import type {
  CloseReason,
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
import { type OrderChanges, OrderTracker } from '../../../orders/orderTracker.ts'
import { isCustomer } from '../../../projector/isCustomer.ts'
import { Tracking } from '../../../projector/tracking.ts'
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
  /** The moment it ends at; 0 without. */
  readonly goodTill: Timestamp
  readonly state: 'pending' | 'open' | CloseReason
  readonly placedAt: Timestamp
  readonly updatedAt: Timestamp
}

function newOrder(event: OrderAccepted, time: Timestamp): TrackedOrder {
  const { order, owner, market, side, kind, timeInForce, price, stopPrice, lots, turnover, makerPpm, takerPpm, state } =
    event
  const terms = { order, owner, market, side, kind, timeInForce, price, stopPrice, lots, turnover, makerPpm, takerPpm }
  return { ...terms, state, goodTill: 0, lotsFilled: 0, quoteFilled: 0n, fee: 0n, placedAt: time, updatedAt: time }
}

function filled(held: TrackedOrder | undefined, trade: Trade, fee: Amount, time: Timestamp): readonly TrackedOrder[] {
  if (!held) return []
  const lotsFilled = held.lotsFilled + trade.lots
  return [{ ...held, lotsFilled, quoteFilled: held.quoteFilled + trade.quote, fee: held.fee + fee, updatedAt: time }]
}

const spotOrderChanges: OrderChanges<TrackedOrder> = (event, time, held) => {
  const changed = (order: OrderId, change: Partial<TrackedOrder>): readonly TrackedOrder[] => {
    const before = held(order)
    return before ? [{ ...before, ...change, updatedAt: time }] : []
  }
  switch (event.type) {
    case 'OrderAccepted':
      return isCustomer(event.owner) ? [newOrder(event, time)] : []
    case 'ConditionsAccepted':
      return changed(event.order, { goodTill: event.goodTill })
    case 'OrderTriggered':
      return changed(event.order, { state: 'open' })
    case 'OrderAmended':
      return changed(event.order, { price: event.price, lots: event.lots })
    case 'OrderClosed':
      return changed(event.order, { state: event.reason })
    case 'Trade':
      return [
        ...filled(held(event.takerOrder), event, event.takerFee, time),
        ...filled(held(event.makerOrder), event, event.makerFee, time),
      ]
    default:
      return []
  }
}

/** Customers' unfinished orders in spot markets. */
export const OPEN_ORDERS = new Tracking<readonly TrackedOrder[], OrderTracker<TrackedOrder>>({
  empty: () => new OrderTracker(spotOrderChanges),
  async open(database, world) {
    const rows = await database
      .withTables<SpotTables>()
      .selectFrom('orders')
      .selectAll()
      .where('world', '=', world)
      .where('state', 'in', ['pending', 'open'])
      .orderBy('order_no')
      .execute()
    return new OrderTracker(spotOrderChanges, rows.map(ORDERS.record))
  },
})

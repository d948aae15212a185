import {
  type CloseReason,
  conditionsOf,
  type MarketId,
  NO_CONDITIONS,
  type OrderAccepted,
  type OrderConditions,
  type OrderId,
  type OrderKind,
  type OwnerId,
  type Side,
  type TimeInForce,
  type Trade,
} from '@touchstone/protocol'
import type { Amount, Lots, Ppm, Ticks, Timestamp } from '@touchstone/quantities'
import { type OrderRules, OrderTracker } from '../../../orders/orderTracker.ts'
import { isCustomer } from '../../../projector/isCustomer.ts'
import { Tracking } from '../../../projector/tracking.ts'
import { ORDERS, type SpotTables } from './spotTables.ts'

/** A customer's order with all that has happened to it. Immutable: every change makes a new one. */
export interface TrackedOrder extends OrderConditions {
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
  /** The best price that a stop which trails had seen when it fired; 0 otherwise. */
  readonly extreme: Ticks
  readonly state: 'pending' | 'open' | CloseReason
  readonly placedAt: Timestamp
  readonly updatedAt: Timestamp
}

function newOrder(event: OrderAccepted, time: Timestamp): TrackedOrder {
  const { order, owner, market, side, kind, timeInForce, price, stopPrice, lots, turnover, makerPpm, takerPpm, state } =
    event
  const terms = { order, owner, market, side, kind, timeInForce, price, stopPrice, lots, turnover, makerPpm, takerPpm }
  return {
    ...terms,
    state,
    ...NO_CONDITIONS,
    extreme: 0,
    lotsFilled: 0,
    quoteFilled: 0n,
    fee: 0n,
    placedAt: time,
    updatedAt: time,
  }
}

function filled({ lots, quote }: Trade, fee: Amount) {
  return (before: TrackedOrder): Partial<TrackedOrder> => ({
    lotsFilled: before.lotsFilled + lots,
    quoteFilled: before.quoteFilled + quote,
    fee: before.fee + fee,
  })
}

export const SPOT_ORDERS: OrderRules<TrackedOrder> = {
  number: ({ order }) => order,
  touched: ({ time }) => ({ updatedAt: time }),
  changes(event, { time }, changed) {
    switch (event.type) {
      case 'OrderAccepted':
        return isCustomer(event.owner) ? [newOrder(event, time)] : []
      case 'ConditionsAccepted':
        return changed(event.order, conditionsOf(event))
      case 'StopTrailed':
        return changed(event.order, { stopPrice: event.stopPrice, extreme: event.extreme })
      case 'OrderTriggered':
        return changed(event.order, { state: 'open' })
      case 'OrderAmended':
        return changed(event.order, { price: event.price, lots: event.lots })
      case 'OrderClosed':
        return changed(event.order, { state: event.reason })
      case 'Trade':
        return [
          ...changed(event.takerOrder, filled(event, event.takerFee)),
          ...changed(event.makerOrder, filled(event, event.makerFee)),
        ]
      default:
        return []
    }
  },
}

/** Customers' unfinished orders in spot markets. */
export const OPEN_ORDERS = new Tracking<readonly TrackedOrder[], OrderTracker<TrackedOrder>>({
  empty: () => new OrderTracker(SPOT_ORDERS),
  async open(database, world) {
    const rows = await database
      .withTables<SpotTables>()
      .selectFrom('orders')
      .selectAll()
      .where('world', '=', world)
      .where('state', 'in', ['pending', 'open'])
      .orderBy('order_no')
      .execute()
    return new OrderTracker(SPOT_ORDERS, rows.map(ORDERS.record))
  },
})

import type { CloseReason, MarketId, OrderAccepted, OrderKind, Side, TimeInForce, Trade } from '@touchstone/protocol'
import type { Amount, Ppm, Timestamp } from '@touchstone/quantities'
import { beginning, type HeldOrder, heldOrderRules } from '../../../orders/heldOrder.ts'
import { OrderTracker } from '../../../orders/orderTracker.ts'
import { Tracking } from '../../../projector/tracking.ts'
import { ORDERS, type SpotTables } from './spotTables.ts'

/** A customer's order with all that has happened to it; its fee in the asset that it receives. */
export interface TrackedOrder extends HeldOrder {
  readonly market: MarketId
  readonly side: Side
  readonly kind: OrderKind
  readonly timeInForce: TimeInForce
  readonly turnover: Amount
  readonly quoteFilled: Amount
  readonly makerPpm: Ppm
  readonly takerPpm: Ppm
  readonly state: 'pending' | 'open' | CloseReason
}

function begun(event: OrderAccepted, time: Timestamp): TrackedOrder {
  const { order, owner, market, side, kind, timeInForce, price, stopPrice, lots, turnover, makerPpm, takerPpm, state } =
    event
  const terms = { order, owner, market, side, kind, timeInForce, price, stopPrice, lots, turnover, makerPpm, takerPpm }
  return { ...terms, state, ...beginning(time), quoteFilled: 0n }
}

const SPOT_ORDERS = heldOrderRules<TrackedOrder, OrderAccepted, Trade>({
  names: {
    accepted: 'OrderAccepted',
    conditions: 'ConditionsAccepted',
    trailed: 'StopTrailed',
    triggered: 'OrderTriggered',
    amended: 'OrderAmended',
    closed: 'OrderClosed',
    traded: 'Trade',
  },
  begun,
  filled: ({ quoteFilled }, { quote }) => ({ quoteFilled: quoteFilled + quote }),
})

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

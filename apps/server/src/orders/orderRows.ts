import type { CoreEvent } from '@touchstone/protocol'
import type { BatchRows } from '../projector/batchRows.ts'
import type { Place } from '../projector/projection.ts'
import type { ProjectedTable } from '../projector/table.ts'
import type { FollowedOrder, OrderTracker } from './orderTracker.ts'

/** Each order that an event made or changed, as the row of its table that it is then. */
export function orderRows<Order extends FollowedOrder>(table: ProjectedTable<Order>) {
  return (event: CoreEvent, place: Place, rows: BatchRows, orders: OrderTracker<Order>): void => {
    for (const order of orders.take(event, place)) rows.put(table, order)
  }
}

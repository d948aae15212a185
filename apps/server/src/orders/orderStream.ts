import type { Ticks, Timestamp } from '@touchstone/quantities'
import type { LiveWorld } from '../live/liveWorld.ts'
import { defineOwnStream, type OwnStream } from '../streams/ownStream.ts'
import { OrderSource } from './orderSource.ts'
import type { FollowedOrder, OrderTracker } from './orderTracker.ts'

interface Description<Order extends FollowedOrder, Row> {
  readonly name: string
  readonly pace?: OwnStream['pace']
  /** The unfinished orders of a live world. */
  readonly tracker: (live: LiveWorld) => OrderTracker<Order>
  /** Those that the entry at hand changed. */
  readonly changed: (live: LiveWorld) => readonly Order[] | undefined
  /** The price at which an order fires now that is a stop that trails and waits; undefined for all others. */
  readonly trigger?: (live: LiveWorld, order: Order) => Ticks | undefined
  /** Undefined for an order of an instrument that is not shown. */
  readonly row: (live: LiveWorld, order: Order, now: Timestamp) => Row | undefined
}

/** The channel of one product's orders: an owner's unfinished ones, and those that change. */
export function orderStream<Order extends FollowedOrder, Row>(stream: Description<Order, Row>) {
  const { name, pace, tracker, changed, trigger, row } = stream
  return defineOwnStream({
    name,
    ...(pace && { pace }),
    source: (live, owner) =>
      new OrderSource<Order, Row>({
        number: (order) => tracker(live).numberOf(order),
        unfinished: () => tracker(live).ofOwner(owner),
        ...(trigger && { trigger: (order: Order) => trigger(live, order) }),
        row: (order, now) => row(live, order, now),
      }),
    tell: (_entry, live, to) => {
      for (const order of changed(live) ?? []) to(order.owner)?.add(order)
    },
  })
}

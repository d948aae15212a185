import type { OrderData, OrderId, OwnerId } from '@touchstone/protocol'
import type { LiveWorld } from '../../../live/liveWorld.ts'
import type { ChannelSource } from '../../../streams/channel.ts'
import { defineOwnStream } from '../../../streams/ownStream.ts'
import { orderRow } from '../history/orderRow.ts'
import { OPEN_ORDERS, type TrackedOrder } from '../projection/orderTracker.ts'

/** One owner's orders: the unfinished ones, and those that changed. */
class OrderSource implements ChannelSource {
  readonly #live: LiveWorld
  readonly #owner: OwnerId
  readonly #changed = new Map<OrderId, TrackedOrder>()

  constructor(live: LiveWorld, owner: OwnerId) {
    this.#live = live
    this.#owner = owner
  }

  add(order: TrackedOrder): void {
    this.#changed.set(order.order, order)
  }

  advance(): readonly OrderData[] {
    if (this.#changed.size === 0) return []
    const rows = this.#rows(this.#changed.values())
    this.#changed.clear()
    return [rows]
  }

  snapshot(): OrderData {
    return this.#rows(OPEN_ORDERS.of(this.#live).ofOwner(this.#owner))
  }

  #rows(orders: Iterable<TrackedOrder>): OrderData {
    return Array.from(orders).flatMap((order) => {
      const figures = this.#live.market.spot(order.market)
      return figures ? [orderRow(order, figures.text)] : []
    })
  }
}

export const ORDER_STREAM = defineOwnStream({
  name: 'order',
  source: (live, owner) => new OrderSource(live, owner),
  tell: (_entry, live, to) => {
    for (const order of OPEN_ORDERS.changes(live) ?? []) to(order.owner)?.add(order)
  },
})

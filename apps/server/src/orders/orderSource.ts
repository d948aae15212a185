import type { OrderId } from '@touchstone/protocol'
import type { ChannelSource } from '../streams/channel.ts'

interface OrderSourceParts<Order, Row> {
  /** All unfinished orders of the owner, oldest first. */
  readonly unfinished: () => Iterable<Order>
  /** Undefined for an order of an instrument that is not shown. */
  readonly row: (order: Order) => Row | undefined
}

/** One owner's orders of one product: the unfinished ones, and those that changed. */
export class OrderSource<Order extends { readonly order: OrderId }, Row> implements ChannelSource {
  readonly #parts: OrderSourceParts<Order, Row>
  readonly #changed = new Map<OrderId, Order>()

  constructor(parts: OrderSourceParts<Order, Row>) {
    this.#parts = parts
  }

  add(order: Order): void {
    this.#changed.set(order.order, order)
  }

  advance(): ReadonlyArray<readonly Row[]> {
    if (this.#changed.size === 0) return []
    const rows = this.#rows(this.#changed.values())
    this.#changed.clear()
    return [rows]
  }

  snapshot(): readonly Row[] {
    return this.#rows(this.#parts.unfinished())
  }

  #rows(orders: Iterable<Order>): readonly Row[] {
    return Array.from(orders).flatMap((order) => this.#parts.row(order) ?? [])
  }
}

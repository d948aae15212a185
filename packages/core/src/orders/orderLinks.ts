import type { OrderId } from '@touchstone/protocol'

/** Two orders of which one ends when the other trades, fires or ends: one cancels the other. OCO-3. */
export interface OrderPair {
  /** The one in the book. */
  readonly limit: OrderId
  /** The one that waits for its price. */
  readonly stop: OrderId
}

/** The pairs among live orders. */
export class OrderLinks {
  readonly #byOrder = new Map<OrderId, OrderPair>()

  get isEmpty(): boolean {
    return this.#byOrder.size === 0
  }

  link(pair: OrderPair): void {
    this.#byOrder.set(pair.limit, pair)
    this.#byOrder.set(pair.stop, pair)
  }

  unlink({ limit, stop }: OrderPair): void {
    this.#byOrder.delete(limit)
    this.#byOrder.delete(stop)
  }

  /** The other order of its pair; 0 for an order that stands alone. */
  otherOf(order: OrderId): OrderId {
    const pair = this.#byOrder.get(order)
    if (!pair) return 0
    return pair.limit === order ? pair.stop : pair.limit
  }

  of(order: OrderId): OrderPair | undefined {
    return this.#byOrder.get(order)
  }

  /** Each once, by the number of the limit order. */
  pairs(): OrderPair[] {
    const each = [...this.#byOrder].flatMap(([order, pair]) => (order === pair.limit ? pair : []))
    return each.sort((one, other) => one.limit - other.limit)
  }
}

import type { OrderId } from '@touchstone/protocol'
import type { Ticks, Timestamp } from '@touchstone/quantities'
import type { ChannelSource } from '../streams/channel.ts'

/** How often triggers that move with the prices are looked at. */
const LOOK_MS = 1_000

interface OrderSourceParts<Order, Row> {
  readonly number: (order: Order) => OrderId
  /** All unfinished orders of the owner, oldest first. */
  readonly unfinished: () => Iterable<Order>
  /** The price at which an order fires now that is a stop that trails and waits; undefined for all others. */
  readonly trigger?: (order: Order) => Ticks | undefined
  /** Undefined for an order of an instrument that is not shown. */
  readonly row: (order: Order, now: Timestamp) => Row | undefined
}

/** One owner's orders of one product: the unfinished ones, those that changed, and stops whose trigger has moved. */
export class OrderSource<Order, Row> implements ChannelSource {
  readonly #parts: OrderSourceParts<Order, Row>
  readonly #changed = new Map<OrderId, Order>()
  /** Stops that trail, with the trigger that was told of each. */
  readonly #trailing = new Map<OrderId, { readonly order: Order; told: Ticks }>()
  #looked = 0

  constructor(parts: OrderSourceParts<Order, Row>) {
    this.#parts = parts
    for (const order of parts.unfinished()) this.#follow(order)
  }

  add(order: Order): void {
    this.#changed.set(this.#parts.number(order), order)
    this.#follow(order)
  }

  advance(now: Timestamp): ReadonlyArray<readonly Row[]> {
    if (this.#trailing.size > 0 && now - this.#looked >= LOOK_MS) this.#look(now)
    if (this.#changed.size === 0) return []
    const rows = this.#rows(this.#changed.values(), now)
    this.#changed.clear()
    return [rows]
  }

  snapshot(now: Timestamp): readonly Row[] {
    return this.#rows(this.#parts.unfinished(), now)
  }

  #follow(order: Order): void {
    const told = this.#parts.trigger?.(order)
    if (told === undefined) this.#trailing.delete(this.#parts.number(order))
    else this.#trailing.set(this.#parts.number(order), { order, told })
  }

  #look(now: Timestamp): void {
    this.#looked = now
    for (const [number, trailing] of this.#trailing) {
      const trigger = this.#parts.trigger?.(trailing.order)
      if (trigger === undefined || trigger === trailing.told) continue
      trailing.told = trigger
      this.#changed.set(number, trailing.order)
    }
  }

  #rows(orders: Iterable<Order>, now: Timestamp): readonly Row[] {
    return Array.from(orders).flatMap((order) => this.#parts.row(order, now) ?? [])
  }
}

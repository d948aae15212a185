import type { CoreEvent, OrderId, OwnerId } from '@touchstone/protocol'
import type { Place } from '../projector/projection.ts'
import type { AppliedEntry } from '../sequencer/worldPort.ts'

/** An order of a customer with all that has happened to it. Immutable: every change makes a new one. */
export interface FollowedOrder {
  readonly owner: OwnerId
  /** 'pending', 'open', or how it ended. */
  readonly state: string
}

/** The unfinished order of this number as the change leaves it; nothing when there is none. */
type Changed<Order> = (order: OrderId, change: (before: Order) => Order) => readonly Order[]

/** What a product says of its orders. */
export interface OrderRules<Order> {
  readonly number: (order: Order) => OrderId
  /** The orders that an event made or changed, as they are after it. */
  readonly changes: (event: CoreEvent, place: Place, changed: Changed<Order>) => readonly Order[]
}

function isFinished({ state }: FollowedOrder): boolean {
  return state !== 'pending' && state !== 'open'
}

/**
 * Follows customers' orders of one product through the events of the log. Holds the unfinished ones; orders of the house
 * come as whole books of quotes and are nobody's history.
 */
export class OrderTracker<Order extends FollowedOrder> {
  readonly #rules: OrderRules<Order>
  readonly #open = new Map<OrderId, Order>()
  readonly #byOwner = new Map<OwnerId, Set<OrderId>>()

  constructor(rules: OrderRules<Order>, open: Iterable<Order> = []) {
    this.#rules = rules
    for (const order of open) this.#hold(order)
  }

  /** An owner's unfinished orders, in the order they were accepted. */
  ofOwner(owner: OwnerId): Order[] {
    return Array.from(this.#byOwner.get(owner) ?? []).flatMap((id) => this.#open.get(id) ?? [])
  }

  numberOf(order: Order): OrderId {
    return this.#rules.number(order)
  }

  get(order: OrderId): Order | undefined {
    return this.#open.get(order)
  }

  /** Takes in one entry; returns each order it changed once, as it is now. */
  apply(entry: AppliedEntry): readonly Order[] {
    const changed = new Map<OrderId, Order>()
    for (const event of entry.events) {
      for (const order of this.take(event, entry)) changed.set(this.#rules.number(order), order)
    }
    return [...changed.values()]
  }

  /** Takes in one event; returns the orders it changed. */
  take(event: CoreEvent, place: Place): readonly Order[] {
    const orders = this.#rules.changes(event, place, (order, change) => {
      const before = this.#open.get(order)
      return before ? [change(before)] : []
    })
    for (const order of orders) {
      if (isFinished(order)) this.#release(order)
      else this.#hold(order)
    }
    return orders
  }

  #hold(order: Order): void {
    const number = this.#rules.number(order)
    this.#open.set(number, order)
    const orders = this.#byOwner.get(order.owner)
    if (orders) orders.add(number)
    else this.#byOwner.set(order.owner, new Set([number]))
  }

  #release(order: Order): void {
    const number = this.#rules.number(order)
    this.#open.delete(number)
    const orders = this.#byOwner.get(order.owner)
    orders?.delete(number)
    if (orders?.size === 0) this.#byOwner.delete(order.owner)
  }
}

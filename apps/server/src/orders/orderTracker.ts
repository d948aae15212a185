import type { CoreEvent, OrderId, OwnerId } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import type { AppliedEntry } from '../sequencer/worldPort.ts'

/** A customer's order with all that has happened to it. Immutable: every change makes a new one. */
interface FollowedOrder {
  readonly order: OrderId
  readonly owner: OwnerId
  /** 'pending', 'open', or why it was closed. */
  readonly state: string
}

/** The orders that an event made or changed, as they are after it. `held` finds an unfinished order as it was before. */
export type OrderChanges<Order> = (
  event: CoreEvent,
  time: Timestamp,
  held: (order: OrderId) => Order | undefined,
) => readonly Order[]

function isFinished({ state }: FollowedOrder): boolean {
  return state !== 'pending' && state !== 'open'
}

/**
 * Follows customers' orders of one product through the events of the log. Holds the unfinished ones; orders of the house
 * come as whole books of quotes and are nobody's history.
 */
export class OrderTracker<Order extends FollowedOrder> {
  readonly #changes: OrderChanges<Order>
  readonly #open = new Map<OrderId, Order>()
  readonly #byOwner = new Map<OwnerId, Set<OrderId>>()

  constructor(changes: OrderChanges<Order>, open: Iterable<Order> = []) {
    this.#changes = changes
    for (const order of open) this.#hold(order)
  }

  /** An owner's unfinished orders, in the order they were accepted. */
  ofOwner(owner: OwnerId): Order[] {
    return Array.from(this.#byOwner.get(owner) ?? []).flatMap((id) => this.#open.get(id) ?? [])
  }

  get(order: OrderId): Order | undefined {
    return this.#open.get(order)
  }

  /** Takes in one entry; returns each order it changed once, as it is now. */
  apply(entry: AppliedEntry): readonly Order[] {
    const changed = new Map<OrderId, Order>()
    for (const event of entry.events) {
      for (const order of this.take(event, entry)) changed.set(order.order, order)
    }
    return [...changed.values()]
  }

  /** Takes in one event; returns the orders it changed. */
  take(event: CoreEvent, { time }: Pick<AppliedEntry, 'time'>): readonly Order[] {
    const changes = this.#changes(event, time, (order) => this.#open.get(order))
    for (const order of changes) {
      if (isFinished(order)) this.#release(order)
      else this.#hold(order)
    }
    return changes
  }

  #hold(order: Order): void {
    this.#open.set(order.order, order)
    const orders = this.#byOwner.get(order.owner)
    if (orders) orders.add(order.order)
    else this.#byOwner.set(order.owner, new Set([order.order]))
  }

  #release({ order, owner }: Order): void {
    this.#open.delete(order)
    const orders = this.#byOwner.get(owner)
    orders?.delete(order)
    if (orders?.size === 0) this.#byOwner.delete(owner)
  }
}

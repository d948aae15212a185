import type { CoreEvent, CoreQueries, OrderId } from '@touchstone/protocol'
import { demand } from '../auditFailure.ts'

/** OCO-3 and OCO-4: as soon as one order of a pair trades, fires or ends, the other ends with it, and for nothing else. */
export class PairAudit {
  readonly #others = new Map<OrderId, OrderId>()
  /** Orders of pairs that traded, fired or ended for a reason of their own in the entry at hand. */
  #acted = new Set<OrderId>()
  /** Those that ended because of the other one. */
  #followed = new Set<OrderId>()

  otherOf(order: OrderId): OrderId | undefined {
    return this.#others.get(order)
  }

  beginEntry(): void {
    this.#acted = new Set()
    this.#followed = new Set()
  }

  hear(event: CoreEvent): void {
    if (event.type === 'OrdersPaired') {
      this.#others.set(event.limit, event.stop)
      this.#others.set(event.stop, event.limit)
    }
    if (event.type === 'Trade') this.#act(event.makerOrder)
    if (event.type === 'OrderTriggered') this.#act(event.order)
    if (event.type === 'OrderClosed' && event.reason === 'other') this.#follow(event.order)
    else if (event.type === 'OrderClosed') this.#act(event.order)
  }

  endEntry(core: CoreQueries): void {
    for (const order of this.#followed) this.#endPair(order)
    for (const order of this.#acted) {
      const other = this.#others.get(order)
      demand(other === undefined, 'OCO-3', () => `order ${order} has acted, and ${other} of its pair is still there`)
    }
    for (const order of this.#followed)
      demand(core.spot.order(order) === undefined, 'OCO-3', () => `order ${order} has ended and is open`)
  }

  #act(order: OrderId): void {
    if (this.#others.has(order)) this.#acted.add(order)
  }

  #follow(order: OrderId): void {
    demand(this.#others.has(order), 'OCO-3', () => `order ${order} ended for the other of a pair that it is not in`)
    this.#followed.add(order)
  }

  /** The pair is over; without an act of the other one nothing was to end. */
  #endPair(order: OrderId): void {
    const other = this.#others.get(order)
    if (other === undefined) return
    demand(this.#acted.has(other), 'OCO-3', () => `order ${order} ended for ${other}, which did nothing`)
    this.#others.delete(order)
    this.#others.delete(other)
  }
}

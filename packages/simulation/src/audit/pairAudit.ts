import type { OrderId } from '@touchstone/protocol'
import { demand } from './auditFailure.ts'

/** OCO-3 and OCO-4: as soon as one order of a pair trades, fires or ends, the other ends with it, and for nothing else. For one kind of markets. */
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

  pair({ limit, stop }: { readonly limit: OrderId; readonly stop: OrderId }): void {
    this.#others.set(limit, stop)
    this.#others.set(stop, limit)
  }

  /** An order that traded as the resting one, or fired. */
  act(order: OrderId): void {
    if (this.#others.has(order)) this.#acted.add(order)
  }

  close(order: OrderId, reason: string): void {
    if (reason === 'other') this.#follow(order)
    else this.act(order)
  }

  /** `isOpen`: whether the core has the order. */
  endEntry(isOpen: (order: OrderId) => boolean): void {
    for (const order of this.#followed) this.#endPair(order)
    for (const order of this.#acted) {
      const other = this.#others.get(order)
      demand(other === undefined, 'OCO-3', () => `order ${order} has acted, and ${other} of its pair is still there`)
    }
    for (const order of this.#followed) demand(!isOpen(order), 'OCO-3', () => `order ${order} has ended and is open`)
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

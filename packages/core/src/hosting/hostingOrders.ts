import type { HostingOrderId, HostingProductId, OwnerId } from '@touchstone/protocol'
import type { Amount, Timestamp } from '@touchstone/quantities'
import { WaitingQueue } from '../clock/waitingQueue.ts'
import { escrowOf, type HostingOrder, nextMoment } from './hostingOrder.ts'

/** Of the live orders of one product, of every version of its terms. */
export interface HostingSums {
  readonly hosted: Amount
  readonly escrowed: Amount
  /** The part of the escrow that belongs to orders in custody. */
  readonly owed: Amount
}

const NOTHING: HostingSums = { hosted: 0n, escrowed: 0n, owed: 0n }

/** The orders that have not ended: by id, by owner, by the moment of their next step, and their sums. */
export class HostingOrders {
  /** By id: in order of purchase. */
  readonly #byId = new Map<HostingOrderId, HostingOrder>()
  readonly #byOwner = new Map<OwnerId, Set<HostingOrder>>()
  readonly #sums = new Map<HostingProductId, HostingSums>()
  readonly #waiting = new WaitingQueue<HostingOrder>(nextMoment)

  get count(): number {
    return this.#byId.size
  }

  all(): Iterable<HostingOrder> {
    return this.#byId.values()
  }

  byId(id: HostingOrderId): HostingOrder | undefined {
    return this.#byId.get(id)
  }

  /** In order of purchase. */
  ofOwner(owner: OwnerId): Iterable<HostingOrder> {
    return this.#byOwner.get(owner) ?? []
  }

  sumsOf(product: HostingProductId): HostingSums {
    return this.#sums.get(product) ?? NOTHING
  }

  /** The one to which something happens next. */
  get next(): HostingOrder | undefined {
    return this.#waiting.next
  }

  /** Orders are added in order of id. */
  add(order: HostingOrder): void {
    this.#byId.set(order.id, order)
    const own = this.#byOwner.get(order.owner)
    if (own) own.add(order)
    else this.#byOwner.set(order.owner, new Set([order]))
    this.#waiting.add(order)
    this.#count(order, 1n)
  }

  /** One day more was paid. */
  payDay(order: HostingOrder, amount: Amount): void {
    this.#change(order, () => {
      order.paid += amount
      order.daysPaid++
    })
  }

  askRedemption(order: HostingOrder, redeemAt: Timestamp): void {
    this.#change(order, () => {
      order.redeemAt = redeemAt
    })
  }

  remove(order: HostingOrder): void {
    this.#byId.delete(order.id)
    const own = this.#byOwner.get(order.owner)
    own?.delete(order)
    if (own?.size === 0) this.#byOwner.delete(order.owner)
    this.#waiting.remove(order)
    this.#count(order, -1n)
  }

  /** Takes the order out of every sum and queue before the order changes, and puts it back in afterwards. */
  #change(order: HostingOrder, change: () => void): void {
    this.#waiting.remove(order)
    this.#count(order, -1n)
    change()
    this.#waiting.add(order)
    this.#count(order, 1n)
  }

  #count(order: HostingOrder, sign: 1n | -1n): void {
    const { hosted, escrowed, owed } = this.sumsOf(order.product)
    const escrow = sign * escrowOf(order)
    this.#sums.set(order.product, {
      hosted: hosted + sign * order.amount,
      escrowed: escrowed + escrow,
      owed: order.redeemAt === 0 ? owed + escrow : owed,
    })
  }
}

import type { CoreEvent, CoreQueries, OrderAccepted, OrderId } from '@touchstone/protocol'
import { demand } from '../auditFailure.ts'
import { TrailBooks } from '../trailBooks.ts'

const MILLION = 1_000_000n

/** TRIG-2, TRAIL-4: of the due stops the one that the price has passed farthest fires first, then the older one. */
export class StopAudit {
  readonly #waiting = new Map<OrderId, OrderAccepted>()
  readonly #last = new Map<number, number>()
  readonly #trails = new TrailBooks()

  hear(event: CoreEvent): void {
    this.#follow(event)
    if (event.type === 'Trade') this.#last.set(event.market, event.price)
    if (event.type === 'OrderAccepted' && event.state === 'pending') this.#waiting.set(event.order, event)
    if (event.type === 'OrderClosed') this.#waiting.delete(event.order)
    if (event.type === 'OrderTriggered') this.#fire(event.order)
  }

  /** Stops that trail. */
  #follow(event: CoreEvent): void {
    if (event.type === 'Trade') this.#trails.see(String(event.market), event.price)
    if (event.type === 'StopTrailed') this.#trails.tell(event)
    if (event.type === 'OrderTriggered') this.#trails.trigger(event.order)
    if (event.type === 'OrderClosed') this.#trails.close(event.order)
    const accepted = event.type === 'ConditionsAccepted' ? this.#waiting.get(event.order) : undefined
    if (event.type === 'ConditionsAccepted' && accepted) this.#trails.accept(accepted, String(event.market), event)
  }

  /** TRAIL-3, TRIG-6: every stop that trails stands where the prices say, and in an open market none is due. */
  endEntry(core: CoreQueries): void {
    for (const order of this.#trails.orders()) {
      const view = core.spot.order(order)
      const accepted = this.#waiting.get(order)
      if (!view || !accepted) continue
      this.#trails.compare(view)
      const isDue = this.#passedBy(accepted, this.#last.get(view.market) ?? 0) >= 0n
      const waits = !isDue || core.spot.market(view.market).state !== 'open'
      demand(waits, 'TRIG-6', () => `order ${order} is due and waits`)
    }
  }

  #fire(order: OrderId): void {
    const fired = this.#waiting.get(order)
    demand(fired !== undefined, 'TRIG-1', () => `order ${order} fired and did not wait`)
    this.#waiting.delete(order)
    const last = this.#last.get(fired.market) ?? 0
    const passed = this.#passedBy(fired, last)
    demand(passed >= 0n, 'TRIG-1', () => `order ${order} fired at ${last}, its stop is ${fired.stopPrice}`)
    for (const other of this.#waiting.values()) {
      if (other.market !== fired.market) continue
      const farther = this.#passedBy(other, last) - passed
      const first = farther > 0n || (farther === 0n && other.order < order)
      demand(!first, 'TRIG-2', () => `order ${order} fired before ${other.order}`)
    }
  }

  /** Millionths of a tick by which the price is beyond the stop; negative before it gets there, and before its activation. */
  #passedBy({ order, side, stopPrice }: OrderAccepted, last: number): bigint {
    const trigger = this.#trails.exact(order)
    if (trigger === undefined && this.#trails.isTrailing(order)) return -1n
    const beyond = BigInt(last) * MILLION - (trigger ?? BigInt(stopPrice) * MILLION)
    return side === 'buy' ? beyond : -beyond
  }
}

import type { CoreEvent, OrderAccepted, OrderId } from '@touchstone/protocol'
import { demand } from '../auditFailure.ts'

/** TRIG-2: of the due stops the one that the price has passed farthest fires first, then the older one. */
export class StopAudit {
  readonly #waiting = new Map<OrderId, OrderAccepted>()
  readonly #last = new Map<number, number>()

  hear(event: CoreEvent): void {
    if (event.type === 'Trade') this.#last.set(event.market, event.price)
    if (event.type === 'OrderAccepted' && event.state === 'pending') this.#waiting.set(event.order, event)
    if (event.type === 'OrderClosed') this.#waiting.delete(event.order)
    if (event.type === 'OrderTriggered') this.#fire(event.order)
  }

  #fire(order: OrderId): void {
    const fired = this.#waiting.get(order)
    demand(fired !== undefined, 'TRIG-1', () => `order ${order} fired and did not wait`)
    this.#waiting.delete(order)
    const last = this.#last.get(fired.market) ?? 0
    const passed = passedBy(fired, last)
    demand(passed >= 0, 'TRIG-1', () => `order ${order} fired at ${last}, its stop is ${fired.stopPrice}`)
    for (const other of this.#waiting.values()) {
      if (other.market !== fired.market) continue
      const farther = passedBy(other, last) - passed
      const first = farther > 0 || (farther === 0 && other.order < order)
      demand(!first, 'TRIG-2', () => `order ${order} fired before ${other.order}`)
    }
  }
}

/** Ticks by which the price is beyond the stop; negative before it gets there. */
function passedBy({ side, stopPrice }: OrderAccepted, last: number): number {
  return side === 'buy' ? last - stopPrice : stopPrice - last
}

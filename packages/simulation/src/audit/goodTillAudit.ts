import type { CoreEvent, OrderId } from '@touchstone/protocol'
import { demand } from './auditFailure.ts'
import type { Scene } from './scene.ts'

/** GTD-3, GTD-4: no order of any product trades or lives on once the moment has come that was accepted with it. */
export class GoodTillAudit {
  readonly #moments = new Map<OrderId, number>()
  #time = 0

  /** While the clock stands nothing ends. */
  beginEntry({ time, core }: Scene): void {
    this.#time = core.clockStopped() ? 0 : time
  }

  hear(event: CoreEvent): void {
    if ('goodTill' in event) {
      if (event.goodTill !== 0) this.#moments.set(event.order, event.goodTill)
    } else if ('lotsLeft' in event) this.#moments.delete(event.order)
    else if ('makerOrder' in event)
      for (const order of [event.makerOrder, event.takerOrder]) this.#keepFromTrading(order)
  }

  endEntry(): void {
    for (const [order, moment] of this.#moments)
      demand(moment > this.#time, 'GTD-3', () => `order ${order} was good till ${moment} and is open at ${this.#time}`)
  }

  #keepFromTrading(order: OrderId): void {
    const moment = this.#moments.get(order) ?? Number.POSITIVE_INFINITY
    demand(moment > this.#time, 'GTD-3', () => `order ${order} was good till ${moment} and trades at ${this.#time}`)
  }
}

import type { CoreEvent, MarketId, OrderId, OwnerId } from '@touchstone/protocol'
import { demand } from '../auditFailure.ts'
import type { ProductBooks } from '../productAudit.ts'
import type { Scene } from '../scene.ts'

/** Orders that one entry ends at most. */
const MOST_ENDED = 1_000

interface OpenOrder {
  readonly owner: OwnerId
  readonly market: MarketId
}

/** CAA-1 to CAA-4: deadlines as customers set them, and the orders that end when nothing is heard of them. */
export class SilenceAudit implements ProductBooks {
  readonly #deadlines = new Map<OwnerId, number>()
  readonly #open = new Map<OrderId, OpenOrder>()
  /** Orders whose owner's deadline has passed. */
  readonly #ending = new Map<OrderId, OpenOrder>()
  readonly #halted = new Set<MarketId>()
  #haltedBefore: ReadonlySet<MarketId> = new Set()
  #ended = 0

  beginEntry({ time, core }: Scene): void {
    this.#ended = 0
    this.#haltedBefore = new Set(this.#halted)
    if (core.clockStopped()) return
    for (const [owner, deadline] of this.#deadlines) {
      if (deadline > time) continue
      this.#deadlines.delete(owner)
      for (const [order, open] of this.#open) if (open.owner === owner) this.#ending.set(order, open)
    }
  }

  /** Told by what an event says, for orders of whatever product. */
  hear(event: CoreEvent): void {
    if ('timeInForce' in event) {
      const { order, owner } = event
      this.#open.set(order, { owner, market: 'contract' in event ? event.contract : event.market })
    } else if ('lotsLeft' in event) this.#close(event.order, event.reason)
    else if ('makerOrder' in event && 'market' in event) this.#keepFromTrading(event.makerOrder)
    else if (event.type === 'MarketStateSet' && event.state === 'halted') this.#halted.add(event.market)
    else if (event.type === 'MarketStateSet') this.#halted.delete(event.market)
  }

  endEntry({ entry, outcome, core, time }: Scene): void {
    if (this.#ended < MOST_ENDED && !core.clockStopped())
      for (const [order, { market }] of this.#ending)
        demand(this.#mayStay(market), 'CAA-2', () => `order ${order} of somebody silent is still open`)
    const { command } = entry
    if (command.type !== 'CancelAllAfter' || outcome.reply.kind !== 'done') return
    const deadline = command.seconds === 0 ? 0 : time + command.seconds * 1_000
    demand(outcome.reply.value === deadline, 'CAA-1', () => `the deadline is ${deadline}, the answer says otherwise`)
    if (deadline === 0) this.#deadlines.delete(command.owner)
    else this.#deadlines.set(command.owner, deadline)
  }

  #close(order: OrderId, reason: string): void {
    if (reason === 'silence') {
      this.#ended++
      demand(this.#ending.has(order), 'CAA-2', () => `order ${order} ended for a silence that was none`)
    }
    this.#open.delete(order)
    this.#ending.delete(order)
  }

  /** Spot orders trade with a command alone, and those of the silent end before it. */
  #keepFromTrading(order: OrderId): void {
    const ending = this.#ended < MOST_ENDED ? this.#ending.get(order) : undefined
    demand(!ending, 'CAA-2', () => `order ${order} of somebody silent has traded`)
  }

  #mayStay(market: MarketId): boolean {
    return this.#halted.has(market) || this.#haltedBefore.has(market)
  }
}

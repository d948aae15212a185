import type { OrderId, OwnerId } from '@touchstone/protocol'
import { demand } from './auditFailure.ts'

interface OwnOrder {
  readonly order: OrderId
  readonly owner: OwnerId
  /** Id of the market or contract. */
  readonly place: number
  readonly selfTrade: string
}

/** STP-4: an order that expires both takes the own order it met with it. For one kind of markets. */
export class SelfTradeAudit {
  readonly #live = new Map<OrderId, OwnOrder>()
  /** Orders that reached the book in the current entry: placed, amended or fired. */
  #incoming: OwnOrder[] = []
  #ended: OwnOrder[] = []

  beginEntry(): void {
    this.#incoming = []
    this.#ended = []
  }

  accept(order: OwnOrder): void {
    this.#live.set(order.order, order)
    this.#incoming.push(order)
  }

  /** An amended or fired order. */
  move(order: OrderId): void {
    const known = this.#live.get(order)
    if (known) this.#incoming.push(known)
  }

  close(order: OrderId, reason: string): void {
    const known = this.#live.get(order)
    this.#live.delete(order)
    if (known && reason === 'self_trade') this.#ended.push(known)
  }

  endEntry(): void {
    for (const ended of this.#ended) {
      const others = (list: readonly OwnOrder[]) => list.filter((each) => each !== ended && isBeside(each, ended))
      // Another own order of the entry may have met this one: then that order's mode decides.
      const met = this.#incoming.includes(ended) && others(this.#incoming).length === 0
      const alone = others(this.#ended).length === 0
      const kept = ended.selfTrade === 'expire_both' && met && alone
      demand(!kept, 'STP-4', () => `order ${ended.order} expired for an own order that was kept`)
    }
  }
}

function isBeside(one: OwnOrder, other: OwnOrder): boolean {
  return one.owner === other.owner && one.place === other.place
}

import type { OwnerId } from '@touchstone/protocol'
import type { Amount, Lots, Ppm, Ticks, Timestamp } from '@touchstone/quantities'
import type { IncomingOrder } from '../../orders/incomingOrder.ts'
import type { Terms } from './orderTerms.ts'

/** An order on its way in: the guards' results, before anything is written. One is reused for all. */
export class OrderDraft implements IncomingOrder, Terms {
  owner: OwnerId = 0
  /** Index of the market. */
  market = 0
  side = 0
  kind = 0
  timeInForce = 0
  prevention = 0
  price: Ticks = 0
  lots: Lots = 0
  turnover: Amount = 0n
  stopPrice: Ticks = 0
  boundPrice: Ticks = 0
  /** Worst price it may trade at: the limit or the bound. */
  limit: Ticks = 0
  readonly #hold = new BigInt64Array(1)
  makerPpm: Ppm = 0
  takerPpm: Ppm = 0
  placedAt: Timestamp = 0

  /** The amount it must be able to hold. Kept as 64 bits, because a bigint in a field is a new object each time. */
  get hold(): Amount {
    return this.#hold[0] as bigint
  }

  set hold(amount: Amount) {
    this.#hold[0] = amount
  }

  /** Forgets the order before it: a preview that is refused early must not show somebody else's numbers. */
  clear(): void {
    this.owner = 0
    this.price = 0
    this.lots = 0
    this.turnover = 0n
    this.stopPrice = 0
    this.boundPrice = 0
    this.limit = 0
    this.makerPpm = 0
    this.takerPpm = 0
    this.hold = 0n
  }
}

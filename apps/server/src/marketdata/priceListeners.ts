import type { AlertPrice } from '@touchstone/protocol'
import type { Ticks, Timestamp } from '@touchstone/quantities'

/** The price of a trade, or a mark price, of this market or contract. */
export type PriceListener = (by: AlertPrice, id: number, price: Ticks, time: Timestamp) => void

/** Who is told of every price of one world as its entry is applied. */
export class PriceListeners {
  readonly #all = new Set<PriceListener>()

  follow(listener: PriceListener): () => void {
    this.#all.add(listener)
    return () => void this.#all.delete(listener)
  }

  readonly tell: PriceListener = (by, id, price, time) => {
    for (const listener of this.#all) listener(by, id, price, time)
  }
}

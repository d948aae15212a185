import type { MarketId, OrderId, OwnerId } from '@touchstone/protocol'
import type { Amount, Ppm, Ticks } from '@touchstone/quantities'

/** What ends a purchase again, frozen when the purchase was accepted: prices, rates and mode. 0 = that exit is not there. */
export interface Bracket {
  /** The purchase. */
  readonly entry: OrderId
  readonly owner: OwnerId
  readonly market: MarketId
  readonly prevention: number
  readonly takeProfit: Ticks
  readonly stopLoss: Ticks
  readonly stopLossLimit: Ticks
  readonly stopLossBound: Ticks
  readonly makerPpm: Ppm
  readonly takerPpm: Ppm
  /** Base units that the purchase has bought so far, after its fees. */
  received: Amount
}

/** The brackets of purchases: those that are open, and those that are over and whose exits are to be placed. */
export class Brackets {
  readonly #open = new Map<OrderId, Bracket>()
  readonly #due = new Map<MarketId, Bracket[]>()

  /** Whether no purchase with exits is open. */
  get noneOpen(): boolean {
    return this.#open.size === 0
  }

  /** Whether exits are to be placed in any market. */
  get anyDue(): boolean {
    return this.#due.size !== 0
  }

  /** Of a purchase that is open. */
  of(entry: OrderId): Bracket | undefined {
    return this.#open.get(entry)
  }

  add(bracket: Bracket): void {
    this.#open.set(bracket.entry, bracket)
  }

  /** Adds what the purchase has received; other orders may be asked about too. */
  receive(entry: OrderId, amount: Amount): void {
    const bracket = this.#open.get(entry)
    if (bracket) bracket.received += amount
  }

  /** Takes the bracket of a purchase that is over. */
  take(entry: OrderId): Bracket | undefined {
    const bracket = this.#open.get(entry)
    if (bracket) this.#open.delete(entry)
    return bracket
  }

  /** Its exits are the last to be placed in its market. */
  queue(bracket: Bracket): void {
    const queue = this.#due.get(bracket.market)
    if (queue) queue.push(bracket)
    else this.#due.set(bracket.market, [bracket])
  }

  /** Takes the bracket whose exits are to be placed next in a market. */
  takeDue(market: MarketId): Bracket | undefined {
    const queue = this.#due.get(market)
    const next = queue?.shift()
    if (queue?.length === 0) this.#due.delete(market)
    return next
  }

  /** Takes those that are due and that the caller means, by market, each market's in their order. */
  takeWhere(meant: (bracket: Bracket) => boolean): Bracket[] {
    const taken = this.due().filter(meant)
    for (const bracket of taken) {
      const queue = this.#due.get(bracket.market)?.filter((other) => other !== bracket) ?? []
      if (queue.length === 0) this.#due.delete(bracket.market)
      else this.#due.set(bracket.market, queue)
    }
    return taken
  }

  /** By the number of the purchase. */
  open(): Bracket[] {
    return [...this.#open.values()].sort((one, other) => one.entry - other.entry)
  }

  /** By market, each market's in the order in which their exits are placed. */
  due(): Bracket[] {
    return [...this.#due].sort(([one], [other]) => one - other).flatMap(([, queue]) => queue)
  }
}

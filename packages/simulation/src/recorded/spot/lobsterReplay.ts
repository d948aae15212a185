import { FastOrderBook, LimitMatcher } from '@touchstone/core'

/** The kind of a LOBSTER message. A hidden order's execution (5) changes no visible book. */
const SUBMITTED = 1
const REDUCED = 2
const DELETED = 3
const EXECUTED = 4
export const HIDDEN_EXECUTED = 5

export interface LobsterMessage {
  readonly time: string
  readonly type: number
  readonly order: number
  readonly size: number
  /** USD × 10,000, used as ticks. */
  readonly price: number
  /** 1 = the order buys, -1 = it sells; of an execution the resting order. */
  readonly direction: number
}

export interface UnsubmittedOrder {
  readonly order: number
  readonly direction: number
  readonly price: number
  readonly size: number
}

export function lobsterMessage(cells: readonly string[]): LobsterMessage {
  const [time = '', type, order, size, price, direction] = cells
  return {
    time,
    type: Number(type),
    order: Number(order),
    size: Number(size),
    price: Number(price),
    direction: Number(direction),
  }
}

/**
 * NASDAQ's order flow through our own book. An execution arrives as an incoming order of the same size at that price, so our
 * price-time priority selects the resting order; where the exchange executed another one, the difference is counted and the
 * exchange's choice is followed.
 */
export class LobsterReplay {
  executions = 0
  atBestPrice = 0
  firstInQueue = 0
  /** References to unknown orders, sizes that do not fit, books that cross: must stay 0. */
  impossible = 0
  readonly #matcher: LimitMatcher
  #maker: number | undefined
  #taker = 1e9

  constructor() {
    this.#matcher = new LimitMatcher(
      (table) => new FastOrderBook(table),
      (maker) => {
        this.#maker ??= maker
      },
    )
  }

  submit({ order, direction, price, size }: UnsubmittedOrder): void {
    const left = this.#matcher.limit(order, 0, sideOf(direction), price, size)
    if (left !== size) this.impossible++
  }

  apply(message: LobsterMessage): void {
    if (message.type === SUBMITTED) this.submit(message)
    else if (message.type === REDUCED) this.#reduce(message)
    else if (message.type === EXECUTED) this.#execute(message)
    else if (message.type === DELETED && !this.#matcher.cancel(message.order)) this.impossible++
  }

  /** [ask price, ask size, bid price, bid size] per level as LOBSTER writes it. */
  levels(count: number): number[] {
    const asks = this.#matcher.book.depth(1, count)
    const bids = this.#matcher.book.depth(0, count)
    return Array.from({ length: count }, (_, i) => [
      ...(asks[i] ?? [9999999999, 0]),
      ...(bids[i] ?? [-9999999999, 0]),
    ]).flat()
  }

  #execute(message: LobsterMessage): void {
    const { book, table } = this.#matcher
    const side = sideOf(message.direction)
    this.executions++
    if (book.bestPrice(side) === message.price) this.atBestPrice++
    if (table.find(message.order) !== book.first(side)) {
      this.#reduce(message)
      return
    }
    this.#maker = undefined
    const left = this.#matcher.limit(this.#taker++, 0, side ^ 1, message.price, message.size)
    if (left === 0 && this.#maker === message.order) this.firstInQueue++
    else this.impossible++
  }

  #reduce({ order, size }: LobsterMessage): void {
    const { book, table } = this.#matcher
    const slot = table.find(order)
    if (slot < 0 || table.left(slot) < size) this.impossible++
    else if (table.left(slot) === size) this.#matcher.cancel(order)
    else book.reduce(slot, size)
  }
}

function sideOf(direction: number): number {
  return direction === 1 ? 0 : 1
}

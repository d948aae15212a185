import type { ChannelMessage, DepthData, DepthLevel } from '@touchstone/protocol'

/** Orders two plain decimal strings by value, without turning them into numbers. */
export function compareDecimals(left: string, right: string): number {
  const [leftWhole = '', leftFraction = ''] = left.split('.')
  const [rightWhole = '', rightFraction = ''] = right.split('.')
  if (leftWhole.length !== rightWhole.length) return leftWhole.length - rightWhole.length
  if (leftWhole !== rightWhole) return leftWhole < rightWhole ? -1 : 1
  const length = Math.max(leftFraction.length, rightFraction.length)
  const a = leftFraction.padEnd(length, '0')
  const b = rightFraction.padEnd(length, '0')
  if (a === b) return 0
  return a < b ? -1 : 1
}

function isZero(amount: string): boolean {
  return /^0*\.?0*$/.test(amount)
}

class BookSide {
  readonly #levels = new Map<string, string>()
  readonly #order: (left: DepthLevel, right: DepthLevel) => number
  #sorted: readonly DepthLevel[] | null = []

  constructor(order: (left: DepthLevel, right: DepthLevel) => number) {
    this.#order = order
  }

  get levels(): readonly DepthLevel[] {
    this.#sorted ??= [...this.#levels].sort(this.#order)
    return this.#sorted
  }

  replace(levels: readonly DepthLevel[]): void {
    this.#levels.clear()
    this.change(levels)
  }

  change(levels: readonly DepthLevel[]): void {
    this.#sorted = null
    for (const [price, amount] of levels) {
      if (isZero(amount)) this.#levels.delete(price)
      else this.#levels.set(price, amount)
    }
  }
}

/** A depth channel's book: starts from a snapshot, follows the changes, and says when one is missing. */
export class DepthBook {
  readonly #bids = new BookSide(([left], [right]) => compareDecimals(right, left))
  readonly #asks = new BookSide(([left], [right]) => compareDecimals(left, right))
  #seq = -1

  /** Best first. The arrays are new after every change and never written to again. */
  get bids(): readonly DepthLevel[] {
    return this.#bids.levels
  }

  get asks(): readonly DepthLevel[] {
    return this.#asks.levels
  }

  /** Sequence of the last message applied, -1 before the first snapshot and after a gap. */
  get seq(): number {
    return this.#seq
  }

  /** False: a message is missing, the book is empty until the next snapshot. */
  apply(message: ChannelMessage<DepthData>): boolean {
    if (message.type === 'snap') {
      this.#bids.replace(message.data.bids)
      this.#asks.replace(message.data.asks)
      this.#seq = message.seq
      return true
    }
    if (this.#seq < 0 || message.seq !== this.#seq + 1) {
      this.clear()
      return false
    }
    this.#bids.change(message.data.bids)
    this.#asks.change(message.data.asks)
    this.#seq = message.seq
    return true
  }

  clear(): void {
    this.#bids.replace([])
    this.#asks.replace([])
    this.#seq = -1
  }
}

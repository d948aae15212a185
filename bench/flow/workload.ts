import { seededRandom } from '@touchstone/quantities'

/**
 * One symbol's order flow, the same bytes for the same seed on every engine: passive limits at a heavy-tailed distance from
 * a walking fair price, cancels that prefer young orders and pull stale quotes, and marketable limits whose side persists.
 * A prefill of `depth` resting orders comes first.
 */
export interface Workload {
  readonly commands: number
  readonly prefill: number
  /** Orders ever placed; their ids are 1 to this. */
  readonly orders: number
  /** RECORD_INTS numbers per command: kind, side, order id, price in ticks, lots, account. */
  readonly records: Int32Array
  /** What any price-time-priority engine must make of it, counted after the prefill. */
  readonly expected: TradeDigest
}

export interface TradeDigest {
  readonly trades: number
  readonly volume: number
  /** FNV-1a over maker, taker, price and lots of each trade in order. */
  readonly hash: number
}

export const RECORD_INTS = 6
export const PASSIVE = 0
export const CANCEL = 1
export const MARKETABLE = 2

const TICKS = 1 << 18
const FIRST_FAIR_PRICE = 1 << 17
const ACCOUNTS = 1_000
const FURTHEST = 4_000
const NOBODY = 0

/** Adds trades up to the digest that shows whether two engines traded alike. */
export class TradeCounter {
  trades = 0
  volume = 0
  #hash = 0x811c9dc5 | 0

  readonly add = (maker: number, taker: number, price: number, lots: number): void => {
    this.trades++
    this.volume += lots
    let hash = Math.imul(this.#hash ^ maker, 16777619)
    hash = Math.imul(hash ^ taker, 16777619)
    hash = Math.imul(hash ^ price, 16777619)
    this.#hash = Math.imul(hash ^ lots, 16777619)
  }

  digest(): TradeDigest {
    return { trades: this.trades, volume: this.volume, hash: this.#hash >>> 0 }
  }
}

export function makeWorkload(commands = 1_000_000, depth = 5_000, seed = 42): Workload {
  const flow = new Flow(commands, depth, seed)
  for (let i = 0; i < depth; i++) flow.passive()
  for (let i = 0; i < commands; i++) flow.next()
  return {
    commands,
    prefill: depth,
    orders: flow.orders,
    records: flow.records,
    expected: flow.counter.digest(),
  }
}

/** Draws the commands; the order of the draws is part of the workload's definition. */
class Flow {
  readonly records: Int32Array
  readonly counter = new TradeCounter()
  orders = 0
  readonly #draw: () => number
  readonly #depth: number
  readonly #book: TickBook
  readonly #accounts: Int32Array
  readonly #living: LivingOrders
  #written = 0
  #fair = FIRST_FAIR_PRICE
  #aggressor = 0

  constructor(commands: number, depth: number, seed: number) {
    const total = commands + depth
    this.records = new Int32Array(total * RECORD_INTS)
    this.#draw = seededRandom(seed)
    this.#depth = depth
    this.#accounts = new Int32Array(total + 1)
    this.#living = new LivingOrders(total)
    this.#book = new TickBook(total, this.counter, (order) => this.#living.leave(order))
  }

  passive(): void {
    const draw = this.#draw
    const side = draw() < 0.5 ? 0 : 1
    const distance = this.#distance()
    const account = this.#account()
    const lots = this.#lots()
    const book = this.#book
    const price =
      side === 0
        ? Math.min(this.#fair - distance, book.bestAsk - 1)
        : Math.max(this.#fair + 1 + distance, book.bestBid + 1)
    this.#place(PASSIVE, side, price, lots, account)
  }

  next(): void {
    const draw = this.#draw
    const kind = draw()
    const cancelShare = Math.min(0.9, (0.45 * this.#living.count) / this.#depth)
    if (draw() < 0.02) {
      const step = 1 + Math.floor(4 * draw())
      this.#fair += step * (draw() < 0.5 ? -1 : 1)
    }
    const { bestAsk, bestBid } = this.#book
    const stale = this.#fair >= bestAsk ? 1 : this.#fair < bestBid ? 0 : -1
    if (kind < 0.05) this.#marketable(stale)
    else if (kind < 0.05 + cancelShare && this.#living.count > 0) this.#cancel(stale)
    else this.passive()
  }

  #marketable(stale: number): void {
    const draw = this.#draw
    if (draw() < 0.1) this.#aggressor ^= 1
    const side = stale < 0 ? this.#aggressor : 1 - stale
    const best = side === 0 ? this.#book.bestAsk : this.#book.bestBid
    if (best <= 0 || best >= TICKS) {
      this.passive()
      return
    }
    const reach = Math.floor(10 * draw() * draw())
    const lots = this.#lots() * (draw() < 0.01 ? 20 : 1)
    this.#place(MARKETABLE, side, side === 0 ? best + reach : best - reach, lots, this.#account())
  }

  #cancel(stale: number): void {
    const young = this.#living.fromYoungest(this.#draw())
    const pulled = stale >= 0 && this.#draw() < 0.5
    const order = pulled ? this.#book.lastAtBest(stale) : young
    const { side, price } = this.#book.placeOf(order)
    this.#write(CANCEL, side, order, price, 0, this.#accounts[order] ?? 0)
    this.#book.remove(order)
  }

  #place(kind: number, side: number, price: number, lots: number, account: number): void {
    const order = ++this.orders
    this.#accounts[order] = account
    this.#write(kind, side, order, price, lots, account)
    if (this.#book.limit(order, side, price, lots) > 0) this.#living.enter(order)
  }

  #write(kind: number, side: number, order: number, price: number, lots: number, account: number): void {
    const at = this.#written++ * RECORD_INTS
    this.records[at] = kind
    this.records[at + 1] = side
    this.records[at + 2] = order
    this.records[at + 3] = price
    this.records[at + 4] = lots
    this.records[at + 5] = account
  }

  /** P(distance ≥ d) = (1 + d/20)^(-4/3). */
  #distance(): number {
    const root = Math.sqrt(this.#draw())
    return Math.min(FURTHEST, Math.floor(20 / (root * Math.sqrt(root)) - 20))
  }

  #lots(): number {
    const drawn = this.#draw()
    return 1 + Math.floor(100 * drawn * drawn * drawn)
  }

  #account(): number {
    const draw = this.#draw
    return 1 + Math.floor(ACCOUNTS * draw() * draw())
  }
}

/** Orders that rest, about oldest first. */
class LivingOrders {
  count = 0
  readonly #orders: Int32Array
  readonly #places: Int32Array

  constructor(most: number) {
    this.#orders = new Int32Array(most + 1)
    this.#places = new Int32Array(most + 1)
  }

  enter(order: number): void {
    this.#places[order] = this.count
    this.#orders[this.count++] = order
  }

  leave(order: number): void {
    const place = this.#places[order] ?? 0
    const last = this.#orders[--this.count] ?? 0
    this.#orders[place] = last
    this.#places[last] = place
  }

  /** Cubed, so that young orders are drawn most often. */
  fromYoungest(drawn: number): number {
    return this.#orders[this.count - 1 - Math.floor(this.count * drawn * drawn * drawn)] ?? NOBODY
  }
}

/** A plain price-time book of its own, so that the expected result does not come from the engine that is measured. */
class TickBook {
  bestBid = 0
  bestAsk = TICKS
  readonly #heads = new Int32Array(2 * TICKS)
  readonly #tails = new Int32Array(2 * TICKS)
  readonly #next: Int32Array
  readonly #previous: Int32Array
  readonly #keys: Int32Array
  readonly #left: Int32Array
  readonly #counter: TradeCounter
  readonly #onGone: (order: number) => void

  constructor(most: number, counter: TradeCounter, onGone: (order: number) => void) {
    this.#next = new Int32Array(most + 1)
    this.#previous = new Int32Array(most + 1)
    this.#keys = new Int32Array(most + 1)
    this.#left = new Int32Array(most + 1)
    this.#counter = counter
    this.#onGone = onGone
  }

  /** Returns the lots that came to rest. */
  limit(order: number, side: number, price: number, lots: number): number {
    let left = lots
    while (
      left > 0 &&
      (side === 0 ? this.bestAsk <= price && this.bestAsk < TICKS : this.bestBid >= price && this.bestBid > 0)
    ) {
      const best = side === 0 ? this.bestAsk : this.bestBid
      const maker = this.#heads[best * 2 + 1 - side] ?? NOBODY
      const makerLeft = this.#left[maker] ?? 0
      const traded = Math.min(left, makerLeft)
      this.#counter.add(maker, order, best, traded)
      left -= traded
      this.#left[maker] = makerLeft - traded
      if (makerLeft === traded) this.remove(maker)
    }
    if (left > 0) this.#rest(order, side, price, left)
    return left
  }

  remove(order: number): void {
    const key = this.#keys[order] ?? 0
    const next = this.#next[order] ?? NOBODY
    const previous = this.#previous[order] ?? NOBODY
    if (previous === NOBODY) this.#heads[key] = next
    else this.#next[previous] = next
    if (next === NOBODY) this.#tails[key] = previous
    else this.#previous[next] = previous
    if (this.#heads[key] === NOBODY) this.#emptied(key)
    this.#onGone(order)
  }

  lastAtBest(side: number): number {
    return this.#tails[(side === 0 ? this.bestBid : this.bestAsk) * 2 + side] ?? NOBODY
  }

  placeOf(order: number): { readonly side: number; readonly price: number } {
    const key = this.#keys[order] ?? 0
    return { side: key & 1, price: key >> 1 }
  }

  #rest(order: number, side: number, price: number, lots: number): void {
    const key = price * 2 + side
    const tail = this.#tails[key] ?? NOBODY
    this.#keys[order] = key
    this.#left[order] = lots
    this.#previous[order] = tail
    this.#next[order] = NOBODY
    this.#tails[key] = order
    if (tail === NOBODY) this.#heads[key] = order
    else this.#next[tail] = order
    if (side === 0) this.bestBid = Math.max(this.bestBid, price)
    else this.bestAsk = Math.min(this.bestAsk, price)
  }

  #emptied(key: number): void {
    if (key === this.bestBid * 2) {
      do this.bestBid--
      while (this.bestBid > 0 && this.#heads[this.bestBid * 2] === NOBODY)
    } else if (key === this.bestAsk * 2 + 1) {
      do this.bestAsk++
      while (this.bestAsk < TICKS && this.#heads[this.bestAsk * 2 + 1] === NOBODY)
    }
  }
}

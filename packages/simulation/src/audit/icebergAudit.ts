import type { DepthView, OrderId, Side } from '@touchstone/protocol'
import { demand } from './auditFailure.ts'

/** More levels than a book has. */
export const EVERY_LEVEL = 10_000

/** The acceptance of an order. */
interface Accepted {
  readonly order: OrderId
  /** Id of the market or contract. */
  readonly place: number
  readonly side: Side
  readonly price: number
  readonly lots: number
  readonly state: 'pending' | 'open'
  /** Such an order may be passed over when there is little left to reduce. */
  readonly reduceOnly: boolean
}

/** An order as its events tell it. */
interface Known extends Pick<Accepted, 'order' | 'place' | 'side' | 'reduceOnly'> {
  price: number
  filled: number
  left: number
  waits: boolean
  /** 0: all of it. */
  visible: number
  shown: number
  /** Counts each time the order, or a slice of it, queues anew. */
  queued: number
  /** The others of the price when its slice queued, and their counts then. */
  ahead: readonly (readonly [Known, number])[]
}

/** An order of the house, which has no events of its own. */
interface Quote extends Pick<Accepted, 'order' | 'place' | 'side' | 'price' | 'lots'> {
  readonly lotsFilled: number
}

/** ICE-3 to ICE-5: what icebergs show, when their next slices trade, and that depth tells nothing else. For one kind of markets. */
export class IcebergAudit {
  readonly #orders = new Map<OrderId, Known>()

  accept({ order, place, side, reduceOnly, price, lots, state }: Accepted): void {
    const open = { filled: 0, left: lots, visible: 0, shown: lots, queued: 0, ahead: [] }
    this.#orders.set(order, { order, place, side, reduceOnly, price, waits: state === 'pending', ...open })
  }

  conceal({ order, visible }: { readonly order: OrderId; readonly visible: number }): void {
    const known = this.#orders.get(order)
    if (!known) return
    known.visible = visible
    queueAnew(known)
  }

  fire(order: OrderId): void {
    const known = this.#orders.get(order)
    if (known) known.waits = false
  }

  trade({ makerOrder, takerOrder, lots }: Readonly<Record<'makerOrder' | 'takerOrder' | 'lots', number>>): void {
    const taker = this.#orders.get(takerOrder)
    if (taker) {
      fill(taker, lots)
      queueAnew(taker)
    }
    const maker = this.#orders.get(makerOrder)
    if (!maker) return
    if (maker.visible !== 0) checkSlice(maker, lots)
    fill(maker, lots)
    maker.shown -= lots
    if (maker.shown > 0 || maker.left === 0) return
    queueAnew(maker)
    const others = this.#level(maker).filter((other) => other !== maker)
    maker.ahead = others.map((other) => [other, other.queued] as const)
  }

  amend({ order, price, lots }: Pick<Accepted, 'order' | 'price' | 'lots'>): void {
    const known = this.#orders.get(order)
    if (!known) return
    const left = lots - known.filled
    const keeps = price === known.price && left <= known.left
    known.price = price
    known.left = left
    if (keeps) known.shown = Math.min(known.shown, left)
    else queueAnew(known)
  }

  close(order: OrderId): void {
    const known = this.#orders.get(order)
    if (known) known.left = 0
    this.#orders.delete(order)
  }

  /** Each level with an iceberg has the lots that its orders show, the house's quotes among them. */
  sweep(depthOf: (place: number) => DepthView, houseOrders: readonly Quote[]): void {
    const quotes = houseOrders.filter(({ order }) => !this.#orders.has(order))
    for (const iceberg of this.#orders.values()) {
      if (iceberg.visible === 0) continue
      const { place, side, price } = iceberg
      const { bids, asks } = depthOf(place)
      const told = (side === 'buy' ? bids : asks).find(([level]) => level === price)?.[1] ?? 0
      const own = this.#level(iceberg).reduce((sum, { shown }) => sum + shown, 0)
      const quoted = quotes.filter((quote) => isBeside(quote, iceberg))
      const lots = quoted.reduce((sum, quote) => sum + quote.lots - quote.lotsFilled, own)
      demand(told === lots, 'ICE-3', () => `level ${price} shows ${told}, its orders ${lots}`)
    }
  }

  /** The orders of the same price, side and book. */
  #level(known: Known): Known[] {
    return [...this.#orders.values()].filter((other) => !other.waits && isBeside(other, known))
  }
}

type Queue = Pick<Known, 'place' | 'side' | 'price'>

function isBeside(one: Queue, other: Queue): boolean {
  return one.place === other.place && one.side === other.side && one.price === other.price
}

/** At the end of its queue, with a full slice or all that is left. */
function queueAnew(known: Known): void {
  known.queued++
  known.shown = known.visible === 0 ? known.left : Math.min(known.visible, known.left)
  known.ahead = []
}

function fill(known: Known, lots: number): void {
  known.filled += lots
  known.left -= lots
}

function checkSlice({ order, price, shown, ahead }: Known, lots: number): void {
  demand(lots <= shown, 'ICE-4', () => `order ${order} trades ${lots} and shows ${shown}`)
  const passed = ahead.find(
    ([other, queued]) => other.left > 0 && other.queued === queued && other.price === price && !other.reduceOnly,
  )
  demand(passed === undefined, 'ICE-4', () => `order ${order} trades before ${passed?.[0].order}, which is ahead of it`)
}

import type { OrderConditions, OrderId, Side } from '@touchstone/protocol'
import { demand } from './auditFailure.ts'

const MILLION = 1_000_000n

/** A stop as it was accepted. */
interface WaitingStop {
  readonly order: OrderId
  readonly side: Side
  readonly stopPrice: number
}

/** How far a stop has come that trails. */
interface FarCome {
  readonly order: OrderId
  readonly extreme: number
  readonly stopPrice: number
}

/** A stop that trails, as its events and the prices since describe it. */
interface KnownTrail {
  readonly order: OrderId
  /** The market or contract, and which of its prices. */
  readonly source: string
  readonly side: Side
  readonly ticks: number
  readonly ppm: number
  readonly activation: number
  /** 0 before its activation. */
  best: number
  told: boolean
}

/** TRAIL-3 to TRAIL-5: every price looks at every stop that trails. */
export class TrailBooks {
  readonly #trails = new Map<OrderId, KnownTrail>()
  readonly #prices = new Map<string, number>()

  /** The price at which a stop that trails fires now, in millionths of a tick; undefined for others and before the activation. */
  exact(order: OrderId): bigint | undefined {
    const trail = this.#trails.get(order)
    return trail && trail.best !== 0 ? exactOf(trail, trail.best) : undefined
  }

  isTrailing(order: OrderId): boolean {
    return this.#trails.has(order)
  }

  /** The core's view of a live order says the same. */
  compare({ order, extreme, stopPrice, state }: FarCome & { readonly state: string }): void {
    const trail = this.#trails.get(order)
    if (!trail || state !== 'pending') return
    demand(extreme === trail.best, 'TRAIL-3', () => `order ${order} has seen ${extreme}, not ${trail.best}`)
    const own = roundedOf(trail, trail.best || trail.activation)
    demand(stopPrice === own, 'TRAIL-4', () => `order ${order} would fire at ${stopPrice}, not ${own}`)
  }

  /** Orders that wait and trail. */
  orders(): Iterable<OrderId> {
    return this.#trails.keys()
  }

  /** The conditions of a stop that waits, on the price that `source` names; others than those that trail are not kept. */
  accept({ order, side, stopPrice }: WaitingStop, source: string, conditions: OrderConditions): void {
    const { trailTicks: ticks, trailPpm: ppm, activation } = conditions
    if (ticks === 0 && ppm === 0) return
    const now = this.#prices.get(source) ?? 0
    demand(now !== 0, 'TRAIL-2', () => `order ${order} trails no price`)
    const trail = { order, source, side, ticks, ppm, activation, best: activation === 0 ? now : 0, told: false }
    demand(!isReached(trail, now), 'TRAIL-2', () => `order ${order} begins at ${activation}, the price is ${now}`)
    const first = roundedOf(trail, activation || now)
    demand(stopPrice === first, 'TRAIL-5', () => `order ${order} begins with ${stopPrice}, not ${first}`)
    this.#trails.set(order, trail)
  }

  /** A price, wherever it comes from. */
  see(source: string, price: number): void {
    this.#prices.set(source, price)
    for (const trail of this.#trails.values()) {
      if (trail.source !== source || (trail.best === 0 && !isReached(trail, price))) continue
      trail.best = trail.side === 'sell' ? Math.max(trail.best, price) : Math.min(trail.best || price, price)
    }
  }

  /** A stop says how far it has come, right before it fires. */
  tell({ order, extreme, stopPrice }: FarCome): void {
    const trail = this.#trails.get(order)
    demand(trail !== undefined, 'TRAIL-4', () => `order ${order} does not trail`)
    demand(extreme === trail.best, 'TRAIL-3', () => `order ${order} has seen ${extreme}, not ${trail.best}`)
    const own = roundedOf(trail, trail.best)
    demand(stopPrice === own, 'TRAIL-4', () => `order ${order} fired for ${stopPrice}, not ${own}`)
    const now = this.#prices.get(trail.source) ?? 0
    const reached = trail.side === 'sell' ? now <= own : now >= own
    demand(reached, 'TRAIL-4', () => `order ${order} fired at ${now}, its trigger is ${own}`)
    trail.told = true
  }

  trigger(order: OrderId): void {
    const silent = this.#trails.get(order)?.told === false
    demand(!silent, 'TRAIL-4', () => `order ${order} fired without a word of its trigger`)
  }

  close(order: OrderId): void {
    this.#trails.delete(order)
  }
}

function isReached({ side, activation }: KnownTrail, price: number): boolean {
  return activation !== 0 && (side === 'sell' ? price >= activation : price <= activation)
}

function exactOf({ side, ticks, ppm }: KnownTrail, best: number): bigint {
  const distance = ticks > 0 ? BigInt(ticks) * MILLION : BigInt(best) * BigInt(ppm)
  return BigInt(best) * MILLION + (side === 'sell' ? -distance : distance)
}

function roundedOf(trail: KnownTrail, best: number): number {
  const exact = exactOf(trail, best)
  const down = exact / MILLION
  return Number(trail.side === 'sell' || down * MILLION === exact ? down : down + 1n)
}

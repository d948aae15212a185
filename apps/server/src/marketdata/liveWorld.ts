import type { World } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import { readMarketPast, readReferenceHours } from '../projector/marketPast.ts'
import { OrderTracker, type TrackedOrder } from '../projector/orderTracker.ts'
import { readUnfinishedOrders } from '../projector/projectionState.ts'
import type { Projector } from '../projector/projector.ts'
import type { ProjectionTables } from '../projector/schema.ts'
import type { AppliedEntry, WorldPort } from '../sequencer/worldPort.ts'
import { MarketData } from './marketData.ts'

export type LiveListener = (entry: AppliedEntry, orders: readonly TrackedOrder[]) => void

export interface LiveWorldOptions {
  readonly port: WorldPort
  readonly projector: Projector
  readonly database: Kysely<ProjectionTables>
  readonly now?: () => number
}

/**
 * One world as of its last applied entry, with what the core does not keep: the day's figures of each market, and what
 * customers' open orders have paid. Both start from SQL, at a position of the log, and follow the log from there.
 */
export class LiveWorld {
  readonly port: WorldPort
  readonly market: MarketData
  readonly #options: LiveWorldOptions
  readonly #listeners = new Set<LiveListener>()
  #orders = new OrderTracker()
  #stopped = false
  #unfollow: () => void = () => undefined

  constructor(options: LiveWorldOptions) {
    this.#options = options
    this.port = options.port
    this.market = new MarketData(options.port.core, options.now)
  }

  get world(): World {
    return this.port.world
  }

  /** Customers' unfinished orders. */
  get orders(): OrderTracker {
    return this.#orders
  }

  /** Entries from now on, after the figures have taken them in. */
  follow(listener: LiveListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Loads the past and begins to follow. Entries applied while it loads are taken in after it. */
  async start(): Promise<void> {
    const { projector } = this.#options
    // While history is being made anew from a long log, nothing is collected: it will be read from there.
    await projector.ready
    if (this.#stopped) return
    let waiting: AppliedEntry[] | null = []
    this.#unfollow = this.port.follow((entry) => {
      if (waiting) waiting.push(entry)
      else this.#take(entry)
    })
    const here = this.port.core.sequence
    while (!this.#stopped && !(await projector.waitFor(here, 1_000)));
    if (this.#stopped) return
    const position = await projector.atRest(async (cursor) => {
      await this.#loadPast()
      return cursor
    })
    const late = waiting
    waiting = null
    for (const entry of late) if (entry.sequence > position) this.#take(entry)
  }

  /** Reads the reference feed's prices of the last days: when they were kept after this world had started. */
  async learnReference(): Promise<void> {
    const { database, now = Date.now } = this.#options
    for (const figures of this.market.all())
      figures.addReference(await readReferenceHours(database, figures.text.definition.symbol, now()))
  }

  stop(): void {
    this.#stopped = true
    this.#unfollow()
  }

  #take(entry: AppliedEntry): void {
    if (entry.duplicate) return
    this.market.apply(entry)
    const orders = this.#orders.apply(entry)
    for (const listener of this.#listeners) listener(entry, orders)
  }

  async #loadPast(): Promise<void> {
    const { database, now = Date.now } = this.#options
    const { world } = this
    for (const { id: market } of this.port.core.markets())
      this.market.startFrom(market, await readMarketPast(database, { world, market }, now()))
    await this.learnReference()
    this.#orders = new OrderTracker(await readUnfinishedOrders(database, world))
  }
}

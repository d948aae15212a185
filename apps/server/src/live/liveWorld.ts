import type { World } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import { MarketData } from '../marketdata/marketData.ts'
import { type PriceListener, PriceListeners } from '../marketdata/priceListeners.ts'
import { PriceBoard } from '../marketdata/prices/priceBoard.ts'
import type { HistoryPort } from '../projector/historyPort.ts'
import { readReferenceHours } from '../projector/marketPast.ts'
import type { Minutes } from '../projector/prices/sampleMinutes.ts'
import type { ProjectionTables } from '../projector/schema.ts'
import type { AppliedEntry, WorldPort } from '../sequencer/worldPort.ts'
import { loadPast } from './loadPast.ts'

export type LiveListener = (entry: AppliedEntry) => void

export interface LiveWorldOptions {
  readonly port: WorldPort
  readonly projector: HistoryPort
  readonly database: Kysely<ProjectionTables>
  readonly now?: () => number
}

/**
 * One world as of its last applied entry, with figures that the core does not keep: the day's of each market, the prices of
 * the last hour, and the unfinished orders of each product (see Tracking). All start from SQL, at a position of the log, and
 * follow the log from there.
 */
export class LiveWorld {
  readonly port: WorldPort
  readonly market: MarketData
  /** Index and mark prices. */
  readonly prices: PriceBoard
  readonly #options: LiveWorldOptions
  readonly #listeners = new Set<LiveListener>()
  readonly #priceListeners = new PriceListeners()
  readonly #whenLoaded = new Set<() => void>()
  #stopped = false
  #unfollow: () => void = () => undefined

  constructor(options: LiveWorldOptions) {
    this.#options = options
    this.port = options.port
    this.market = new MarketData(options.port.core, options.now, this.#priceListeners.tell)
    this.prices = new PriceBoard(options.port.core, this.#priceListeners.tell)
  }

  get world(): World {
    return this.port.world
  }

  /** Entries from now on, after the figures have taken them in. */
  follow(listener: LiveListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The price of every trade and every mark price from now on. */
  followPrices(listener: PriceListener): () => void {
    return this.#priceListeners.follow(listener)
  }

  /** Told once the past is loaded: everything shown before then was without it. */
  onLoaded(listener: () => void): () => void {
    this.#whenLoaded.add(listener)
    return () => this.#whenLoaded.delete(listener)
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
    const position = await projector.atRest(async ({ cursor, minutes }) => {
      await this.#loadPast(minutes)
      return cursor
    })
    const late = waiting
    waiting = null
    for (const entry of late) if (entry.sequence > position) this.#take(entry)
    for (const listener of this.#whenLoaded) listener()
  }

  /** Reads the reference feed's prices of the last days: when they were kept after this world had started. */
  async learnReference(): Promise<void> {
    const { database, now = Date.now } = this.#options
    const hours = await readReferenceHours(database, now())
    for (const figures of this.market.all()) figures.addReference(hours.get(figures.text.referenceSymbol) ?? [])
  }

  stop(): void {
    this.#stopped = true
    this.#unfollow()
  }

  /** A repeated command does nothing itself; its entry holds the events that fell due before it. */
  #take(entry: AppliedEntry): void {
    this.market.apply(entry)
    this.prices.apply(entry)
    for (const { tracking } of this.#options.projector.projections) tracking?.apply(this, entry)
    for (const listener of this.#listeners) listener(entry)
  }

  async #loadPast(minutes: Minutes): Promise<void> {
    const { database, projector, now = Date.now } = this.#options
    await loadPast(this, { database, now: now(), minutes })
    await this.learnReference()
    for (const { tracking } of projector.projections) await tracking?.load(this, database, this.world)
  }
}

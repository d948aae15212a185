import type { Command, IndexId, LeaseRole, Rejection, Reply } from '@touchstone/protocol'
import type { Random, Timestamp } from '@touchstone/quantities'
import { ContractDesks } from '../contracts/contractDesks.ts'
import type { Desk } from '../desk/desk.ts'
import type { HouseContracts, Look, ReadMarket, Submit } from '../desk/housePorts.ts'
import type { FeedMarket, MarketSample, PriceFeed } from '../feed/feed.ts'
import type { HouseClock } from '../feed/houseClock.ts'
import { STIR_POLICY } from '../policy/stirPolicy.ts'
import { SpotDesk } from '../spot/spotDesk.ts'
import { Lister } from './lister.ts'

export interface HouseSettings {
  readonly feed: PriceFeed
  readonly markets: readonly FeedMarket[]
  /** The base capital the market maker was born with, in the units of the market's base asset. */
  readonly openingBase: (market: FeedMarket) => bigint
  /** Who holds the leases: the same number over restarts of one installation, another one in another process. */
  readonly holder: number
  /** Appends, waits and answers. May reject: the runner backs off and goes on later. */
  readonly submit: Submit
  readonly readMarket: ReadMarket
  /** Called before `readMarket` and `contracts` are asked. Left out: they tell what is so at that moment. */
  readonly look?: Look
  /** Left out, the house leaves contracts alone: nothing is listed, sampled or quoted but spot markets. */
  readonly contracts?: HouseContracts
  readonly clock: HouseClock
  readonly random: Random
  /** Symbols whose books somebody looks at. Left out: nobody looks. */
  readonly watched?: () => ReadonlySet<string>
  /** Sandbox flow relative to its disclosed rate; 0 switches it off, and with it what stirs between the seconds. */
  readonly activity?: number
  /** Hears of each new kind of trouble once until it is over. */
  readonly onTrouble?: (trouble: string) => void
}

export interface HouseStatus {
  readonly running: boolean
  /** Why the house is not doing its work now; undefined when it is. */
  readonly trouble: string | undefined
  /** Time of the last index samples that were accepted, 0 = none yet. */
  readonly sampledAt: Timestamp
  readonly submitted: { readonly samples: number; readonly quotes: number; readonly orders: number }
}

export interface House {
  start(): void
  /** Withdraws the quotes and resolves when nothing is under way any more. */
  stop(): Promise<void>
  status(): HouseStatus
}

export const TICK_MS = 1_000
const STIR_MS = TICK_MS / STIR_POLICY.timesASecond
/** A second's samples are split into entries of so many indexes. */
const SAMPLES_PER_ENTRY = 32
const LEASE_MS = 50_000
const RENEW_MS = 25_000
const BACK_OFF_MS = [1_000, 2_000, 5_000, 10_000, 30_000] as const
const ROLES: readonly LeaseRole[] = ['feed', 'maker', 'flow']

/**
 * Feed, listings, market maker and sandbox flow of one world, once a second, never two rounds at a time. Every second has
 * samples of every open index, changed or not: settlements count them. Books that somebody looks at are stirred between the
 * seconds; while nobody looks, nothing happens there.
 */
export function createHouse(settings: HouseSettings): House {
  return new HouseRunner(settings)
}

class Refused extends Error {
  readonly rejection: Rejection
  constructor(rejection: Rejection) {
    super(rejection)
    this.rejection = rejection
  }
}

class HouseRunner implements House {
  readonly #settings: HouseSettings
  readonly #spotDesks: readonly Desk[]
  readonly #contractDesks: ContractDesks | undefined
  readonly #lister: Lister | undefined
  readonly #submitted = { samples: 0, quotes: 0, orders: 0 }
  /** Indexes that the world knows. */
  #known: ReadonlySet<IndexId>
  #running = false
  #cancelTimer: () => void = () => undefined
  #round: Promise<void> = Promise.resolve()
  #leasedAt: Timestamp | undefined
  #sampledAt: Timestamp = 0
  /** Place in the second: 0 is the round with everything, the others only stir. */
  #beat = 0
  #failures = 0
  #trouble: string | undefined
  #orderKey: number

  constructor(settings: HouseSettings) {
    this.#settings = settings
    const { markets, openingBase, contracts, holder, random, readMarket, feed } = settings
    this.#spotDesks = markets.map(
      (market) =>
        new SpotDesk({
          market,
          openingBase: openingBase(market),
          holder,
          random,
          readMarket,
          recorded: feed.recorded,
        }),
    )
    this.#known = new Set(markets.map(({ definition }) => definition.id))
    this.#contractDesks = contracts && new ContractDesks(contracts, holder, random)
    this.#lister =
      contracts &&
      new Lister({
        contracts,
        priced: feed.markets,
        send: (command) => this.#send(command),
        look: () => this.#look('listings'),
        onTrouble: (trouble) => settings.onTrouble?.(trouble),
      })
    // Numbers from the clock on never meet those of an earlier process: fewer than a thousand orders leave a second.
    this.#orderKey = Math.floor(settings.clock.now())
  }

  start(): void {
    if (this.#running) return
    this.#running = true
    this.#schedule(0)
  }

  async stop(): Promise<void> {
    if (!this.#running) return
    this.#running = false
    this.#cancelTimer()
    await this.#round
    if (this.#leasedAt === undefined || this.#trouble !== undefined) return
    const withdrawals = this.#desks().flatMap((desk) => desk.withdraw() ?? [])
    await Promise.allSettled(withdrawals.map((quote) => this.#send(quote)))
  }

  status(): HouseStatus {
    return {
      running: this.#running,
      trouble: this.#trouble,
      sampledAt: this.#sampledAt,
      submitted: { ...this.#submitted },
    }
  }

  #desks(): readonly Desk[] {
    return [...this.#spotDesks, ...(this.#contractDesks?.all ?? [])]
  }

  /** The next round is asked for only when the last one is over, so rounds never pile up. */
  #schedule(delayMs: number): void {
    this.#cancelTimer = this.#settings.clock.after(delayMs, () => {
      const began = this.#settings.clock.now()
      this.#round = this.#guarded().then((pauseMs) => {
        const spent = this.#settings.clock.now() - began
        if (this.#running) this.#schedule(Math.max(0, pauseMs - spent))
      })
    })
  }

  /** One round; resolves to the time from its beginning to the next one's. Never rejects. */
  async #guarded(): Promise<number> {
    try {
      if (this.#beat === 0) await this.#tick()
      else await this.#stir()
      this.#failures = 0
      this.#trouble = undefined
      return this.#untilNext()
    } catch (error) {
      this.#beat = 0
      this.#leasedAt = undefined
      for (const desk of this.#desks()) desk.forget()
      const trouble = error instanceof Error ? error.message : String(error)
      if (trouble !== this.#trouble) this.#settings.onTrouble?.(trouble)
      this.#trouble = trouble
      const pause = BACK_OFF_MS[Math.min(this.#failures, BACK_OFF_MS.length - 1)] ?? TICK_MS
      this.#failures++
      return pause
    }
  }

  /** Once begun, a second is stirred to its end, even if nobody looks any more: the next round with everything comes in time. */
  #untilNext(): number {
    if (this.#beat === 0 && this.#stirring().length === 0) return TICK_MS
    this.#beat = (this.#beat + 1) % STIR_POLICY.timesASecond
    return STIR_MS
  }

  #stirring(): readonly Desk[] {
    const { watched, activity = 1, feed } = this.#settings
    const symbols = watched?.()
    if (!symbols?.size || activity === 0 || feed.recorded) return []
    return this.#desks().filter(({ symbol }) => symbols.has(symbol))
  }

  async #stir(): Promise<void> {
    const now = this.#settings.clock.now()
    await all(this.#stirring().map((desk) => this.#sendQuote(desk, desk.stir(), now)))
  }

  async #tick(): Promise<void> {
    const now = this.#settings.clock.now()
    await this.#renewLeases(now)
    await this.#list(now)
    const samples = this.#settings.feed.poll(now).filter(({ market }) => this.#known.has(market))
    await this.#sample(samples, now)
    await this.#trade(samples, now)
  }

  async #renewLeases(now: Timestamp): Promise<void> {
    if (this.#leasedAt !== undefined && now - this.#leasedAt < RENEW_MS) return
    const { holder } = this.#settings
    await all(ROLES.map((role) => this.#mustSend({ type: 'AcquireLease', role, holder, until: now + LEASE_MS })))
    this.#leasedAt = now
  }

  async #list(now: Timestamp): Promise<void> {
    const { contracts, markets } = this.#settings
    if (!contracts || !(await this.#lister?.look(now))) return
    const listed = contracts.world.reference.indexes().map(({ id }) => id)
    this.#known = new Set([...markets.map(({ definition }) => definition.id), ...listed])
    this.#contractDesks?.renew(now)
  }

  async #sample(samples: readonly MarketSample[], now: Timestamp): Promise<void> {
    const { holder, feed } = this.#settings
    if (samples.length === 0) {
      // Who has no live sources and nothing to say has nothing open now: that is not being late.
      if (!feed.sources) this.#sampledAt = now
      return
    }
    const lines = samples.map(({ market, sources }) => ({ market, sources }))
    const entries = Array.from({ length: Math.ceil(lines.length / SAMPLES_PER_ENTRY) }, (_, i) =>
      lines.slice(i * SAMPLES_PER_ENTRY, (i + 1) * SAMPLES_PER_ENTRY),
    )
    await all(entries.map((part) => this.#mustSend({ type: 'IndexSamples', holder, samples: part })))
    this.#submitted.samples += entries.length
    this.#sampledAt = now
  }

  /**
   * Quotes, and behind them the flow's orders, decided on the books as the samples left them and sent as one group. After a
   * recording the orders wait for the quotes, so that each recorded trade finds its price.
   */
  async #trade(samples: readonly MarketSample[], now: Timestamp): Promise<void> {
    const { activity = 1, feed } = this.#settings
    const desks = this.#desks()
    await this.#look('books')
    const quotes = desks.map((desk) => this.#quote(desk, now))
    if (feed.recorded) {
      await all(quotes)
      await this.#look('books')
    }
    const moment = { now, samples, activity, nextKey: () => this.#orderKey++ }
    const orders = activity > 0 ? desks.flatMap((desk) => desk.orders(moment)) : []
    await all([...quotes, ...orders.map((order) => this.#order(order))])
  }

  async #look(at: Parameters<Look>[0]): Promise<void> {
    await this.#settings.look?.(at)
  }

  #quote(desk: Desk, now: Timestamp): Promise<void> {
    return this.#sendQuote(desk, desk.quote(now), now)
  }

  async #sendQuote(desk: Desk, quote: Command | undefined, now: Timestamp): Promise<void> {
    if (!quote) return
    if ((await this.#send(quote)) === undefined) this.#submitted.quotes++
    else desk.refused(now)
  }

  async #order(order: Command): Promise<void> {
    if ((await this.#send(order)) === undefined) this.#submitted.orders++
  }

  async #mustSend(command: Command): Promise<void> {
    const rejection = await this.#send(command)
    if (rejection) throw new Refused(rejection)
  }

  /** The rejection, or undefined when accepted. A lost lease is trouble for the whole house. */
  async #send(command: Command): Promise<Rejection | undefined> {
    const reply: Reply = await this.#settings.submit(command)
    if (reply.kind !== 'rejected') return undefined
    if (reply.rejection === 'not_lease_holder') throw new Refused(reply.rejection)
    return reply.rejection
  }
}

/** Waits for every one, then fails with the first failure: nothing goes on behind the runner's back. */
async function all(work: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(work)).find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}

import type { Command, IndexSamples, LeaseRole, Rejection, Reply } from '@touchstone/protocol'
import type { Random, Timestamp } from '@touchstone/quantities'
import type { FeedMarket, MarketSample, PriceFeed } from './feed.ts'
import type { HouseClock, ReadMarket, Submit } from './house.ts'
import { MarketMaker } from './marketMaker.ts'
import { flowCommand, SandboxFlow } from './sandboxFlow.ts'

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
  readonly clock: HouseClock
  readonly random: Random
  /** Sandbox flow relative to its disclosed rate; 0 switches it off. */
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
/** Sources that did not change are sampled again after this time, so that the index does not go stale. */
export const HEARTBEAT_MS = 5_000
const LEASE_MS = 50_000
const RENEW_MS = 20_000
const BACK_OFF_MS = [1_000, 2_000, 5_000, 10_000, 30_000] as const
const ROLES: readonly LeaseRole[] = ['feed', 'maker', 'flow']

/** Feed, market maker and sandbox flow of one world, once a second, never two rounds at a time. */
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

interface Desk {
  readonly market: FeedMarket
  readonly maker: MarketMaker
  readonly flow: SandboxFlow
}

class HouseRunner implements House {
  readonly #settings: HouseSettings
  readonly #desks: readonly Desk[]
  readonly #sampled = new Map<number, { readonly at: Timestamp; readonly sources: string }>()
  readonly #submitted = { samples: 0, quotes: 0, orders: 0 }
  #running = false
  #cancelTimer: () => void = () => undefined
  #round: Promise<void> = Promise.resolve()
  #leasedAt: Timestamp | undefined
  #sampledAt: Timestamp = 0
  #failures = 0
  #trouble: string | undefined
  #orderKey: number

  constructor(settings: HouseSettings) {
    this.#settings = settings
    const { markets, openingBase, holder, random } = settings
    this.#desks = markets.map((market) => ({
      market,
      maker: new MarketMaker(market, openingBase(market), holder, random),
      flow: new SandboxFlow(market, random),
    }))
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
    await Promise.allSettled(this.#desks.map(({ maker }) => this.#send(maker.withdraw())))
  }

  status(): HouseStatus {
    return {
      running: this.#running,
      trouble: this.#trouble,
      sampledAt: this.#sampledAt,
      submitted: { ...this.#submitted },
    }
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
      await this.#tick()
      this.#failures = 0
      this.#trouble = undefined
      return TICK_MS
    } catch (error) {
      this.#leasedAt = undefined
      for (const { maker } of this.#desks) maker.forget()
      const trouble = error instanceof Error ? error.message : String(error)
      if (trouble !== this.#trouble) this.#settings.onTrouble?.(trouble)
      this.#trouble = trouble
      const pause = BACK_OFF_MS[Math.min(this.#failures, BACK_OFF_MS.length - 1)] ?? TICK_MS
      this.#failures++
      return pause
    }
  }

  async #tick(): Promise<void> {
    const now = this.#settings.clock.now()
    await this.#renewLeases(now)
    const polled = this.#settings.feed.poll(now)
    await this.#sample(polled, now)
    await this.#quote(now)
    await this.#trade(polled, now)
  }

  async #renewLeases(now: Timestamp): Promise<void> {
    if (this.#leasedAt !== undefined && now - this.#leasedAt < RENEW_MS) return
    const { holder } = this.#settings
    await all(ROLES.map((role) => this.#mustSend({ type: 'AcquireLease', role, holder, until: now + LEASE_MS })))
    this.#leasedAt = now
  }

  async #sample(polled: readonly MarketSample[], now: Timestamp): Promise<void> {
    const due = polled.filter(({ market, sources }) => {
      const last = this.#sampled.get(market)
      return !last || now - last.at >= HEARTBEAT_MS || last.sources !== sources.join()
    })
    if (due.length === 0) return
    const samples = due.map(({ market, sources }) => ({ market, sources }))
    await this.#mustSend({ type: 'IndexSamples', holder: this.#settings.holder, samples } satisfies IndexSamples)
    for (const { market, sources } of due) this.#sampled.set(market, { at: now, sources: sources.join() })
    this.#submitted.samples++
    this.#sampledAt = now
  }

  async #quote(now: Timestamp): Promise<void> {
    const quotes = this.#desks.flatMap(({ market, maker }) => {
      const quote = maker.decide(this.#settings.readMarket(market.definition.id), now)
      return quote ? [{ quote, maker }] : []
    })
    await all(
      quotes.map(async ({ quote, maker }) => {
        const rejection = await this.#send(quote)
        if (rejection) maker.forget()
        else this.#submitted.quotes++
      }),
    )
  }

  async #trade(polled: readonly MarketSample[], now: Timestamp): Promise<void> {
    const { activity = 1, feed, holder, readMarket } = this.#settings
    if (activity <= 0) return
    const orders = this.#desks.flatMap(({ market, flow }) => {
      const view = readMarket(market.definition.id)
      const trades = polled.find((sample) => sample.market === market.definition.id)?.trades ?? []
      const wanted = feed.recorded ? flow.following(trades, view) : flow.atChance(view, now, activity)
      return wanted.map((order) => flowCommand(market, order, holder, this.#orderKey++))
    })
    await all(
      orders.map(async (order) => {
        if ((await this.#send(order)) === undefined) this.#submitted.orders++
      }),
    )
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

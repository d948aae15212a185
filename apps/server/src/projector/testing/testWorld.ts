import { Exchange } from '@touchstone/core'
import { sandboxGenesis } from '@touchstone/feeds'
import { type Clock, MemoryLog, newSha256 } from '@touchstone/log'
import { type OwnerId, type PlaceOrder, SYSTEM_OWNERS, type World as WorldName } from '@touchstone/protocol'
import { replayEntries } from '../../sequencer/replay.ts'
import { World } from '../../sequencer/world.ts'
import type { AppliedEntry } from '../../sequencer/worldPort.ts'

/** Clocks that move only when told to. */
export class ManualClock implements Clock {
  #passedMs = 0
  readonly #startMs: number

  constructor(startMs: number) {
    this.#startMs = startMs
  }

  wallMs(): number {
    return this.#startMs + this.#passedMs
  }

  monotonicMs(): number {
    return this.#passedMs
  }

  pass(ms: number): void {
    this.#passedMs += ms
  }
}

const NO_OBSERVER = {
  appended: () => undefined,
  block: () => undefined,
  halted: (halt: unknown) => {
    throw new Error('the world halted', { cause: halt })
  },
  followerFailed: (error: unknown) => {
    throw error
  },
}

/** 2026-01-01T00:00:00Z, a Thursday. */
export const TEST_START_MS = 1_767_225_600_000
const HOLDER = 7

export type OrderTerms = Partial<Omit<PlaceOrder, 'type' | 'owner'>> & Pick<PlaceOrder, 'side'>

/** A real world on a log in memory: BTC/USDT with an index price of 50,000.0, and hands to trade in it. */
export class TestWorld {
  readonly clock: ManualClock
  readonly world: World
  #key = 0

  private constructor(name: WorldName, clock: ManualClock) {
    this.clock = clock
    const log = new MemoryLog({ clock })
    this.world = new World({
      world: name,
      log,
      core: new Exchange({ newSha256 }),
      replay: (from) => replayEntries(new Exchange({ newSha256 }), log, new Set(), from),
      observer: NO_OBSERVER,
      clockWaits: () => false,
      monotonicMs: () => clock.monotonicMs(),
    })
  }

  static async open(name: WorldName = 'real', startMs = TEST_START_MS): Promise<TestWorld> {
    const test = new TestWorld(name, new ManualClock(startMs))
    await test.world.submit(sandboxGenesis(name, { markets: [1, 2], minimumSources: 1 }))
    for (const role of ['feed', 'maker', 'flow'] as const)
      await test.world.submit({ type: 'AcquireLease', role, holder: HOLDER, until: startMs + 50_000 })
    await test.index(500_000)
    return test
  }

  /** Lets time pass; longer than an hour at once would stop the exchange's clock. */
  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= 1_800_000) {
      this.clock.pass(Math.min(left, 1_800_000))
      await this.#lease()
    }
  }

  async index(ticks: number): Promise<void> {
    const samples = [
      { market: 1, sources: [ticks] },
      { market: 2, sources: [300_000] },
    ]
    await this.world.submit({ type: 'IndexSamples', holder: HOLDER, samples })
  }

  /** A customer with 1,000,000 USDT and 10 BTC. */
  async customer(ref: string): Promise<OwnerId> {
    const owner = await this.owner(ref)
    await this.credit(owner, 1, 1_000_000_000_000n)
    await this.credit(owner, 2, 1_000_000_000n)
    return owner
  }

  /** A customer without any money. */
  async owner(ref: string): Promise<OwnerId> {
    const { reply } = await this.world.submit({ type: 'OpenOwner', ref })
    if (reply.kind !== 'done') throw new Error('the owner was not opened')
    return reply.value
  }

  credit(owner: OwnerId, asset: number, amount: bigint): Promise<AppliedEntry> {
    this.#key++
    return this.world.submit({ type: 'FaucetCredit', owner, asset, amount, ref: `credit ${this.#key}` })
  }

  place(owner: OwnerId, terms: OrderTerms): Promise<AppliedEntry> {
    return this.world.submit({
      type: 'PlaceOrder',
      market: 1,
      kind: 'limit',
      timeInForce: 'GTC',
      price: 0,
      lots: 0,
      turnover: 0n,
      stopPrice: 0,
      maxSlippagePpm: 0,
      selfTrade: 'expire_taker',
      ...this.stamp(owner),
      ...terms,
    })
  }

  cancel(owner: OwnerId, order: number): Promise<AppliedEntry> {
    return this.world.submit({ type: 'CancelOrder', order, ...this.stamp(owner) })
  }

  amend(owner: OwnerId, order: number, change: { price?: number; lots?: number }): Promise<AppliedEntry> {
    const { price = 0, lots = 0 } = change
    return this.world.submit({ type: 'AmendOrder', order, price, lots, ...this.stamp(owner) })
  }

  /** The house's whole book of one market. */
  quote(bids: readonly number[], asks: readonly number[], market = 1): Promise<AppliedEntry> {
    const { liquidity: owner } = SYSTEM_OWNERS
    return this.world.submit({ type: 'MassQuote', holder: HOLDER, owner, market, bids, asks })
  }

  /** What every customer's command carries: an identity of its own. */
  stamp(owner: OwnerId) {
    this.#key++
    return { owner, key1: this.#key, key2: this.#key * 31, inputHash: this.#key, issuedAt: 0 }
  }

  async #lease(): Promise<void> {
    const until = this.clock.wallMs() + 50_000
    for (const role of ['feed', 'maker', 'flow'] as const)
      await this.world.submit({ type: 'AcquireLease', role, holder: HOLDER, until })
  }
}

/** Throws unless the order was accepted; returns its number. */
export function orderNumber({ reply }: AppliedEntry): number {
  if (reply.kind !== 'order') throw new Error(`refused: ${JSON.stringify(reply)}`)
  return reply.order
}

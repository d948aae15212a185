import { type Command, encodeCommand, type MassQuote, type Reply } from '@touchstone/protocol'
import { seededRandom } from '@touchstone/quantities'
import { describe, expect, it } from 'vitest'
import type { MarketSample, PriceFeed } from './feed.ts'
import { sandboxGenesis } from './genesis.ts'
import type { HouseMarketView } from './house.ts'
import { feedMarkets, openFeed } from './openFeed.ts'
import { createHouse, type HouseSettings } from './runner.ts'
import { FLOW_POLICY } from './sandboxFlow.ts'

const START = Date.UTC(2026, 4, 3, 12)

/** A clock that only moves when told, and lets the answers of the moment be heard before it goes on. */
class HandClock {
  time = START
  #timers: { readonly at: number; readonly callback: () => void }[] = []

  now(): number {
    return this.time
  }

  after(delayMs: number, callback: () => void): () => void {
    const timer = { at: this.time + delayMs, callback }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer)
    }
  }

  get waiting(): number {
    return this.#timers.length
  }

  async advance(milliseconds: number): Promise<void> {
    const end = this.time + milliseconds
    for (;;) {
      await settled()
      const next = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      this.#timers = this.#timers.filter((timer) => timer !== next)
      this.time = Math.max(this.time, next.at)
      next.callback()
    }
    this.time = end
  }
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

/** The least an exchange must do for the house: index, quotes, and orders that take from the quotes. */
class SmallExchange {
  readonly commands: Command[] = []
  refuse: ((command: Command) => Promise<Reply> | undefined) | undefined
  readonly #quotes = new Map<number, MassQuote>()
  readonly #index = new Map<number, number>()
  readonly #base = new Map<number, bigint>()

  async submit(command: Command): Promise<Reply> {
    const refusal = this.refuse?.(command)
    if (refusal) return refusal
    this.commands.push(command)
    await Promise.resolve()
    if (command.type === 'MassQuote') this.#quotes.set(command.market, command)
    if (command.type === 'IndexSamples')
      for (const { market, sources } of command.samples) this.#index.set(market, mean(sources))
    if (command.type === 'PlaceOrder') {
      const lots = BigInt(command.lots) * (command.side === 'buy' ? -1n : 1n)
      const units = houseMarkets.find(({ definition }) => definition.id === command.market)?.units.lotUnits ?? 0n
      this.#base.set(command.market, this.#baseOf(command.market) + lots * units)
    }
    return { kind: 'done', value: 0 }
  }

  read(market: number): HouseMarketView {
    const quote = this.#quotes.get(market)
    return {
      open: true,
      bestBid: quote?.bids[0] ?? 0,
      bestAsk: quote?.asks[0] ?? 0,
      indexPrice: this.#index.get(market) ?? 0,
      makerBase: this.#baseOf(market),
      makerQuote: OPENING,
    }
  }

  of<Type extends Command['type']>(type: Type): Extract<Command, { type: Type }>[] {
    return this.commands.filter((command) => command.type === type) as Extract<Command, { type: Type }>[]
  }

  #baseOf(market: number): bigint {
    return this.#base.get(market) ?? OPENING
  }
}

const OPENING = 1_000_000_000_000_000n
const feed = () => openFeed({ feed: 'simulated', seed: '42', bornAt: START })
const houseMarkets = feedMarkets(sandboxGenesis('real', feed()))

function mean(values: readonly number[]): number {
  return Math.round(values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length))
}

function stage(changes: Partial<HouseSettings> = {}) {
  const clock = new HandClock()
  const exchange = new SmallExchange()
  const troubles: string[] = []
  const house = createHouse({
    feed: feed(),
    markets: houseMarkets,
    openingBase: () => OPENING,
    holder: 7,
    submit: (command) => exchange.submit(command),
    readMarket: (market) => exchange.read(market),
    clock,
    random: seededRandom(1),
    onTrouble: (trouble) => troubles.push(trouble),
    ...changes,
  })
  house.start()
  return { clock, exchange, house, troubles }
}

describe('the house', () => {
  it('takes its leases, then samples, then quotes, then trades', async () => {
    const { clock, exchange, house } = stage()
    await clock.advance(5_000)
    expect(exchange.commands.slice(0, 4).map(({ type }) => type)).toEqual([
      'AcquireLease',
      'AcquireLease',
      'AcquireLease',
      'IndexSamples',
    ])
    for (const lease of exchange.of('AcquireLease')) {
      expect(lease.until).toBeGreaterThan(START)
      expect(lease.until).toBeLessThanOrEqual(START + 60_000)
    }
    expect(exchange.of('IndexSamples')[0]?.samples).toHaveLength(8)
    expect(new Set(exchange.of('MassQuote').map(({ market }) => market)).size).toBe(8)
    expect(house.status()).toMatchObject({ running: true, trouble: undefined })
    await house.stop()
  })

  it('renews its leases in good time and samples every second', async () => {
    const { clock, exchange, house } = stage()
    await clock.advance(60_000)
    expect(exchange.of('AcquireLease')).toHaveLength(9)
    expect(exchange.of('IndexSamples')).toHaveLength(61)
    await house.stop()
  })

  it('trades at about the disclosed rate, at once or not at all, under keys that never repeat', async () => {
    const { clock, exchange, house } = stage()
    await clock.advance(600_000)
    const orders = exchange.of('PlaceOrder')
    const expected = (8 * 600_000) / FLOW_POLICY.meanIntervalMs
    expect(orders.length).toBeGreaterThan(expected * 0.7)
    expect(orders.length).toBeLessThan(expected * 1.1)
    expect(new Set(orders.map(({ key2 }) => key2)).size).toBe(orders.length)
    expect(orders.every(({ timeInForce, key1, owner }) => timeInForce === 'IOC' && key1 === 7 && owner === 10)).toBe(
      true,
    )
    const buys = orders.filter(({ side }) => side === 'buy').length / orders.length
    expect(buys).toBeGreaterThan(0.35)
    expect(buys).toBeLessThan(0.65)
    await house.stop()
  })

  it('leaves quotes alone while nothing moves, but goes on sampling: settlements count samples', async () => {
    const still: PriceFeed = {
      ...feed(),
      poll: () => [{ market: 1, sources: [640_000, 640_001, 640_002], trades: [] }],
    }
    const { clock, exchange, house } = stage({ feed: still, markets: houseMarkets.slice(0, 1), activity: 0 })
    await clock.advance(60_000)
    expect(exchange.of('MassQuote')).toHaveLength(1)
    expect(exchange.of('IndexSamples')).toHaveLength(61)
    await house.stop()
  })

  it('withdraws its quotes when the index is gone, and when it stops', async () => {
    const samples = (sources: number[]): MarketSample[] => [{ market: 1, sources, trades: [] }]
    let prices = [640_000, 640_000, 640_000]
    const { clock, exchange, house } = stage({
      feed: { ...feed(), poll: () => samples(prices) },
      markets: houseMarkets.slice(0, 1),
    })
    await clock.advance(3_000)
    prices = []
    await clock.advance(3_000)
    expect(exchange.of('MassQuote').at(-1)).toMatchObject({ bids: [], asks: [] })
    const count = exchange.commands.length
    await house.stop()
    expect(exchange.commands.slice(count)).toMatchObject([{ type: 'MassQuote', bids: [], asks: [] }])
    expect(clock.waiting).toBe(0)
  })

  it('backs off while the log is full, says so once, and goes on when there is room', async () => {
    const { clock, exchange, house, troubles } = stage()
    await clock.advance(3_000)
    let attempts = 0
    exchange.refuse = () => {
      attempts++
      return Promise.reject(new Error('storage_full'))
    }
    await clock.advance(120_000)
    expect(troubles).toEqual(['storage_full'])
    expect(attempts).toBeLessThan(40)
    expect(house.status().trouble).toBe('storage_full')
    exchange.refuse = undefined
    const before = exchange.of('MassQuote').length
    await clock.advance(35_000)
    expect(house.status().trouble).toBeUndefined()
    expect(exchange.of('MassQuote').length).toBeGreaterThan(before)
    await house.stop()
  })

  it('stands by while another process holds its roles', async () => {
    const { clock, exchange, house } = stage()
    exchange.refuse = () => Promise.resolve({ kind: 'rejected', rejection: 'not_lease_holder', facts: {} })
    await clock.advance(60_000)
    expect(exchange.commands).toEqual([])
    expect(house.status().trouble).toBe('not_lease_holder')
    exchange.refuse = undefined
    await clock.advance(31_000)
    expect(exchange.of('IndexSamples').length).toBeGreaterThan(0)
    await house.stop()
  })

  it('never has two rounds under way', async () => {
    const { clock, exchange, house } = stage()
    let release: (reply: Reply) => void = () => undefined
    exchange.refuse = (command) =>
      command.type === 'IndexSamples'
        ? new Promise<Reply>((resolve) => {
            release = resolve
          })
        : undefined
    await clock.advance(30_000)
    expect(exchange.of('AcquireLease')).toHaveLength(3)
    expect(clock.waiting).toBe(0)
    exchange.refuse = undefined
    release({ kind: 'done', value: 0 })
    await clock.advance(10)
    // The round that was held up, and the one after it: the 29 missed ones are not made up for.
    expect(exchange.of('IndexSamples').length).toBeLessThanOrEqual(2)
    expect(exchange.of('MassQuote').length).toBeLessThanOrEqual(16)
    await house.stop()
  })

  it('stays within the log budget of an idle sandbox: 200 MB a day for both worlds', async () => {
    const { clock, exchange, house } = stage()
    const minutes = 20
    await clock.advance(minutes * 60_000)
    await house.stop()
    const framing = 4
    // Samples, quotes and orders of one second leave in three groups; each group is one block with its header.
    const blocks = minutes * 60 * 3
    const blockHeader = 104
    const command = exchange.commands.reduce((sum, each) => sum + encodeCommand(each).length + framing, 0)
    const perDay = ((command + blocks * blockHeader) * 24 * 60) / minutes
    const shares = (['IndexSamples', 'MassQuote', 'PlaceOrder', 'AcquireLease'] as const).map((type) => {
      const list = exchange.of(type)
      const bytes = list.reduce((sum, each) => sum + encodeCommand(each).length, 0)
      return `${type} ${(list.length / minutes / 60).toFixed(2)}/s × ${Math.round(bytes / list.length)} B`
    })
    console.log(`idle log, one world: ${(perDay / 1e6).toFixed(1)} MB a day (${shares.join(', ')})`)
    expect(2 * perDay).toBeLessThan(200e6)
  })
})

import type { MassQuote, Reply } from '@touchstone/protocol'
import { seededRandom } from '@touchstone/quantities'
import { describe, expect, it } from 'vitest'
import type { MarketSample, PriceFeed } from '../feed/feed.ts'
import { sandboxGenesis } from '../feed/genesis.ts'
import { feedMarkets, openFeed } from '../openFeed.ts'
import { FLOW_POLICY } from '../policy/flowPolicy.ts'
import { HandClock } from '../testing/handClock.ts'
import { OPENING, SmallExchange } from '../testing/smallExchange.ts'
import { createHouse, type HouseSettings } from './runner.ts'

const START = Date.UTC(2026, 4, 3, 12)

const feed = () => openFeed({ feed: 'simulated', seed: '42', bornAt: START })
const houseMarkets = feedMarkets(sandboxGenesis('real', feed()))

function stage(changes: Partial<HouseSettings> = {}) {
  const clock = new HandClock(START)
  const exchange = new SmallExchange(houseMarkets, () => clock.time)
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

  it('stirs the books that somebody looks at between the seconds, and no others', async () => {
    const watched = new Set<string>()
    const { clock, exchange, house } = stage({ watched: () => watched })
    const [seen, ...unseen] = houseMarkets.map(({ definition }) => definition)
    const quotesOf = (id = 0) => exchange.of('MassQuote').filter(({ market }) => market === id)
    await clock.advance(20_000)
    const before = { seen: quotesOf(seen?.id).length, unseen: unseen.map(({ id }) => quotesOf(id).length) }
    expect(before.seen).toBeLessThanOrEqual(21)
    watched.add(seen?.symbol ?? '')
    await clock.advance(10_000)
    const added = quotesOf(seen?.id).slice(before.seen)
    expect(added.length).toBeGreaterThanOrEqual(27)
    expect(added.length).toBeLessThanOrEqual(42)
    expect(exchange.of('IndexSamples')).toHaveLength(31)
    for (const [at, { id }] of unseen.entries())
      expect(quotesOf(id).length - (before.unseen[at] ?? 0)).toBeLessThanOrEqual(11)
    const prices = ({ bids, asks }: MassQuote) => [...bids, ...asks].filter((_, at) => at % 2 === 0).join()
    const kept = added.filter((quote, at) => at > 0 && prices(quote) === prices(added[at - 1] ?? quote))
    expect(kept.length).toBeGreaterThanOrEqual(20)
    watched.clear()
    const after = quotesOf(seen?.id).length
    await clock.advance(10_000)
    expect(quotesOf(seen?.id).length - after).toBeLessThanOrEqual(14)
    await house.stop()
  })

  it('stirs nothing where no small orders of the house are allowed', async () => {
    const watched = () => new Set(houseMarkets.map(({ definition }) => definition.symbol))
    const { clock, exchange, house } = stage({ watched, activity: 0 })
    await clock.advance(20_000)
    for (const { definition } of houseMarkets)
      expect(exchange.of('MassQuote').filter(({ market }) => market === definition.id).length).toBeLessThanOrEqual(21)
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
})

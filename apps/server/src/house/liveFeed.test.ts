import type { PriceFeed } from '@touchstone/feeds'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openHouseFeed } from './openHouseFeed.ts'
import { LOCAL_VENUES, LocalVenues } from './testing/localVenues.ts'

const BTC = 1
const ETH = 2
const WAIT = { timeout: 20_000 }
/** A source that has been silent for longer does not count. */
const COUNTS_MS = 2_000

describe('live prices over real sockets', () => {
  let venues: LocalVenues
  let feed: PriceFeed
  /** Time of the last message of all venues: prices are asked for as of then, however late this test runs. */
  let saidAt: number
  beforeEach(async () => {
    venues = new LocalVenues()
    const settings = { feed: 'live', seed: '1', bornAt: Date.now(), liveSources: await venues.sources() }
    feed = openHouseFeed(settings)
    feed.poll(Date.now())
    await expect.poll(() => venues.asked.size, WAIT).toBe(LOCAL_VENUES.length)
  })
  afterEach(async () => {
    feed.close()
    await venues.close()
  })
  const sourcesOf = (market: number, at = saidAt) => feed.poll(at).find((sample) => sample.market === market)?.sources
  const status = (name: string) => feed.sources?.().find((source) => source.name === name)
  const quoteAll = (price: number) => {
    saidAt = Date.now()
    for (const name of LOCAL_VENUES) venues.quote(name, 'BTC', price)
  }

  it('ask every venue for every coin and count each venue once', async () => {
    for (const name of LOCAL_VENUES) {
      await expect.poll(() => venues.asked.get(name)?.join('').toUpperCase() ?? '', WAIT).toContain('SUI')
      expect(venues.asked.get(name)?.join('').toUpperCase()).toContain('BTC')
    }
    quoteAll(64_000)
    venues.quote('kraken', 'ETH', 3_100)
    await expect.poll(() => sourcesOf(BTC), WAIT).toEqual([640_000, 640_000, 640_000, 640_000, 640_000])
    await expect.poll(() => sourcesOf(ETH), WAIT).toEqual([310_000])
    expect(sourcesOf(3)).toBeUndefined()
  })

  it('leave out what falls silent, garbage and lone jumps, and hear it again', async () => {
    quoteAll(64_000)
    await expect.poll(() => sourcesOf(BTC)?.length, WAIT).toBe(5)
    venues.say('okx', 'garbage')
    venues.say('okx', '{"arg":{"channel":"tickers"},"data":[{"instId":"BTC-USDT","last":"-5"}]}')
    venues.quote('bybit', 'BTC', 128_000)
    venues.quote('binance', 'BTC', 1e300)
    await expect.poll(() => status('OKX')?.malformed, WAIT).toBe(2)
    await expect.poll(() => sourcesOf(BTC)?.length, WAIT).toBe(4)
    expect(sourcesOf(BTC)).toEqual([640_000, 640_000, 640_000, 640_000])
    const lastHeard = Math.max(...(feed.sources?.() ?? []).map(({ heardAt }) => heardAt))
    await expect.poll(() => Date.now(), WAIT).toBeGreaterThan(lastHeard)
    venues.quote('coinbase', 'BTC', 64_001)
    await expect.poll(() => status('Coinbase')?.heardAt, WAIT).toBeGreaterThan(lastHeard)
    expect(sourcesOf(BTC, saidAt + COUNTS_MS)).toEqual([640_000, 640_010, 640_000, 640_000])
    expect(sourcesOf(BTC, lastHeard + COUNTS_MS + 1)).toEqual([640_010])
    quoteAll(64_002)
    await expect.poll(() => sourcesOf(BTC), WAIT).toEqual(Array.from({ length: 5 }, () => 640_020))
  })

  it('connect again after a loss, less and less often while nobody answers', async () => {
    venues.refusing.add('kraken')
    venues.hangUp('kraken')
    await expect.poll(() => status('Kraken')?.failures ?? 0, WAIT).toBeGreaterThanOrEqual(3)
    expect(venues.connections.get('kraken')).toBeLessThanOrEqual(4)
    venues.refusing.delete('kraken')
    await expect.poll(() => status('Kraken')?.state, WAIT).toBe('open')
    await expect.poll(() => venues.asked.get('kraken')?.length, WAIT).toBeGreaterThan(0)
    // Repeated: a venue that has been silent for long is connected to anew meanwhile.
    const heardBy = () => {
      quoteAll(64_000)
      return sourcesOf(BTC)?.length
    }
    await expect.poll(heardBy, WAIT).toBe(5)
  })

  it('end every connection when the feed is closed', async () => {
    feed.close()
    const before = [...venues.connections.values()]
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect([...venues.connections.values()]).toEqual(before)
    expect(feed.sources?.().every(({ state }) => state === 'stopped')).toBe(true)
  })
})

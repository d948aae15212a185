import type { PriceFeed } from '@touchstone/feeds'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openHouseFeed } from './openHouseFeed.ts'
import { LOCAL_VENUES, LocalVenues } from './testing/localVenues.ts'

const BTC = 1
const ETH = 2

describe('live prices over real sockets', () => {
  let venues: LocalVenues
  let feed: PriceFeed
  beforeEach(async () => {
    venues = new LocalVenues()
    const settings = { feed: 'live', seed: '1', bornAt: Date.now(), liveSources: await venues.sources() }
    feed = openHouseFeed(settings)
    feed.poll(Date.now())
    await expect.poll(() => venues.asked.size).toBe(LOCAL_VENUES.length)
  })
  afterEach(async () => {
    feed.close()
    await venues.close()
  })
  const sourcesOf = (market: number) => feed.poll(Date.now()).find((sample) => sample.market === market)?.sources
  const status = (name: string) => feed.sources?.().find((source) => source.name === name)
  const quoteAll = (price: number) => {
    for (const name of LOCAL_VENUES) venues.quote(name, 'BTC', price)
  }

  it('ask every venue for every coin and count each venue once', async () => {
    for (const name of LOCAL_VENUES) {
      await expect.poll(() => venues.asked.get(name)?.join('').toUpperCase() ?? '').toContain('SUI')
      expect(venues.asked.get(name)?.join('').toUpperCase()).toContain('BTC')
    }
    quoteAll(64_000)
    venues.quote('kraken', 'ETH', 3_100)
    await expect.poll(() => sourcesOf(BTC)).toEqual([640_000, 640_000, 640_000, 640_000, 640_000])
    await expect.poll(() => sourcesOf(ETH)).toEqual([310_000])
    expect(sourcesOf(3)).toBeUndefined()
  })

  it('leave out what falls silent, garbage and lone jumps, and hear it again', async () => {
    quoteAll(64_000)
    await expect.poll(() => sourcesOf(BTC)?.length).toBe(5)
    venues.say('okx', 'garbage')
    venues.say('okx', '{"arg":{"channel":"tickers"},"data":[{"instId":"BTC-USDT","last":"-5"}]}')
    venues.quote('bybit', 'BTC', 128_000)
    venues.quote('binance', 'BTC', 1e300)
    await expect.poll(() => status('OKX')?.malformed).toBe(2)
    await expect.poll(() => sourcesOf(BTC)?.length).toBe(4)
    expect(sourcesOf(BTC)).toEqual([640_000, 640_000, 640_000, 640_000])
    const speaking = setInterval(() => venues.quote('coinbase', 'BTC', 64_001), 200)
    await expect.poll(() => sourcesOf(BTC), { timeout: 4_000 }).toEqual([640_010])
    clearInterval(speaking)
    quoteAll(64_002)
    await expect.poll(() => sourcesOf(BTC)?.length).toBe(5)
  })

  it('connect again after a loss, less and less often while nobody answers', async () => {
    venues.refusing.add('kraken')
    venues.hangUp('kraken')
    await expect.poll(() => status('Kraken')?.failures ?? 0, { timeout: 10_000 }).toBeGreaterThanOrEqual(3)
    expect(venues.connections.get('kraken')).toBeLessThanOrEqual(4)
    venues.refusing.delete('kraken')
    await expect.poll(() => status('Kraken')?.state, { timeout: 10_000 }).toBe('open')
    await expect.poll(() => venues.asked.get('kraken')?.length).toBeGreaterThan(0)
    quoteAll(64_000)
    await expect.poll(() => sourcesOf(BTC)?.length).toBe(5)
  })

  it('end every connection when the feed is closed', async () => {
    feed.close()
    const before = [...venues.connections.values()]
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect([...venues.connections.values()]).toEqual(before)
    expect(feed.sources?.().every(({ state }) => state === 'stopped')).toBe(true)
  })
})

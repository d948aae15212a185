import { describe, expect, it } from 'vitest'
import { FEED_INSTRUMENTS } from '../feed/feedInstrument.ts'
import { HandClock } from '../testing/handClock.ts'
import { liveFeed } from './liveFeed.ts'
import type { SocketListener } from './liveSocket.ts'
import { DEFAULT_LIVE_SOURCES } from './liveSources.ts'

const START = Date.UTC(2026, 10, 18, 15)
const BTC = 1

/** Venues in memory: every connection the feed makes is kept, and a test speaks for the other side. */
function stage() {
  const clock = new HandClock(START)
  const connections: {
    readonly url: string
    readonly sent: string[]
    readonly listener: SocketListener
    closed: boolean
  }[] = []
  const feed = liveFeed({
    instruments: FEED_INSTRUMENTS,
    sources: DEFAULT_LIVE_SOURCES,
    clock,
    random: () => 0.5,
    open(url, listener) {
      const connection = { url, sent: [] as string[], listener, closed: false }
      connections.push(connection)
      return {
        send: (text) => connection.sent.push(text),
        close: () => {
          connection.closed = true
        },
      }
    },
  })
  const latest = (name: string) => connections.findLast(({ url }) => url.includes(name)) ?? expect.fail(name)
  let sequence = 0
  const say = {
    binance: (price: number, u = ++sequence) =>
      latest('binance').listener.heard(
        JSON.stringify({ stream: 'btcusdt@bookTicker', data: { u, s: 'BTCUSDT', b: String(price), a: String(price) } }),
      ),
    okx: (price: number) =>
      latest('okx').listener.heard(
        JSON.stringify({
          arg: { channel: 'tickers', instId: 'BTC-USDT' },
          data: [{ instId: 'BTC-USDT', last: String(price), ts: String(++sequence) }],
        }),
      ),
    kraken: (price: number) =>
      latest('kraken').listener.heard(
        JSON.stringify({ channel: 'ticker', type: 'update', data: [{ symbol: 'BTC/USDT', last: price }] }),
      ),
  }
  const sources = () => feed.poll(clock.time).find(({ market }) => market === BTC)?.sources
  const status = (name: string) => feed.sources?.().find((source) => source.name === name)
  return { clock, connections, feed, latest, say, sources, status }
}

describe('live prices', () => {
  it('connect with the first poll, to every venue once, and ask for every coin', () => {
    const { connections, feed, latest } = stage()
    expect(feed).toMatchObject({ simulated: false, recorded: false, minimumSources: 3 })
    expect(feed.label).toBe('Live prices: Binance, Coinbase, Kraken, OKX, Bybit')
    expect(connections).toEqual([])
    expect(feed.poll(START)).toEqual([])
    feed.poll(START + 1000)
    expect(connections).toHaveLength(5)
    for (const { listener } of connections) listener.opened()
    expect(latest('binance').sent[0]).toContain('suiusdt@bookTicker')
    expect(latest('kraken').sent).toHaveLength(14)
    feed.close()
    expect(connections.every(({ closed }) => closed)).toBe(true)
  })

  it('give one price per fresh source, and leave out a source after two seconds of silence', async () => {
    const { clock, feed, say, sources } = stage()
    feed.poll(START)
    say.binance(64_000)
    say.okx(64_010)
    say.kraken(64_020)
    expect(sources()).toEqual([640_000, 640_200, 640_100])
    await clock.advance(1_500)
    say.okx(64_011)
    await clock.advance(1_000)
    expect(sources()).toEqual([640_110])
    await clock.advance(2_000)
    expect(sources()).toEqual([])
    feed.close()
  })

  it('leave out repeated, older, out-of-range and senseless messages', async () => {
    const { clock, feed, latest, say, sources, status } = stage()
    feed.poll(START)
    say.binance(64_000, 100)
    await clock.advance(1_500)
    say.binance(63_000, 100)
    say.binance(62_000, 99)
    await clock.advance(1_000)
    expect(sources()).toEqual([])
    say.binance(1e12, 101)
    say.binance(0.0001, 102)
    expect(sources()).toEqual([])
    latest('binance').listener.heard('garbage')
    latest('binance').listener.heard('{"stream":"btcusdt@bookTicker","data":{"s":"BTCUSDT"}}')
    expect(status('Binance')).toMatchObject({ malformed: 2, failures: 0 })
    say.binance(64_000, 103)
    expect(sources()).toEqual([640_000])
    feed.close()
  })

  it('count a jump of more than 5 % only once another source is near it', async () => {
    const { clock, feed, say, sources } = stage()
    feed.poll(START)
    say.binance(64_000)
    say.okx(64_000)
    say.kraken(64_000)
    expect(sources()).toHaveLength(3)
    say.binance(1_280_000)
    expect(sources()).toEqual([640_000, 640_000])
    say.binance(60_000)
    expect(sources()).toEqual([640_000, 640_000])
    say.okx(60_100)
    expect(sources()).toEqual([600_000, 640_000, 601_000])
    await clock.advance(500)
    say.kraken(60_050)
    expect(sources()).toEqual([600_000, 600_500, 601_000])
    feed.close()
  })

  it('connect again with growing pauses, and begin anew after a good price', async () => {
    const { clock, connections, feed, latest, say, sources, status } = stage()
    feed.poll(START)
    const count = () => connections.filter(({ url }) => url.includes('binance')).length
    const pauses: number[] = []
    for (let attempt = 0; attempt < 8; attempt++) {
      const before = count()
      const lostAt = clock.time
      latest('binance').listener.closed('gone')
      expect(status('Binance')).toMatchObject({ state: 'waiting', reason: 'gone' })
      while (count() === before) await clock.advance(250)
      pauses.push(clock.time - lostAt)
    }
    expect(pauses).toEqual([750, 1_500, 3_000, 6_000, 12_000, 24_000, 45_000, 45_000])
    latest('binance').listener.opened()
    expect(latest('binance').sent).toHaveLength(1)
    say.binance(64_000, 1)
    expect(sources()).toEqual([640_000])
    latest('binance').listener.closed('again')
    await clock.advance(750)
    expect(status('Binance')).toMatchObject({ state: 'connecting', failures: 9 })
    feed.close()
  })

  it('give up a connection on which nothing is heard, and do not listen to it any more', async () => {
    const { clock, connections, feed, latest, sources, status } = stage()
    feed.poll(START)
    const first = latest('okx')
    first.listener.opened()
    await clock.advance(14_000)
    expect(first.closed).toBe(false)
    await clock.advance(2_500)
    expect(first.closed).toBe(true)
    expect(latest('okx')).not.toBe(first)
    first.listener.heard(
      '{"arg":{"channel":"tickers","instId":"BTC-USDT"},"data":[{"instId":"BTC-USDT","last":"64000","ts":"1"}]}',
    )
    first.listener.closed('late')
    expect(sources()).toBeUndefined()
    expect(status('OKX')).toMatchObject({ failures: 1, reason: 'nothing was heard' })
    expect(connections.filter(({ url }) => url.includes('okx'))).toHaveLength(2)
    feed.close()
  })

  it('ping where the venue wants it, and a heartbeat keeps a connection alive', async () => {
    const { clock, feed, latest } = stage()
    feed.poll(START)
    const kraken = latest('kraken')
    kraken.listener.opened()
    const subscriptions = kraken.sent.length
    for (let second = 0; second < 45; second += 5) {
      kraken.listener.heard('{"channel":"heartbeat"}')
      await clock.advance(5_000)
    }
    expect(kraken.closed).toBe(false)
    expect(kraken.sent.slice(subscriptions)).toEqual(['{"method":"ping"}', '{"method":"ping"}'])
    feed.close()
    expect(clock.waiting).toBe(0)
  })

  it('survive an address that cannot be opened at all', async () => {
    const clock = new HandClock(START)
    let attempts = 0
    const feed = liveFeed({
      instruments: FEED_INSTRUMENTS,
      sources: { okx: 'ws://nowhere' },
      clock,
      random: () => 0.5,
      open() {
        attempts++
        throw new Error('no such host')
      },
    })
    expect(feed.poll(START)).toEqual([])
    await clock.advance(10_000)
    expect(attempts).toBeGreaterThan(2)
    expect(attempts).toBeLessThan(8)
    expect(feed.sources?.()[0]).toMatchObject({ state: 'waiting', reason: 'no such host' })
    feed.close()
  })
})

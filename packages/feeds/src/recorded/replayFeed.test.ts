import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RecordedTrade } from '../feed/feed.ts'
import { FeedError } from '../feed/feedError.ts'
import { sandboxGenesis } from '../feed/genesis.ts'
import { openFeed } from '../openFeed.ts'

const fixtures = fileURLToPath(new URL('./fixtures/', import.meta.url))
const BORN = Date.UTC(2026, 4, 3, 14, 37, 21)
const open = (name: string, bornAt = BORN) => openFeed({ feed: `replay:${fixtures}${name}`, seed: '', bornAt })
const BTC = 1
const XRPETH = 9

const ROWS = 240

describe('a replay of recorded trades', () => {
  const name = 'invented_XRPETH_trades.csv'

  it('says what it is and asks for one source', () => {
    expect(open(name)).toMatchObject({
      label: 'Recorded: invented_XRPETH_trades, single recorded source, repeats',
      simulated: false,
      recorded: true,
      minimumSources: 1,
      markets: [XRPETH],
    })
    expect(sandboxGenesis('real', open(name)).markets.map(({ symbol }) => symbol)).toEqual(['XRPETH'])
  })

  it('plays every trade once a round, in order, and begins again at the end', () => {
    const feed = open(name)
    const played: RecordedTrade[] = []
    for (let second = 0; second <= 3 * 3600; second++)
      played.push(...(feed.poll(BORN + second * 1000)[0]?.trades ?? []))
    expect(played).toHaveLength(3 * ROWS)
    expect(played.slice(ROWS, 2 * ROWS)).toEqual(played.slice(0, ROWS))
    expect(played.every(({ price, lots }) => Number.isInteger(price) && Number.isInteger(lots) && lots > 0)).toBe(true)
  })

  it('shows the price of the last trade', () => {
    const feed = open(name)
    let last: number | undefined
    for (let second = 0; second < 1800; second++) {
      const [sample] = feed.poll(BORN + second * 1000)
      last = sample?.trades.at(-1)?.price ?? last
      if (last !== undefined) expect(sample?.sources).toEqual([last])
    }
    expect(last).toBeGreaterThan(100_000)
  })

  it('has the part before its beginning as history that meets the first price', () => {
    const feed = open(name)
    const minutes = feed.history(XRPETH, '1m', 1000, BORN)
    expect(minutes.length).toBeGreaterThan(25)
    expect(minutes.at(-1)?.close).toBe(feed.poll(BORN)[0]?.sources[0])
    expect(minutes.every(({ time }) => time <= BORN && time % 60_000 === 0)).toBe(true)
    const hours = feed.history(XRPETH, '1h', 10, BORN)
    expect(hours.reduce((sum, { volume }) => sum + volume, 0)).toBe(
      minutes.reduce((sum, { volume }) => sum + volume, 0),
    )
  })

  it('goes on after a restart as if there had been none', () => {
    const first = open(name)
    const later = BORN + 7_777_000
    first.poll(later)
    const second = open(name)
    second.poll(later)
    for (let s = 1; s < 60; s++) expect(second.poll(later + s * 1000)).toEqual(first.poll(later + s * 1000))
  })

  it('does not make up for the trades of a long pause', () => {
    const feed = open(name)
    feed.poll(BORN)
    expect(feed.poll(BORN + 600_000)[0]?.trades).toEqual([])
  })

  it('runs faster when told', () => {
    const fast = open(`${name}?speed=60`)
    expect(fast.label).toContain('60× speed')
    let trades = 0
    for (let second = 0; second <= 60; second++) trades += fast.poll(BORN + second * 1000)[0]?.trades.length ?? 0
    expect(trades).toBe(ROWS)
  })
})

describe('a replay of recorded candles', () => {
  it('walks through the corners of every candle, whatever the order of the columns', () => {
    const feed = open('invented_BTCUSD_1m.csv')
    const minutes = feed.history(BTC, '1m', 1000, BORN)
    // The second row reads: open, close, high, low.
    const first = minutes[0]
    expect(first).toBeDefined()
    expect(first?.open).toBe(300_000)
    for (const { open, high, low, close } of minutes) {
      expect(low).toBeLessThanOrEqual(Math.min(open, close))
      expect(high).toBeGreaterThanOrEqual(Math.max(open, close))
    }
    expect(minutes).toHaveLength(new Set(minutes.map(({ time }) => time)).size)
  })

  it('equals the recording when its trace is made into candles again', async () => {
    const text = await readFile(`${fixtures}invented_BTCUSD_1m.csv`, 'utf8')
    const rows = text
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(',').map(Number))
    const minutes = open('invented_BTCUSD_1m.csv').history(BTC, '1m', 1000, BORN)
    // The last minute before the birth may be cut.
    const whole = minutes.slice(0, -1)
    expect(whole.length).toBeGreaterThan(80)
    whole.forEach((candle, i) => {
      const [, open = 0, close = 0, high = 0, low = 0, volume = 0] = rows[i] ?? []
      expect([candle.open, candle.close, candle.high, candle.low]).toEqual(
        [open, close, high, low].map((price) => Math.round(price / 0.1)),
      )
      expect(Math.abs(candle.volume / 100_000 / volume - 1)).toBeLessThan(0.0002)
    })
  })
})

describe('opening a replay', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(`${tmpdir()}/touchstone-feeds-`)
    await writeFile(`${folder}/notes_BTCUSDT.csv`, 'a,b,c\n1,2,3\n')
    await writeFile(`${folder}/broken_BTCUSDT.csv.gz`, 'not gzip at all')
    await writeFile(`${folder}/ok_ETHUSDT.csv.gz`, gzipSync('timestamp,side,price,amount\n1700000000000,buy,2000,1\n'))
  })
  afterAll(() => rm(folder, { recursive: true }))
  const refusal = (feed: string) => () => openFeed({ feed, seed: '', bornAt: BORN })

  it('reads a folder, the socket capture and the candles of one market one after the other', () => {
    const feed = open('')
    expect(feed.markets).toEqual([BTC, XRPETH])
    expect(feed.label).toContain('fixtures')
    const prices = new Set<number>()
    for (let second = 0; second < 4 * 3600; second += 5) prices.add(feed.poll(BORN + second * 1000)[0]?.sources[0] ?? 0)
    expect(Math.min(...prices)).toBeLessThan(291_000)
    expect(Math.max(...prices)).toBeGreaterThan(295_000)
  })

  it('reads compressed files, even with a single trade', () => {
    const feed = openFeed({ feed: `replay:${folder}/ok_ETHUSDT.csv.gz`, seed: '', bornAt: BORN })
    expect(feed.poll(BORN)[0]?.sources).toEqual([200_000])
  })

  it('says in words what is wrong', () => {
    expect(refusal('replay:/nowhere/at/all.csv')).toThrow(FeedError)
    expect(refusal('replay:/nowhere/at/all.csv')).toThrow('no such file or folder')
    expect(refusal(`replay:${folder}/notes_BTCUSDT.csv`)).toThrow('no recording of a known instrument and form')
    expect(refusal(`replay:${folder}/broken_BTCUSDT.csv.gz`)).toThrow('cannot be read')
    expect(refusal(`replay:${fixtures}invented_XRPETH_trades.csv?speed=fast`)).toThrow('speed')
    expect(refusal('reply:x')).toThrow('is unknown')
    expect(refusal('live')).toThrow('can open connections')
    expect(refusal('replay:')).toThrow(FeedError)
  })
})

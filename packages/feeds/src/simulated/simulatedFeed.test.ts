import { MAX_TICKS } from '@touchstone/quantities'
import { describe, expect, it } from 'vitest'
import { CATALOGUE } from '../catalogue/catalogue.ts'
import { REFERENCE_PERIODS, type ReferenceCandle, type ReferencePeriod } from '../feed/feed.ts'
import { shareFeed } from '../feed/sharedFeed.ts'
import { openFeed } from '../openFeed.ts'

const BORN = Date.UTC(2026, 4, 3, 14, 37, 21)
const open = (seed = '42', extra = {}) => openFeed({ feed: 'simulated', seed, bornAt: BORN, ...extra })
const run = (feed: ReturnType<typeof open>, seconds: number) =>
  Array.from({ length: seconds }, (_, i) => feed.poll(BORN + i * 1000))
const ALWAYS_OPEN = CATALOGUE.filter(({ class: kind }) => kind === 'crypto').map(({ index }) => index.id)
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

function isSound({ time, open, high, low, close, volume }: ReferenceCandle, period: ReferencePeriod): boolean {
  const isRange = low > 0 && low <= Math.min(open, close) && high >= Math.max(open, close)
  return isRange && Number.isSafeInteger(volume) && volume > 0 && time % REFERENCE_PERIODS[period] === 0
}

function follows(candle: ReferenceCandle, last: ReferenceCandle | undefined, period: ReferencePeriod): boolean {
  return candle.time - (last?.time ?? 0) === REFERENCE_PERIODS[period] && candle.open === last?.close
}

describe('the simulated feed', () => {
  it('says what it is', () => {
    expect(open()).toMatchObject({ label: 'Simulated prices', simulated: true, recorded: false, minimumSources: 3 })
  })

  it('gives the same prices and history for the same seed, others for another', () => {
    expect(run(open(), 300)).toEqual(run(open(), 300))
    expect(run(open('42'), 5)).not.toEqual(run(open('43'), 5))
    expect(open().history(1, '1h', 500, BORN)).toEqual(open().history(1, '1h', 500, BORN))
  })

  it('gives whole positive ticks from at least three of five sources that agree closely', () => {
    const counts = new Set<number>()
    const astray: number[] = []
    for (const round of run(open(), 600))
      for (const { sources } of round) {
        counts.add(sources.length)
        const middle = median(sources)
        const agrees = (price: number) => Math.abs(price / middle - 1) < 0.002
        const isTicks = (price: number) => Number.isInteger(price) && price > 0 && price <= MAX_TICKS
        astray.push(...sources.filter((price) => !isTicks(price) || !agrees(price)))
      }
    expect(astray).toEqual([])
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3)
    expect(Math.max(...counts)).toBe(5)
  })

  it('moves every market like a market: no standing still, no leaps', () => {
    const rounds = run(open(), 3600)
    for (const [i, first] of (rounds[0] ?? []).entries()) {
      const prices = rounds.map((round) => median(round[i]?.sources ?? []))
      const moves = prices.slice(1).map((price, j) => Math.abs(price / (prices[j] ?? price) - 1))
      expect(Math.max(...moves), `market ${first.market}`).toBeLessThan(0.004)
      expect(new Set(prices).size).toBeGreaterThan(20)
      expect(Math.abs((prices.at(-1) ?? 0) / (prices[0] ?? 1) - 1)).toBeLessThan(0.05)
    }
  })

  it('does not turn a long pause into one huge move', () => {
    const feed = open()
    const before = median(feed.poll(BORN)[0]?.sources ?? [])
    const after = median(feed.poll(BORN + 86_400_000)[0]?.sources ?? [])
    expect(Math.abs(after / before - 1)).toBeLessThan(0.005)
  })

  it('goes on from the last index price after a restart', () => {
    const feed = open('42', { lastPrice: (market: number) => (market === 1 ? 701_234 : 0), resumedAt: BORN + 5e6 })
    expect(Math.abs(median(feed.poll(BORN + 5e6)[0]?.sources ?? []) / 701_234 - 1)).toBeLessThan(0.0005)
    expect(feed.history(1, '1m', 10, BORN)).toEqual(open().history(1, '1m', 10, BORN))
  })

  it('shares the same second between worlds', () => {
    const [real, demo] = shareFeed(open(), 2)
    for (let second = 0; second < 20; second++) {
      const time = BORN + second * 1000
      expect(real?.poll(time)).toEqual(demo?.poll(time + 7))
    }
  })
})

describe('the simulated history', () => {
  const feed = open()
  const lengths: Record<ReferencePeriod, number> = { '1m': 1500, '1h': 960, '1d': 400 }

  it.each(Object.keys(lengths) as ReferencePeriod[])('has no gap and no jump in %s candles', (period) => {
    for (const market of ALWAYS_OPEN) {
      const candles = feed.history(market, period, lengths[period], BORN)
      expect(candles).toHaveLength(lengths[period])
      expect(candles.filter((candle) => !isSound(candle, period))).toEqual([])
      expect(candles.slice(1).filter((candle, i) => !follows(candle, candles[i], period))).toEqual([])
    }
  })

  it('meets the live start', () => {
    const live = open().poll(BORN)
    for (const { market, sources } of live) {
      const last = feed.history(market, '1m', 1, BORN)[0]
      expect(BORN - (last?.time ?? 0)).toBeLessThan(120_000)
      expect(Math.abs(median(sources) / (last?.close ?? 1) - 1)).toBeLessThan(0.0005)
      expect(feed.history(market, '1h', 1, BORN)[0]?.close).toBe(last?.close)
      expect(feed.history(market, '1d', 1, BORN)[0]?.close).toBe(last?.close)
    }
  })

  it('adds minutes up to hours', () => {
    const minutes = feed.history(1, '1m', 5000, BORN)
    const hour = feed.history(1, '1h', 5, BORN)[1]
    const inside = minutes.filter(({ time }) => time >= (hour?.time ?? 0) && time < (hour?.time ?? 0) + 3_600_000)
    expect(inside).toHaveLength(60)
    expect(hour?.high).toBe(Math.max(...inside.map(({ high }) => high)))
    expect(hour?.low).toBe(Math.min(...inside.map(({ low }) => low)))
    expect(hour?.volume).toBe(inside.reduce((sum, { volume }) => sum + volume, 0))
  })

  it('ends where it is asked to', () => {
    const ending = BORN - 3 * 3_600_000
    expect(feed.history(1, '1h', 3, ending).every(({ time }) => time < ending)).toBe(true)
    expect(feed.history(99, '1h', 3, ending)).toEqual([])
  })
})

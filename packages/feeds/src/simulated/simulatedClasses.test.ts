import { sessionAt } from '@touchstone/protocol'
import { describe, expect, it } from 'vitest'
import { CATALOGUE, catalogueEntryOf } from '../catalogue/catalogue.ts'
import { openFeed } from '../openFeed.ts'

/** A Wednesday, 13 minutes after New York's stocks opened. */
const BORN = Date.UTC(2026, 10, 18, 14, 43)
const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000
const open = (seed = '42', bornAt = BORN) => openFeed({ feed: 'simulated', seed, bornAt })
const idOf = (symbol: string) => catalogueEntryOf(symbol)?.index.id ?? expect.fail(symbol)
const calendarOf = (symbol: string) => catalogueEntryOf(symbol)?.index.calendar ?? expect.fail(symbol)
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

/** Correlation of two series of returns. */
function correlation(one: readonly number[], other: readonly number[]): number {
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length
  const [a, b] = [mean(one), mean(other)]
  const cross = mean(one.map((value, i) => (value - a) * ((other[i] ?? 0) - b)))
  const spread = (list: readonly number[], centre: number) =>
    Math.sqrt(mean(list.map((value) => (value - centre) ** 2)))
  return cross / spread(one, a) / spread(other, b)
}

describe('simulated prices of every class', () => {
  it('have samples of all that is open, and of nothing that is closed', () => {
    const feed = open()
    expect(feed.poll(BORN).map(({ market }) => market)).toEqual(CATALOGUE.map(({ index }) => index.id))
    const saturday = feed.poll(Date.UTC(2026, 10, 21, 12)).map(({ market }) => market)
    expect(saturday).toEqual(CATALOGUE.filter(({ class: kind }) => kind === 'crypto').map(({ index }) => index.id))
  })

  it('stand still while closed and open with a gap', () => {
    const gaps: number[] = []
    for (let seed = 0; seed < 30; seed++) {
      const feed = open(String(seed))
      const priceAt = (time: number) =>
        median(feed.poll(time).find(({ market }) => market === idOf('AAPL'))?.sources ?? [])
      const close = Date.UTC(2026, 10, 18, 21)
      const before = priceAt(close - 1000)
      for (let time = close; time < close + 17.5 * HOUR_MS; time += MINUTE_MS) feed.poll(time)
      const after = priceAt(close + 17.5 * HOUR_MS)
      expect(after).toBeGreaterThan(0)
      gaps.push(Math.abs(after / before - 1))
    }
    expect(Math.max(...gaps)).toBeGreaterThan(0.004)
    expect(Math.max(...gaps)).toBeLessThan(0.08)
  })

  it('move together within a class, and a dollar pair against its class', () => {
    const feed = open()
    const returns = (symbol: string) => {
      const closes = feed.history(idOf(symbol), '1d', 400, BORN).map(({ close }) => close)
      return closes.slice(1).map((close, i) => Math.log(close / (closes[i] ?? close)))
    }
    const pair = (one: string, other: string) => correlation(returns(one), returns(other))
    expect(pair('BTCUSDT', 'ETHUSDT')).toBeGreaterThan(0.6)
    expect(pair('US500', 'US100')).toBeGreaterThan(0.6)
    expect(pair('EURUSD', 'USDCHF')).toBeLessThan(-0.3)
    expect(Math.abs(pair('XAUUSD', 'EEM'))).toBeLessThan(0.5)
  })

  it('poll at least three of five sources of everything, second after second', () => {
    const feed = open()
    for (let second = 0; second < 300; second++) {
      for (const { sources } of feed.poll(BORN + second * 1000)) {
        expect(sources.length).toBeGreaterThanOrEqual(3)
        expect(sources.length).toBeLessThanOrEqual(5)
      }
    }
  })
})

describe('simulated history of every class', () => {
  it('is there for every instrument that is listed', () => {
    const feed = open()
    for (const market of feed.markets) expect(feed.history(market, '1d', 1, BORN)).toHaveLength(1)
  })

  it('does not depend on the order in which it is asked for', () => {
    const [one, other] = [open(), open()]
    const gold = one.history(idOf('XAUUSD'), '1h', 200, BORN)
    other.history(idOf('AAPL'), '1m', 10, BORN)
    expect(other.history(idOf('XAUUSD'), '1h', 200, BORN)).toEqual(gold)
  })

  it.each(['XAUUSD', 'EURUSD', 'AAPL', 'US500'])('has candles of %s only for times in which it was open', (symbol) => {
    const feed = open()
    const id = idOf(symbol)
    const minutes = feed.history(id, '1m', 10_000, BORN)
    expect(minutes.length).toBeGreaterThan(300)
    for (const { time } of minutes)
      expect(sessionAt(calendarOf(symbol), time).open, new Date(time).toISOString()).toBe(true)
    const days = feed.history(id, '1d', 500, BORN)
    expect(days.length).toBeGreaterThan(270)
    expect((BORN - (days[0]?.time ?? 0)) / DAY_MS).toBeGreaterThan(395)
    for (const { open: first, high, low, close, volume } of days) {
      expect(low).toBeLessThanOrEqual(Math.min(first, close))
      expect(high).toBeGreaterThanOrEqual(Math.max(first, close))
      expect(volume).toBeGreaterThan(0)
    }
    expect(days.some(({ time }) => new Date(time).getUTCDay() === 6)).toBe(false)
  })

  it('meets the live start and has a gap where the market was closed', () => {
    const feed = open()
    const id = idOf('AAPL')
    const first = median(feed.poll(BORN).find(({ market }) => market === id)?.sources ?? [])
    const hours = feed.history(id, '1h', 200, BORN)
    expect(Math.abs((hours.at(-1)?.close ?? 0) / first - 1)).toBeLessThan(0.0005)
    const gaps = hours
      .slice(1)
      .filter((hour, i) => hour.time - (hours[i]?.time ?? 0) > HOUR_MS && hour.open !== hours[i]?.close)
    expect(gaps.length).toBeGreaterThan(15)
  })
})

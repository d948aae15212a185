import { type IndexDefinition, PERIODS, type Period } from '@touchstone/protocol'
import { type Random, seededRandom } from '@touchstone/quantities'
import { describe, expect, it } from 'vitest'
import { type Candle, emptyCandle, joinCandles } from '../candle.ts'
import { bucketStart, MINUTE_MS } from '../periods.ts'
import { IndexFigures } from './indexFigures.ts'
import { RunningCandles } from './runningCandles.ts'
import { SecondCandles } from './secondCandles.ts'
import { SecondRing } from './secondRing.ts'

const START = Date.UTC(2026, 0, 30, 23, 58, 30)
const GOLD: IndexDefinition = {
  id: 1001,
  symbol: 'XAUUSD',
  name: 'Gold',
  class: 'metal',
  tickSize: '0.01',
  calendar: { zone: 'utc', sessions: [{ from: 0, to: 10_080 }], holidays: [] },
}

interface Tick {
  readonly time: number
  readonly price: number
}

/** A walk through two days: mostly a tick a second, now and then hours without one. */
function walk(random: Random, count: number): Tick[] {
  const ticks: Tick[] = []
  let time = START
  let price = 5_000
  for (let step = 0; step < count; step++) {
    time += random() < 0.01 ? Math.floor(random() * 7_200_000) : 200 + Math.floor(random() * 1_600)
    price += Math.floor(random() * 11) - 5
    ticks.push({ time, price })
  }
  return ticks
}

/** The obvious way: every tick of a period looked at. */
function grouped(ticks: readonly Tick[], period: Period): Candle[] {
  const candles: Candle[] = []
  for (const { time, price } of ticks) {
    const candle = { ...emptyCandle(bucketStart(time, period), price), lots: 2n, quote: BigInt(price) }
    const last = candles.at(-1)
    if (last?.time === candle.time) candles[candles.length - 1] = joinCandles(last, candle)
    else candles.push(candle)
  }
  return candles
}

describe('running candles', () => {
  const ticks = walk(seededRandom(5), 4_000)

  it('are in every period what looking at every tick makes of them', () => {
    const running = new RunningCandles()
    const seen = new Map(PERIODS.map((period) => [period, [] as Candle[]]))
    for (const { time, price } of ticks) {
      running.add(time, price, 2, BigInt(price))
      for (const [period, candles] of seen) {
        const candle = running.last(period)
        if (candle && candles.at(-1)?.time === candle.time) candles.pop()
        else if (candles.length > 0) expect(running.ended(period)).toEqual(candles.at(-1))
        if (candle) candles.push(candle)
      }
    }
    for (const [period, candles] of seen) expect([period, candles]).toEqual([period, grouped(ticks, period)])
  })

  it('stay as they were given while the series goes on', () => {
    const running = new RunningCandles()
    running.add(START, 10, 1, 1n)
    const first = running.last('1m')
    running.add(START + 1, 20, 1, 1n)
    expect(first).toMatchObject({ high: 10, close: 10, lots: 1n })
    expect(running.last('1m')).toMatchObject({ high: 20, close: 20, lots: 2n })
  })

  it('are empty at the last close when a period passes without a price', () => {
    const running = new RunningCandles()
    running.add(START, 10, 1, 1n)
    const later = START + 10 * MINUTE_MS
    expect(running.at('1m', later)).toEqual(emptyCandle(bucketStart(later, '1m'), 10))
  })
})

describe('seconds', () => {
  it('of trades are kept for an hour and add up', () => {
    const seconds = new SecondCandles()
    const ticks = walk(seededRandom(6), 12_000)
    for (const { time, price } of ticks) seconds.add(time, price, 2)
    const all = grouped(ticks, '1s').map((candle) => ({ ...candle, quote: 0n }))
    const kept = seconds.between(0, Number.MAX_SAFE_INTEGER)
    expect(kept).toEqual(all.slice(-3_600))
    const from = (all.at(-500)?.time ?? 0) + 1
    expect(seconds.between(from, all.at(-400)?.time ?? 0)).toEqual(all.slice(-500, -399))
  })

  it('of an index are its samples, with the sources that made them', () => {
    const index = new IndexFigures(GOLD)
    for (let second = 0; second < 5_000; second++) {
      const sources = Array.from({ length: second < 100 ? 3 : 5 }, (_, source) => 4_000 + second + source)
      const event = {
        type: 'IndexSampled',
        index: GOLD.id,
        price: 4_001 + second,
        sources,
        used: 3,
        spreadPpm: 500,
      } as const
      index.record(event, { time: START + second * 1_000, sequence: 2 * second + 1 })
      if (second === 150) {
        const moment = index.at(START + 99_999)
        expect(moment).toMatchObject({
          time: START + 99_000,
          sequence: 199,
          price: 4_100,
          sources: [4_099, 4_100, 4_101],
        })
      }
    }
    const time = START + 4_321_000
    const sources = [8_321, 8_322, 8_323, 8_324, 8_325]
    expect(index.at(time + 999)).toEqual({ time, sequence: 8_643, price: 8_322, sources, used: 3, spreadPpm: 500 })
    expect(index.at(START + 1_399_000)).toBeUndefined()
    expect(index.at(START + 1_400_000)?.price).toBe(5_401)
    expect(index.seconds(time, time + 2_000).map(({ close }) => close)).toEqual([8_321, 8_322, 8_323, 8_324])
  })

  it('without a price draw no candle', () => {
    const index = new IndexFigures(GOLD)
    const record = (price: number, second: number) =>
      index.record(
        { type: 'IndexSampled', index: GOLD.id, price, sources: [], used: 0, spreadPpm: 0 },
        { time: START + second * 1_000, sequence: second },
      )
    record(10, 1)
    record(0, 2)
    record(12, 3)
    expect(index.seconds(START, START + 5_000).map(({ close }) => close)).toEqual([10, 12])
    expect(index.tradedCandle('1m')).toMatchObject({ low: 10, high: 12 })
    expect(index.at(START + 2_500)?.price).toBe(0)
  })
})

describe('a ring', () => {
  it('finds the last row at or before a time, before and after it went round', () => {
    const ring = new SecondRing(1)
    expect(ring.rowAt(5)).toBeUndefined()
    for (let row = 0; row < 10_000; row++) {
      ring.add(row * 10, row, [row % 1_000])
      if (row % 977 !== 0) continue
      const first = Math.max(0, row - 3_599)
      expect(ring.rowAt(first * 10 - 1)).toBeUndefined()
      expect(ring.rowAt(first * 10)).toBe(first)
      expect(ring.rowAt(row * 10 + 5)).toBe(row)
      expect([ring.largeOf(row), ring.smallOf(row, 0)]).toEqual([row, row % 1_000])
    }
  })
})

import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { ASSETS, RECORDED_MARKETS } from '@touchstone/feeds'
import { amountToLots, notional, PERIODS, priceToTicks } from '@touchstone/protocol'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Candle, regroupCandles } from './candle.ts'
import { DayWindow } from './dayWindow.ts'
import { MarketFigures, type TickerView, type TradePrint } from './marketFigures.ts'
import { changeFraction, MarketText } from './marketText.ts'
import { bucketAfter, bucketStart, DAY_MS, HOUR_MS } from './periods.ts'

const XRPETH = RECORDED_MARKETS[0]
if (!XRPETH) throw new Error('the recorded market is missing')

const recording = (name: string) => new URL(`../../../../../shared/data/trades-candles/${name}`, import.meta.url)
const TRADES = recording('binance_XRPETH_20191011_13_trades.csv.gz')
const hasRecording = existsSync(TRADES)
if (!hasRecording) console.warn('The recorded XRP/ETH trades are not here: candles were not compared with them')

function rowsOf(file: URL): string[][] {
  const lines = gunzipSync(readFileSync(file)).toString().trim().split('\n')
  return lines.slice(1).map((line) => line.split(','))
}

function exact(text: string): string {
  return Number(text).toFixed(8)
}

const text = new MarketText(XRPETH, ASSETS)

function recordedPrints(): TradePrint[] {
  return rowsOf(TRADES).map(([time = '', number, side, price = '', amount = '']) => {
    const ticks = priceToTicks(exact(price), text.units)
    const lots = amountToLots(exact(amount).replace(/\.?0+$/, ''), text.units, text.base.scale)
    if (ticks === undefined || lots === undefined) throw new Error(`trade ${number}: no whole ticks or lots`)
    const takerSide = side === 'sell' ? 'sell' : 'buy'
    const quote = notional(ticks, lots, text.units)
    return { time: Number(time), number: Number(number), price: ticks, lots, quote, takerSide, house: false }
  })
}

/** Every candle a market went through, by following its running one. */
function candlesOf(prints: readonly TradePrint[], period: '1m' | '5m'): Candle[] {
  const figures = new MarketFigures(text)
  const candles = new Map<number, Candle>()
  for (const print of prints) {
    figures.record(print)
    const candle = figures.tradedCandle(period)
    if (candle) candles.set(candle.time, candle)
  }
  return [...candles.values()]
}

describe.runIf(hasRecording)('candles of a recording', () => {
  const prints = hasRecording ? recordedPrints() : []

  for (const period of ['1m', '5m'] as const)
    it(`equal the recorded ${period} candles in every figure`, () => {
      const expected = rowsOf(recording(`binance_XRPETH_20191011_13_${period}.csv.gz`))
      const candles = candlesOf(prints, period)
      expect(candles.length).toBe(period === '1m' ? 2_469 : 706)
      const asText = (values: readonly string[]) => values.map(exact)
      expect(
        candles.map(({ time, open, high, low, close, lots }) => [
          String(time),
          ...asText([text.price(open), text.price(high), text.price(low), text.price(close), text.amount(lots)]),
        ]),
      ).toEqual(expected.map(([time = '', ...figures]) => [time, ...asText(figures.slice(0, 5))]))
    })

  it('join from minutes to what was counted directly', () => {
    expect(regroupCandles(candlesOf(prints, '1m'), '5m')).toEqual(candlesOf(prints, '5m'))
  })
})

describe('periods', () => {
  it('start on round UTC times, weeks on Mondays, months on their first day', () => {
    const thursday = Date.UTC(2026, 0, 1, 13, 47, 12, 345)
    const starts = Object.fromEntries(
      PERIODS.map((period) => [period, new Date(bucketStart(thursday, period)).toISOString()]),
    )
    expect(starts).toEqual({
      '1s': '2026-01-01T13:47:12.000Z',
      '1m': '2026-01-01T13:47:00.000Z',
      '3m': '2026-01-01T13:45:00.000Z',
      '5m': '2026-01-01T13:45:00.000Z',
      '15m': '2026-01-01T13:45:00.000Z',
      '30m': '2026-01-01T13:30:00.000Z',
      '1h': '2026-01-01T13:00:00.000Z',
      '2h': '2026-01-01T12:00:00.000Z',
      '4h': '2026-01-01T12:00:00.000Z',
      '6h': '2026-01-01T12:00:00.000Z',
      '12h': '2026-01-01T12:00:00.000Z',
      '1d': '2026-01-01T00:00:00.000Z',
      '1w': '2025-12-29T00:00:00.000Z',
      '1M': '2026-01-01T00:00:00.000Z',
    })
  })

  it('hold their own times', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), fc.constantFrom(...PERIODS), (time, period) => {
        const start = bucketStart(time, period)
        const next = bucketAfter(start, period)
        expect(start <= time && time < next).toBe(true)
        expect(bucketStart(start, period)).toBe(start)
        expect(bucketStart(next, period)).toBe(next)
        expect(bucketAfter(next, period, -1)).toBe(start)
      }),
      { seed: 102, numRuns: 1000 },
    )
  })
})

describe('a market that is closed', () => {
  const closedAt = Date.UTC(2026, 10, 20, 22)
  const sunday = closedAt + 49 * HOUR_MS
  const view: TickerView = {
    state: 'open',
    open: false,
    changesAt: sunday + HOUR_MS,
    bestBid: 0,
    bestAsk: 0,
    lastPrice: 0,
    indexPrice: 0,
  }
  const hours = Array.from({ length: 30 }, (_, place) => ({
    time: closedAt - (30 - place) * HOUR_MS,
    high: 1_000 + place + 2,
    low: 1_000 + place - 3,
    close: 1_000 + place,
  }))

  it('shows the day up to its close, from the reference feed where it never traded', () => {
    const figures = new MarketFigures(text)
    figures.addReference(hours)
    const change = changeFraction(1_029, 1_005)
    expect(figures.ticker(view, sunday)).toMatchObject({
      last: text.price(1_029),
      high: text.price(1_031),
      low: text.price(1_003),
      change,
      open: false,
    })
    expect(figures.spark(view, sunday)).toEqual(hours.slice(6).map(({ close }) => text.price(close)))
  })

  it('shows the day up to its close from its own trades', () => {
    const figures = new MarketFigures(text)
    for (const [place, { time, close }] of hours.entries())
      figures.record({ time, number: place + 1, price: close, lots: 10, quote: 20n, takerSide: 'buy', house: false })
    const traded = { ...view, lastPrice: 1_029 }
    const atClose = figures.ticker({ ...traded, open: true }, closedAt - 1)
    expect(figures.ticker(traded, sunday)).toEqual({ ...atClose, open: false })
    expect(atClose).toMatchObject({ high: text.price(1_029), low: text.price(1_006), volume: text.amount(240n) })
    expect(figures.spark(traded, sunday)).toHaveLength(24)
  })
})

describe('the last 24 hours', () => {
  const minute = fc.record({
    gap: fc.integer({ min: 1, max: 400 }),
    price: fc.integer({ min: 1, max: 1_000 }),
    lots: fc.bigInt({ min: 1n, max: 1_000_000_000n }),
  })

  it('are what the minutes in them add up to', () => {
    fc.assert(
      fc.property(
        fc.array(minute, { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 0, max: 2_000 }),
        (steps, later) => {
          const window = new DayWindow()
          const minutes: Candle[] = []
          let time = 100 * DAY_MS
          for (const { gap, price, lots } of steps) {
            time += gap * 60_000
            const candle = { time, open: price, high: price + 2, low: price, close: price + 1, lots, quote: lots * 3n }
            minutes.push(candle)
            window.add(candle)
            window.figures(time)
          }
          const now = time + later * 60_000 + 1
          const start = bucketStart(now, '1m') - DAY_MS
          const inside = minutes.filter((candle) => candle.time > start)
          const before = minutes.filter((candle) => candle.time <= start)
          expect(window.figures(now)).toEqual({
            high: inside.length > 0 ? Math.max(...inside.map(({ high }) => high)) : 0,
            low: inside.length > 0 ? Math.min(...inside.map(({ low }) => low)) : 0,
            lots: inside.reduce((sum, candle) => sum + candle.lots, 0n),
            quote: inside.reduce((sum, candle) => sum + candle.quote, 0n),
            closeBefore: before.at(-1)?.close ?? 0,
            open: inside[0]?.open ?? 0,
          })
        },
      ),
      { seed: 103, numRuns: 300 },
    )
  })

  it('change by a fraction that is cut, not rounded up', () => {
    expect(changeFraction(101, 100)).toBe('0.010000')
    expect(changeFraction(2, 3)).toBe('-0.333333')
    expect(changeFraction(5, 3)).toBe('0.666666')
    expect(changeFraction(0, 3)).toBe('0')
    expect(changeFraction(3, 0)).toBe('0')
  })
})

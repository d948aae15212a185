import { describe, expect, it, vi } from 'vitest'
import { heikinAshi } from '../candles/heikinAshi.ts'
import { alignCloses, changeSince, scaleToMain } from '../canvas/comparison.ts'
import { legendPlace } from '../canvas/legendPlaces.ts'
import { gapsFor, legendRows, pricesRoom, wideLegendRoom } from '../canvas/legendRoom.ts'
import { createRunningCompute } from '../canvas/runningCompute.ts'
import { extensionPrices, rayFrom, retracementPrices } from '../drawings/shapeGeometry.ts'
import type { Bar, Indicator } from '../indicators/indicator.ts'
import { captionLines, pictureName } from '../toolbar/chartPicture.ts'

const candle = (open: number, high: number, low: number, close: number) => ({ open, high, low, close })

describe('Heikin-Ashi candles', () => {
  const bars = [candle(10, 12, 9, 11), candle(11, 13, 10, 12), candle(12, 12.5, 8, 9)]
  it('average by hand', () => {
    expect(heikinAshi(bars)).toEqual([
      candle(10.5, 12, 9, 10.5),
      candle(10.5, 13, 10, 11.5),
      candle(11, 12.5, 8, 10.375),
    ])
  })
  it('reach over the averaged body when it lies outside the real candle', () => {
    expect(heikinAshi([candle(10, 10, 10, 10), candle(20, 20, 20, 20)])[1]).toEqual(candle(10, 20, 10, 20))
  })
  it('go on from a candle as if computed from the first', () => {
    const all = heikinAshi(bars)
    expect(heikinAshi(bars, { index: 2, before: all[1] })).toEqual(all.slice(2))
  })
})

describe('comparison', () => {
  const closes = new Map([
    [3, 30],
    [1, 10],
    [5, 50],
  ])
  it('takes the close of the same candle, else of the last before it', () => {
    expect(alignCloses([0, 1, 2, 3, 4, 6], closes)).toEqual([null, 10, 10, 30, 30, 50])
  })
  it('meets this series at the first bar in sight and keeps its percentages', () => {
    expect(scaleToMain([100, 200, 300], [10, 20, 25], 1)).toEqual([100, 200, 250])
    expect(changeSince([10, 20, 22], 1, 2)).toBeCloseTo(0.1, 12)
  })
  it('starts at the other’s first price when it begins later, and draws nothing without one', () => {
    expect(scaleToMain([100, 200, 300], [null, null, 5], 0)).toEqual([null, null, 100])
    expect(scaleToMain([100, 200], [null, null], 0)).toEqual([null, null])
    expect(changeSince([null, 5], 1, 0)).toBeNull()
  })
})

const bar = (time: number, close: number): Bar => ({ time, open: close - 1, high: close, low: close, close, volume: 1 })
const WAVE = Array.from({ length: 1_000 }, (_, index) => bar(index, 100 + 10 * Math.sin(index / 9)))

function indicator(compute: (bars: readonly Bar[]) => readonly (number | null)[]): Indicator {
  return {
    id: 'stand-in',
    group: 'trend',
    pane: 'own',
    parameters: [{ key: 'length', initial: 10, min: 1, max: 500, step: 1 }],
    lines: [{ key: 'value', kind: 'line' }],
    compute: (bars) => ({ value: compute(bars) }),
  }
}

const average = (bars: readonly Bar[]) =>
  bars.map((_, index) =>
    index < 9 ? null : bars.slice(index - 9, index + 1).reduce((sum, { close }) => sum + close, 0) / 10,
  )
const total = (bars: readonly Bar[]) => {
  let sum = 0
  return bars.map(({ close }) => (sum += close))
}

describe('computing while a bar runs', () => {
  it.each([
    ['an average, which a tail of bars gives', average, true],
    ['a sum from the first bar on, which it does not', total, false],
  ])('is the same as over all bars: %s', (_, formula, short) => {
    const compute = vi.fn(formula)
    const run = createRunningCompute(indicator(compute), [10])
    run(WAVE)
    compute.mockClear()
    const moved = [...WAVE.slice(0, -1), bar(999, 123)]
    const rows = run(moved)
    expect(rows.map((row) => row.value)).toHaveLength(1_000)
    const expected = formula(moved)
    rows.forEach((row, index) => {
      const value = expected[index]
      if (typeof value === 'number') expect(row.value).toBeCloseTo(value, 6)
      else expect(row.value).toBeNull()
    })
    expect(compute).toHaveBeenCalledTimes(1)
    expect(compute.mock.calls[0]?.[0].length === WAVE.length).toBe(!short)
  })
  it('computes over all bars when one closed, and when other candles took their place', () => {
    const compute = vi.fn(average)
    const run = createRunningCompute(indicator(compute), [10])
    run(WAVE)
    compute.mockClear()
    expect(run([...WAVE, bar(1_000, 90)]).at(-1)?.value).toBeCloseTo(Number(average([...WAVE, bar(1_000, 90)]).at(-1)))
    expect(compute.mock.calls[0]?.[0]).toHaveLength(1_001)
    compute.mockClear()
    run([...WAVE, bar(1_000, 90)].map((old) => ({ ...old })))
    expect(compute.mock.calls[0]?.[0]).toHaveLength(1_001)
  })
})

describe('geometry', () => {
  it('retraces from the end of a move to its start, and lays a move on from a pullback', () => {
    expect(retracementPrices(100, 200).map((price) => Number(price.toFixed(9)))).toEqual([
      200, 176.4, 161.8, 150, 138.2, 121.4, 100,
    ])
    expect(extensionPrices(100, 200, 150)[3]).toBe(250)
  })
  it('draws a ray to the edge it points at', () => {
    const pane = { width: 100, height: 50, left: 0, right: 0, top: 0, bottom: 0 }
    expect(rayFrom({ x: 10, y: 10 }, { x: 20, y: 15 }, pane)).toEqual({ x: 100, y: 55 })
    expect(rayFrom({ x: 10, y: 10 }, { x: 5, y: 10 }, pane)).toEqual({ x: 0, y: 10 })
    expect(rayFrom({ x: 10, y: 10 }, { x: 10, y: 5 }, pane)).toEqual({ x: 10, y: 0 })
  })
  it('keeps the legend’s pixels free: the canvas counts gaps in parts of what is drawn', () => {
    const { top, bottom } = gapsFor(300, 60, 40)
    const drawn = 300 / (1 + top / 300 + bottom / 300)
    expect((top / 300) * drawn).toBeCloseTo(60)
    expect((bottom / 300) * drawn).toBeCloseTo(40)
    expect(300 / (1 + gapsFor(300, 900, 40).top / 300 + gapsFor(300, 900, 40).bottom / 300)).toBeGreaterThan(100)
  })
  it('leaves more room above the candles where their own legend takes several lines', () => {
    expect([900, 430, 260, 200].map(pricesRoom)).toEqual([40, 40, 58, 76])
  })
  it('reaches labels at the other edge only where it takes several lines', () => {
    const twoLegends = (width: number) => wideLegendRoom(pricesRoom(width), pricesRoom(width) + 36)
    expect([900, 430, 330, 200].map(twoLegends)).toEqual([0, 0, 54, 72])
  })
  it('shows as many legends as leave the candles to be seen, and says how many more there are', () => {
    expect([600, 300, 160, 90].map((height) => legendRows(height, 6))).toEqual([6, 5, 1, 1])
    expect([0, 1, 2, 5].map((place) => legendPlace(place, 6, 2))).toEqual([
      { shown: true, more: 0 },
      { shown: true, more: 4 },
      { shown: false, more: 0 },
      { shown: false, more: 0 },
    ])
    expect(legendPlace(1, 2, 2)).toEqual({ shown: true, more: 0 })
  })
})

describe('the saved picture', () => {
  it('says whose it is, of what, when, and that its prices are not real', () => {
    const caption = { site: 'Touchstone', subject: 'BTC/USDT · 15m', time: '10:00', warning: 'Simulated prices' }
    expect(captionLines(caption)).toEqual(['Touchstone · BTC/USDT · 15m', '10:00 · Simulated prices'])
    expect(captionLines({ ...caption, warning: '' })[1]).toBe('10:00')
    expect(pictureName('BTCUSDT', '15m', Date.UTC(2026, 0, 31, 10))).toBe('BTCUSDT-15m-2026-01-31T10-00.png')
  })
})

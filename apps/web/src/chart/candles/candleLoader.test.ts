import type { CandleRow } from '@touchstone/protocol'
import type { DataLoader, KLineData } from 'klinecharts'
import { describe, expect, it, vi } from 'vitest'
import { type CandleSource, createCandleLoader, MOST_BARS, mergeCandles, toBar } from './candleLoader.ts'

const row = (time: number, close = '1'): CandleRow => [time, '1', '2', '0.5', close, '3']
const SYMBOL = { ticker: 'BTCUSDT', pricePrecision: 1, volumePrecision: 5 }
const PERIOD = { type: 'minute', span: 1 } as const

function setUp(pages: Readonly<Record<string, readonly CandleRow[]>>) {
  let tell: (candles: readonly CandleRow[]) => void = () => undefined
  const stopped = vi.fn()
  const source: CandleSource = {
    period: '1m',
    load: vi.fn(async (end) => ({ list: pages[String(end ?? 'latest')] ?? [], reference: 7 })),
    follow(onCandles) {
      tell = onCandles
      return stopped
    },
  }
  const events = { onLoaded: vi.fn(), onRunning: vi.fn(), onFailed: vi.fn() }
  const page = { reload: vi.fn(), now: () => clock.now }
  const clock = { now: 0 }
  const loader = createCandleLoader(source, events, page)
  return { source, events, page, clock, loader, stopped, tell: (...candles: CandleRow[]) => tell(candles) }
}

async function ask(loader: DataLoader, type: 'init' | 'forward', timestamp: number | null = null) {
  const callback = vi.fn()
  await loader.getBars({ type, timestamp, symbol: SYMBOL, period: PERIOD, callback })
  return callback
}

describe('candle loader', () => {
  it('gives the latest page, then older ones without what is there already', async () => {
    const { loader, events } = setUp({ latest: [row(10), row(11)], '10': [row(8), row(9), row(10)] })
    expect((await ask(loader, 'init')).mock.calls[0]?.[0]).toEqual([toBar(row(10)), toBar(row(11))])
    const older = await ask(loader, 'forward', 10)
    expect(older.mock.calls[0]?.[0].map(({ timestamp }: KLineData) => timestamp)).toEqual([8, 9])
    expect(older.mock.calls[0]?.[1]).toEqual({ forward: true, backward: false })
    expect(events.onLoaded).toHaveBeenLastCalledWith([row(8), row(9)], 7)
  })
  it('asks for no more than the chart holds', async () => {
    const page = Array.from({ length: MOST_BARS }, (_, index) => row(index))
    const { loader } = setUp({ latest: page })
    expect((await ask(loader, 'init')).mock.calls[0]?.[1]).toEqual({ forward: false, backward: false })
  })
  it('draws nothing of an answer that came after the question had changed', async () => {
    const { loader, events } = setUp({ latest: [row(1)] })
    const callback = vi.fn()
    const asked = loader.getBars({ type: 'init', timestamp: null, symbol: SYMBOL, period: PERIOD, callback })
    loader.unsubscribeBar?.({ symbol: SYMBOL, period: PERIOD })
    await asked
    expect(callback).not.toHaveBeenCalled()
    expect(events.onLoaded).not.toHaveBeenCalled()
  })
  it('tells of a refusal and leaves the chart empty', async () => {
    const { loader, source, events } = setUp({})
    const refusal = new Error('no such period')
    vi.mocked(source.load).mockRejectedValueOnce(refusal)
    const callback = await ask(loader, 'init')
    expect(callback).toHaveBeenCalledWith([], false)
    expect(events.onFailed).toHaveBeenCalledWith(refusal)
  })
  it('passes on the running candle and those that closed just before it', async () => {
    const { loader, tell, events } = setUp({ latest: [row(10), row(11)] })
    await ask(loader, 'init')
    const drawn = vi.fn()
    loader.subscribeBar?.({ symbol: SYMBOL, period: PERIOD, callback: drawn })
    tell(row(10), row(11, '1.5'), row(12))
    expect(drawn.mock.calls.map(([bar]) => [bar.timestamp, bar.close])).toEqual([
      [11, 1.5],
      [12, 1],
    ])
    tell(row(11, '1.5'), row(12, '1.2'))
    expect(drawn).toHaveBeenCalledTimes(3)
    expect(events.onRunning).toHaveBeenLastCalledWith([row(12, '1.2')])
  })
  it('loads anew when candles were missed, but not again and again', async () => {
    const { loader, tell, page, clock } = setUp({ latest: [row(10)] })
    await ask(loader, 'init')
    const drawn = vi.fn()
    loader.subscribeBar?.({ symbol: SYMBOL, period: PERIOD, callback: drawn })
    clock.now = 60_000
    tell(row(14))
    expect(page.reload).toHaveBeenCalledTimes(1)
    expect(drawn).not.toHaveBeenCalled()
    clock.now += 1_000
    tell(row(14, '2'))
    expect(page.reload).toHaveBeenCalledTimes(1)
    expect(drawn).toHaveBeenCalledTimes(1)
  })
})

describe('merging candles', () => {
  it('replaces the running candle and keeps older pages in order', () => {
    const merged = mergeCandles([row(2)], [row(1, '9'), row(2, '2')])
    expect(merged.map(([time, , , , close]) => [time, close])).toEqual([
      [1, '9'],
      [2, '2'],
    ])
    expect(mergeCandles(merged, [row(2, '3'), row(3)]).map(([time, , , , close]) => [time, close])).toEqual([
      [1, '9'],
      [2, '3'],
      [3, '1'],
    ])
  })
  it('lets the oldest go beyond what the chart holds', () => {
    const full = Array.from({ length: MOST_BARS }, (_, index) => row(index))
    const merged = mergeCandles(full, [row(MOST_BARS)])
    expect(merged).toHaveLength(MOST_BARS)
    expect(merged[0]?.[0]).toBe(1)
    expect(mergeCandles(full, [])).toBe(full)
  })
  it('gives the canvas numbers', () => {
    expect(toBar([1, '10.5', '11', '9', '10', '0.25'])).toEqual({
      timestamp: 1,
      time: 1,
      open: 10.5,
      high: 11,
      low: 9,
      close: 10,
      volume: 0.25,
    })
  })
})

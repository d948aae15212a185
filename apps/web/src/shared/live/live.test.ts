import type { LiveState } from '@touchstone/client'
import type { ChannelMessage } from '@touchstone/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ordersTopic } from '../../products/spot/useOpenOrders.ts'
import { depthAccumulator } from './depthAccumulator.ts'
import { createLiveHub, type LiveSource } from './liveHub.ts'
import { candleTopic, depthTopic } from './marketTopics.ts'
import { createPaintSlot, type SlotClock } from './paintSlot.ts'
import { fillsTopic } from './topics.ts'

function fakeClock() {
  let now = 0
  const due: { at: number; work: () => void }[] = []
  const clock: SlotClock = {
    now: () => now,
    after(delayMs, work) {
      const entry = { at: now + delayMs, work }
      due.push(entry)
      return () => void due.splice(due.indexOf(entry), 1)
    },
  }
  const advance = (ms: number) => {
    now += ms
    for (const entry of due.filter(({ at }) => at <= now)) {
      due.splice(due.indexOf(entry), 1)
      entry.work()
    }
  }
  return { clock, advance }
}

describe('paint slot', () => {
  it('runs the first at once and joins what follows into the next slot', () => {
    const { clock, advance } = fakeClock()
    const slot = createPaintSlot(50, clock)
    const work = vi.fn()
    slot.mark(work)
    expect(work).toHaveBeenCalledTimes(1)
    for (let index = 0; index < 100; index += 1) slot.mark(work)
    expect(work).toHaveBeenCalledTimes(1)
    advance(50)
    expect(work).toHaveBeenCalledTimes(2)
  })

  it('runs nothing while paused and everything once it is resumed', () => {
    const { clock, advance } = fakeClock()
    const slot = createPaintSlot(50, clock)
    const work = vi.fn()
    slot.mark(work)
    slot.setPaused(true)
    slot.mark(work)
    advance(500)
    expect(work).toHaveBeenCalledTimes(1)
    slot.setPaused(false)
    expect(work).toHaveBeenCalledTimes(2)
  })
})

class FakeSocket implements LiveSource {
  readonly state: LiveState = { connection: 'open', stale: false, signedIn: true, latencyMs: 5 }
  readonly listeners = new Map<string, (message: ChannelMessage) => void>()
  onState() {
    return () => undefined
  }
  subscribe<Data>(channel: string, listener: (message: ChannelMessage<Data>) => void) {
    this.listeners.set(channel, listener as (message: ChannelMessage) => void)
    return () => void this.listeners.delete(channel)
  }
  send(ch: string, type: 'snap' | 'diff', seq: number, data: unknown) {
    this.listeners.get(ch)?.({ ch, type, seq, time: 0, data })
  }
}

describe('live hub', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('keeps candles that closed between two paints, and nothing from before a snapshot', () => {
    const socket = new FakeSocket()
    const hub = createLiveHub(socket)
    const topic = hub.topic(candleTopic('BTCUSDT', '1s'))
    topic.subscribe(() => undefined)
    const candle = (time: number, close: string) => [time, '1', '2', '0.5', close, '3']
    const times = () => topic.getView()?.map(([time, , , , close]) => [time, close])
    socket.send('kline.BTCUSDT.1s', 'snap', 1, candle(1, '1'))
    socket.send('kline.BTCUSDT.1s', 'diff', 2, candle(1, '1.5'))
    socket.send('kline.BTCUSDT.1s', 'diff', 3, candle(2, '1.2'))
    vi.advanceTimersByTime(200)
    expect(times()).toEqual([
      [1, '1.5'],
      [2, '1.2'],
    ])
    socket.send('kline.BTCUSDT.1s', 'snap', 9, candle(7, '3'))
    vi.advanceTimersByTime(200)
    expect(times()).toEqual([[7, '3']])
    socket.send('kline.BTCUSDT.1s', 'snap', 1, null)
    vi.advanceTimersByTime(200)
    expect(times()).toEqual([])
    hub.topic(candleTopic('BTCPERP', '1m', 'mark')).subscribe(() => undefined)
    expect([...socket.listeners.keys()]).toContain('mark.BTCPERP.1m')
  })

  it('opens a channel with its first listener and closes it after the last one left', () => {
    const socket = new FakeSocket()
    const hub = createLiveHub(socket)
    const first = hub.topic(depthTopic('BTCUSDT', '0.1')).subscribe(() => undefined)
    const second = hub.topic(depthTopic('BTCUSDT', '0.1')).subscribe(() => undefined)
    expect([...socket.listeners.keys()]).toEqual(['depth.BTCUSDT.0.1'])
    first()
    second()
    expect(socket.listeners.size).toBe(1)
    vi.advanceTimersByTime(2_000)
    expect(socket.listeners.size).toBe(0)
  })

  it('gives the page one view for a burst of messages', () => {
    const socket = new FakeSocket()
    const topic = createLiveHub(socket).topic(depthTopic('BTCUSDT', '0.1'))
    const painted = vi.fn()
    topic.subscribe(painted)
    socket.send('depth.BTCUSDT.0.1', 'snap', 1, { bids: [['10', '1']], asks: [] })
    for (let seq = 2; seq < 500; seq += 1)
      socket.send('depth.BTCUSDT.0.1', 'diff', seq, { bids: [['10', String(seq)]], asks: [] })
    expect(painted).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(60)
    expect(painted).toHaveBeenCalledTimes(2)
    expect(topic.getView()?.bids).toEqual([['10', '499']])
  })

  it('follows open orders and drops finished ones', () => {
    const socket = new FakeSocket()
    const topic = createLiveHub(socket).topic(ordersTopic)
    topic.subscribe(() => undefined)
    expect(topic.getView()).toBeUndefined()
    socket.send('order', 'snap', 1, [
      { orderNo: '1', state: 'current' },
      { orderNo: '2', state: 'pending' },
    ])
    socket.send('order', 'diff', 2, [{ orderNo: '1', state: 'completed' }])
    vi.advanceTimersByTime(300)
    expect([...(topic.getView()?.keys() ?? [])]).toEqual(['2'])
  })

  it('keeps fills over a reconnect', () => {
    const socket = new FakeSocket()
    const topic = createLiveHub(socket).topic(fillsTopic)
    topic.subscribe(() => undefined)
    socket.send('fill', 'snap', 1, [])
    socket.send('fill', 'diff', 2, [{ tradeNo: '1' }, { tradeNo: '2' }])
    socket.send('fill', 'snap', 1, [])
    vi.advanceTimersByTime(300)
    expect(topic.getView()?.map((fill) => fill.tradeNo)).toEqual(['2', '1'])
  })
})

describe('depth accumulator', () => {
  it('shows no book between a gap and the next snapshot', () => {
    const book = depthAccumulator()
    const message = (type: 'snap' | 'diff', seq: number) => ({
      ch: '',
      type,
      seq,
      time: 0,
      data: { bids: [], asks: [['1', '1']] },
    })
    book.accept(message('snap', 5))
    const before = book.view()
    expect(before?.asks).toHaveLength(1)
    expect(book.view()).toBe(before)
    book.accept(message('diff', 7))
    expect(book.view()).toBeUndefined()
    book.accept(message('snap', 9))
    expect(book.view()?.asks).toHaveLength(1)
  })
})

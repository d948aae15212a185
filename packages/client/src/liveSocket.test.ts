import type { ChannelMessage, ClientMessage } from '@touchstone/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { backOffMs } from './backOff.ts'
import { LiveSocket, type LiveState, type SocketLike } from './liveSocket.ts'

/** The other end of one connection, played by the test. */
class FakeSocket implements SocketLike {
  readonly sent: ClientMessage[] = []
  closed = false
  #opened = false
  onopen: SocketLike['onopen'] = null
  onmessage: SocketLike['onmessage'] = null
  onclose: SocketLike['onclose'] = null
  onerror: SocketLike['onerror'] = null

  send(text: string): void {
    if (!this.#opened) throw new Error('still connecting')
    this.sent.push(JSON.parse(text) as ClientMessage)
  }

  close(): void {
    this.closed = true
  }

  open(): void {
    this.#opened = true
    this.onopen?.(undefined as never)
  }

  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  tell(ch: string, type: 'snap' | 'diff', seq: number, data: unknown = seq): void {
    this.say({ ch, type, seq, time: 0, data })
  }

  drop(): void {
    this.onclose?.({ code: 1006, reason: '' })
  }

  /** Channels asked for, oldest first, without the heartbeat. */
  get subscribed(): string[] {
    return this.sent.flatMap((message) => (message.op === 'sub' && message.ch !== 'status' ? [message.ch] : []))
  }
}

let sockets: FakeSocket[]
let live: LiveSocket | undefined
let token = ''

function connect(options: { onError?: (error: { code: number }) => void } = {}): LiveSocket {
  const open = () => {
    const socket = new FakeSocket()
    sockets.push(socket)
    return socket
  }
  live = new LiveSocket({ address: 'ws://here/ws', token: () => token, open, random: () => 0, ...options })
  live.connect()
  return live
}

function last(): FakeSocket {
  const socket = sockets.at(-1)
  if (!socket) throw new Error('no socket was opened')
  return socket
}

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  token = ''
})
afterEach(() => {
  live?.close()
  vi.useRealTimers()
})

describe('a live socket', () => {
  it('gives every listener a snapshot first, and asks again after a gap', () => {
    const socket = connect()
    const heard: string[] = []
    socket.subscribe<number>('depth.X.1', ({ type, seq }: ChannelMessage<number>) => heard.push(`${type} ${seq}`))
    last().open()
    expect(last().sent).toEqual([
      { op: 'sub', ch: 'status' },
      { op: 'sub', ch: 'depth.X.1' },
    ])
    last().tell('depth.X.1', 'diff', 4)
    last().tell('depth.X.1', 'snap', 5)
    last().tell('depth.X.1', 'diff', 6)
    last().tell('depth.X.1', 'diff', 8)
    expect(last().subscribed).toEqual(['depth.X.1', 'depth.X.1'])
    last().tell('depth.X.1', 'diff', 9)
    last().tell('depth.X.1', 'snap', 9)
    last().tell('depth.X.1', 'diff', 10)
    last().tell('other', 'snap', 1)
    expect(heard).toEqual(['snap 5', 'diff 6', 'snap 9', 'diff 10'])
  })

  it('asks for a fresh snapshot when another listener joins, and leaves a channel after the last', () => {
    const socket = connect()
    last().open()
    const first: number[] = []
    const second: number[] = []
    const leaveFirst = socket.subscribe<number>('t', ({ data }) => first.push(data))
    last().tell('t', 'snap', 1)
    const leaveSecond = socket.subscribe<number>('t', ({ data }) => second.push(data))
    last().tell('t', 'diff', 2)
    last().tell('t', 'snap', 2)
    expect(first).toEqual([1, 2])
    expect(second).toEqual([2])
    leaveFirst()
    leaveFirst()
    expect(last().sent.some(({ op }) => op === 'unsub')).toBe(false)
    leaveSecond()
    expect(last().sent.at(-1)).toEqual({ op: 'unsub', ch: 't' })
  })

  it('keeps quiet on a connection made while a refused sign-in was being told', () => {
    token = 'expired'
    const socket = connect({
      onError: () => {
        token = ''
        socket.signInAgain()
      },
    })
    const first = last()
    first.open()
    socket.subscribe('depth.BTCUSDT', () => undefined)
    first.say({ op: 'auth', code: 1000, message: 'The session has ended' })
    expect([sockets.length, socket.state.connection]).toEqual([2, 'connecting'])
    last().open()
    expect([last().subscribed, socket.state.connection]).toEqual([['depth.BTCUSDT'], 'open'])
  })

  it('signs in before anything else, and listens to private channels only when it is in', () => {
    token = 'secret'
    const errors: number[] = []
    const socket = connect({ onError: ({ code }) => errors.push(code) })
    socket.subscribe('order', () => undefined)
    socket.subscribe('depth.X.1', () => undefined)
    last().open()
    expect(last().sent).toEqual([{ op: 'auth', token: 'secret' }])
    last().say({ op: 'auth', code: 1000, message: 'ended' })
    expect(errors).toEqual([1000])
    expect(last().subscribed).toEqual(['depth.X.1'])
    expect(socket.state.signedIn).toBe(false)
    const before = last()
    socket.signInAgain()
    expect(before.closed).toBe(true)
    last().open()
    last().say({ op: 'auth', code: 0, message: '' })
    expect(last().subscribed).toEqual(['order', 'depth.X.1'])
    expect(socket.state).toMatchObject({ connection: 'open', signedIn: true })
  })

  it('is stale after four silent seconds, gives up after eight, and comes back on its own', () => {
    const socket = connect()
    const states: string[] = []
    socket.onState(({ connection, stale }: LiveState) => {
      const state = `${connection}${stale ? ' stale' : ''}`
      if (states.at(-1) !== state) states.push(state)
    })
    socket.subscribe('t', () => undefined)
    last().open()
    vi.advanceTimersByTime(3_500)
    last().tell('status', 'snap', 1)
    vi.advanceTimersByTime(3_500)
    expect(states).toEqual(['open'])
    vi.advanceTimersByTime(1_000)
    expect(states).toEqual(['open', 'open stale'])
    last().tell('status', 'diff', 2)
    expect(states).toEqual(['open', 'open stale', 'open'])
    vi.advanceTimersByTime(8_000)
    expect(states.slice(3)).toEqual(['open stale', 'waiting stale'])
    expect(sockets).toHaveLength(1)
    vi.advanceTimersByTime(500)
    expect(sockets).toHaveLength(2)
    last().open()
    last().tell('t', 'snap', 1)
    expect(last().subscribed).toEqual(['t'])
    expect(socket.state).toMatchObject({ connection: 'open', stale: false })
  })

  it('tries again after longer and longer pauses', () => {
    connect()
    const pauses = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]
    for (const pause of pauses) {
      const count = sockets.length
      last().drop()
      vi.advanceTimersByTime(pause - 1)
      expect(sockets).toHaveLength(count)
      vi.advanceTimersByTime(1)
      expect(sockets).toHaveLength(count + 1)
    }
  })

  it('does not come back after it was closed', () => {
    const socket = connect()
    last().open()
    last().drop()
    socket.close()
    vi.advanceTimersByTime(60_000)
    expect(sockets).toHaveLength(1)
    expect(socket.state.connection).toBe('closed')
  })

  it('answers calls by id, and loses those that are open when the line goes down', async () => {
    const socket = connect()
    const early = socket.call('addOrder', { cid: 'a' })
    last().open()
    const late = socket.call('cancelOrder', { cid: 'b' })
    const calls = last().sent.filter((message) => message.op === 'call')
    expect(calls.map(({ name, args }) => `${name} ${args.cid}`)).toEqual(['addOrder a', 'cancelOrder b'])
    last().say({ op: 'reply', id: calls[1]?.id, code: 3002, message: 'gone', data: null })
    last().say({ op: 'reply', id: calls[0]?.id, code: 0, message: '', data: { orderNo: '5' }, sequence: 9 })
    await expect(early).resolves.toEqual({ code: 0, message: '', data: { orderNo: '5' }, sequence: 9 })
    await expect(late).resolves.toEqual({ code: 3002, message: 'gone', data: null, sequence: 0 })
    const lost = socket.call('addOrder', {})
    last().drop()
    await expect(lost).rejects.toMatchObject({ problem: 'offline' })
    await expect(socket.call('addOrder', {})).rejects.toMatchObject({ problem: 'offline' })
  })

  it('gives a call up when the answer takes too long', async () => {
    const socket = connect()
    last().open()
    const slow = expect(socket.call('addOrder', {})).rejects.toMatchObject({ problem: 'timeout' })
    vi.advanceTimersByTime(4_000)
    last().tell('status', 'snap', 1)
    vi.advanceTimersByTime(6_000)
    await slow
  })

  it('measures the way there and back', () => {
    const socket = connect()
    last().open()
    vi.advanceTimersByTime(500)
    expect(last().sent.at(-1)).toEqual({ op: 'ping' })
    vi.advanceTimersByTime(40)
    last().say({ op: 'pong', time: 0 })
    expect(socket.state.latencyMs).toBe(40)
    last().onmessage?.({ data: 'not json' })
    last().onmessage?.({ data: new Uint8Array(2) })
  })
})

it('pauses are between half a second and fifteen, spread at random', () => {
  for (let failures = 0; failures < 20; failures++) {
    for (const random of [0, 0.5, 0.999]) {
      const pause = backOffMs(failures, () => random)
      expect(pause).toBeGreaterThanOrEqual(500)
      expect(pause).toBeLessThanOrEqual(15_000)
    }
  }
  expect(backOffMs(10, () => 0.999)).toBeLessThan(backOffMs(10, () => 0))
})

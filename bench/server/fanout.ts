import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { Outbox } from '../../apps/server/src/streams/outbox.ts'
import { STREAM_LIMITS } from '../../apps/server/src/streams/streamLimits.ts'
import type { StreamSocket } from '../../apps/server/src/streams/streamSocket.ts'
import { jsonFrame } from '../../apps/server/src/streams/textFrame.ts'
import { acceptUpgrades } from '../../apps/server/src/streams/upgrade.ts'

/*
 * Two servers that tell the same to everybody who is connected: ours, where a frame is made once and what belongs to one
 * turn is one write per socket, and the plain way of one `send` per message and socket.
 */
const MESSAGES_A_TURN = 8

export interface FanoutOrder {
  readonly way: 'ours' | 'plain'
  readonly milliseconds: number
}

const streams = new Set<StreamSocket>()
const outbox = new Outbox(
  () => Date.now(),
  () => {
    throw new Error('a reader is too slow for this benchmark')
  },
)
const ours = await listening(createServer())
acceptUpgrades(ours, {
  path: '/',
  limits: STREAM_LIMITS,
  proxies: 0,
  refusal: () => undefined,
  now: () => Date.now(),
  opened: (socket) => streams.add(socket),
  received: () => undefined,
  closed: (socket) => streams.delete(socket),
})
const plain = await listening(createServer())
const websockets = new WebSocketServer({ server: plain, perMessageDeflate: false })

process.send?.({ ours: portOf(ours), plain: portOf(plain) })
process.on('message', ({ way, milliseconds }: FanoutOrder) => {
  void measure(way, milliseconds).then((perSecond) => process.send?.({ perSecond }))
})
process.on('disconnect', () => process.exit(0))

/** Deliveries a second; each turn waits until the last one has left the process. */
async function measure(way: FanoutOrder['way'], milliseconds: number): Promise<number> {
  const began = performance.now()
  let delivered = 0
  for (let turn = 0; performance.now() - began < milliseconds; turn++) {
    delivered += way === 'ours' ? tellOurs(turn) : tellPlain(turn)
    do await new Promise((resolve) => setImmediate(resolve))
    while (way === 'ours' ? hasUnread() : hasBuffered())
  }
  return (delivered * 1000) / (performance.now() - began)
}

function tellOurs(turn: number): number {
  for (let message = 0; message < MESSAGES_A_TURN; message++) {
    const frame = jsonFrame(depthUpdate(turn, message))
    for (const socket of streams) outbox.update(socket, frame)
  }
  outbox.flush()
  return MESSAGES_A_TURN * streams.size
}

function tellPlain(turn: number): number {
  for (let message = 0; message < MESSAGES_A_TURN; message++) {
    const text = JSON.stringify(depthUpdate(turn, message))
    for (const socket of websockets.clients) socket.send(text)
  }
  return MESSAGES_A_TURN * websockets.clients.size
}

function hasUnread(): boolean {
  for (const socket of streams) if (socket.unreadBytes > 0) return true
  return false
}

function hasBuffered(): boolean {
  for (const socket of websockets.clients) if (socket.bufferedAmount > 0) return true
  return false
}

/** About 500 bytes, as a busy second of an order book makes them. */
function depthUpdate(turn: number, message: number): unknown {
  const level = (i: number) => [`64${(100 + i + turn) % 1000}.${message}`, `0.${(turn * 7919 + i) % 100_000}`]
  const side = (from: number) => Array.from({ length: 9 }, (_, i) => level(from + i))
  return { ch: 'depth.BTCUSDT.0.1', type: 'diff', seq: turn, time: Date.now(), data: { bids: side(0), asks: side(20) } }
}

function listening(server: Server): Promise<Server> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}

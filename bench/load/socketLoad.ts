import { BATCH_MAX } from '@touchstone/protocol'
import { WebSocket } from 'ws'
import { median } from '../rounds.ts'
import type { LoadReport } from './httpLoad.ts'

export interface SocketLoad {
  readonly port: number
  readonly path: string
  readonly connections: number
  readonly milliseconds: number
  readonly tokens: readonly string[]
  /** What is sent: orders as calls over the socket, fifty of them in one call, or the text of one order to be echoed. */
  readonly work: 'orders' | 'batches' | 'echo'
  /** Messages under way per connection. */
  readonly window: number
}

/** Keeps `window` messages under way on every socket for a while. Sockets are open and signed in before the time begins. */
export async function socketLoad(load: SocketLoad): Promise<LoadReport> {
  const sockets = await Promise.all(
    Array.from({ length: load.connections }, (_, i) =>
      open(load, load.tokens[i % Math.max(1, load.tokens.length)] ?? ''),
    ),
  )
  const run = { replies: 0, refused: 0, firstRefusal: '', times: [] as number[] }
  const endsAt = performance.now() + load.milliseconds
  await Promise.all(sockets.map((socket, i) => drive(socket, i, load, endsAt, run)))
  return {
    perSecond: (run.replies * perMessage(load) * 1000) / load.milliseconds,
    medianMs: median(run.times),
    refused: run.refused,
    firstRefusal: run.firstRefusal,
  }
}

function open({ port, path, work }: SocketLoad, token: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { perMessageDeflate: false })
    socket.once('error', reject)
    socket.once('open', () => {
      if (work === 'echo') return resolve(socket)
      socket.send(JSON.stringify({ op: 'auth', token }))
      socket.once('message', (data: Buffer) => {
        const answer = JSON.parse(data.toString()) as { readonly op: string; readonly code: number }
        if (answer.op === 'auth' && answer.code === 0) resolve(socket)
        else reject(new Error(`the socket was not signed in: ${data.toString()}`))
      })
    })
  })
}

function drive(
  socket: WebSocket,
  index: number,
  load: SocketLoad,
  endsAt: number,
  run: { replies: number; refused: number; firstRefusal: string; readonly times: number[] },
): Promise<void> {
  return new Promise((resolve) => {
    let sent = 0
    let underWay = 0
    const sentAt: number[] = []
    const send = () => {
      underWay++
      sentAt.push(performance.now())
      socket.send(load.work === 'batches' ? batchCall(index, sent++) : orderCall(index, sent++))
    }
    socket.on('message', (data: Buffer) => {
      const now = performance.now()
      const text = data.toString()
      underWay--
      run.replies++
      const began = sentAt.shift() ?? now
      if (run.replies % 8 === 0) run.times.push(now - began)
      if (load.work !== 'echo' && accepted(text) < perMessage(load)) {
        run.refused++
        run.firstRefusal ||= text.slice(0, 200)
      }
      if (now < endsAt) send()
      else if (underWay === 0) {
        socket.terminate()
        resolve()
      }
    })
    for (let i = 0; i < load.window; i++) send()
  })
}

/** Orders of one message. */
function perMessage({ work }: SocketLoad): number {
  return work === 'batches' ? BATCH_MAX : 1
}

/** Codes 0 in an answer; a batch has one for itself beside those of its orders. */
function accepted(text: string): number {
  return text.split('"code":0,').length - 1
}

function order(connection: number, number: number) {
  const side = (connection + number) % 2 === 0 ? 'buy' : 'sell'
  const cid = `${process.pid}-${connection}-${number}-${Date.now()}`
  return { symbol: 'BTCUSDT', side, type: 'limit', price: '13107.2', amount: '0.001', stp: 'expire_maker', cid }
}

function orderCall(connection: number, number: number): string {
  return JSON.stringify({ op: 'call', id: String(number), name: 'addOrder', args: order(connection, number) })
}

function batchCall(connection: number, number: number): string {
  const orders = Array.from({ length: BATCH_MAX }, (_, place) => order(connection, number * BATCH_MAX + place))
  const args = { orders: JSON.stringify(orders) }
  return JSON.stringify({ op: 'call', id: String(number), name: 'addOrders', args })
}

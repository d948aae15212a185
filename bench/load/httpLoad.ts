import { connect, type Socket } from 'node:net'
import { median } from '../rounds.ts'

export interface HttpLoad {
  readonly port: number
  readonly path: string
  readonly connections: number
  readonly milliseconds: number
  /** One per connection, taken in turn; empty = the body carries no token. */
  readonly tokens: readonly string[]
  /** Of every order. */
  readonly price?: string
  /** Requests a second over all connections, sent when they are due and timed from then on; as many as are answered without it. */
  readonly offered?: number
}

export interface LoadReport {
  readonly perSecond: number
  readonly medianMs: number
  /** Replies that were no success. */
  readonly refused: number
  readonly firstRefusal: string
}

export interface HttpReport extends LoadReport {
  readonly p99Ms: number
  readonly longestMs: number
}

/** Sends one request after the other on every connection for a while. The least client that can be right, so that the server is measured. */
export async function httpLoad(load: HttpLoad): Promise<HttpReport> {
  const run = new Run(load)
  await Promise.all(Array.from({ length: load.connections }, (_, i) => run.connection(i)))
  return run.report()
}

/** Two sides at one price: what one connection leaves in the book, another takes. */
export function orderBody(connection: number, number: number, token: string, price = '13107.2'): string {
  const side = (connection + number) % 2 === 0 ? 'buy' : 'sell'
  const cid = `${process.pid}-${connection}-${number}-${Date.now()}`
  return `token=${token}&lang=en&symbol=BTCUSDT&side=${side}&type=limit&price=${price}&amount=0.001&stp=expire_maker&cid=${cid}`
}

class Run {
  readonly #load: HttpLoad
  readonly #times: number[] = []
  #replies = 0
  #refused = 0
  #firstRefusal = ''
  readonly #endsAt: number
  #longest = 0

  constructor(load: HttpLoad) {
    this.#load = load
    this.#endsAt = performance.now() + load.milliseconds
  }

  connection(index: number): Promise<void> {
    const { port, tokens, path, price, offered, connections } = this.#load
    const everyMs = offered === undefined ? 0 : (connections * 1000) / offered
    const token = tokens[index % Math.max(1, tokens.length)] ?? ''
    return new Promise((resolve, reject) => {
      const socket: Socket = connect(port, '127.0.0.1')
      let received = ''
      let sentAt = 0
      let number = 0
      let dueAt = everyMs === 0 ? 0 : performance.now() + (everyMs * index) / connections
      const sendWhenDue = () => {
        const waitMs = dueAt - performance.now()
        if (waitMs <= 0) send()
        else setTimeout(send, waitMs)
      }
      const send = () => {
        const body = orderBody(index, number++, token, price)
        sentAt = Math.min(performance.now(), dueAt || Number.POSITIVE_INFINITY)
        socket.write(
          `POST ${path} HTTP/1.1\r\nHost: bench\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
        )
      }
      socket.setNoDelay(true)
      socket.once('connect', sendWhenDue)
      socket.once('error', reject)
      socket.once('close', () => resolve())
      socket.on('data', (chunk: Buffer) => {
        received += chunk.toString('latin1')
        const reply = completeReply(received)
        if (reply === undefined) return
        received = ''
        const now = performance.now()
        this.#count(reply, now - sentAt)
        dueAt += everyMs
        if (now < this.#endsAt) sendWhenDue()
        else socket.destroy()
      })
    })
  }

  report(): HttpReport {
    return {
      perSecond: (this.#replies * 1000) / this.#load.milliseconds,
      medianMs: median(this.#times),
      p99Ms: this.#times.toSorted((a, b) => a - b)[Math.floor(this.#times.length * 0.99)] ?? Number.NaN,
      longestMs: this.#longest,
      refused: this.#refused,
      firstRefusal: this.#firstRefusal,
    }
  }

  #count(reply: string, milliseconds: number): void {
    this.#replies++
    this.#longest = Math.max(this.#longest, milliseconds)
    if (this.#replies % 8 === 0) this.#times.push(milliseconds)
    if (reply.startsWith('{"code":0,') || reply.startsWith('{"code":7,')) return
    this.#refused++
    this.#firstRefusal ||= reply.slice(0, 200)
  }
}

/** The body of a whole reply, or undefined while more must come. Replies carry a length. */
function completeReply(received: string): string | undefined {
  const end = received.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const length = /content-length: (\d+)/i.exec(received.slice(0, end))
  if (!length) throw new Error('a reply without a length')
  const body = received.slice(end + 4)
  return body.length >= Number(length[1]) ? body : undefined
}

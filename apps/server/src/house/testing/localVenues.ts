import type { AddressInfo } from 'node:net'
import type { LiveSources } from '@touchstone/feeds'
import { type WebSocket, WebSocketServer } from 'ws'

/** How each venue says a price of a coin against USDT, in its own protocol. */
const SAYINGS = {
  binance: (coin: string, price: number, count: number) => ({
    stream: `${coin.toLowerCase()}usdt@bookTicker`,
    data: { u: count, s: `${coin}USDT`, b: String(price), B: '1', a: String(price), A: '1' },
  }),
  coinbase: (coin: string, price: number, count: number) => ({
    type: 'ticker',
    sequence: count,
    product_id: `${coin}-USDT`,
    price: String(price),
    best_bid: String(price),
    best_ask: String(price),
  }),
  kraken: (coin: string, price: number) => ({
    channel: 'ticker',
    type: 'update',
    data: [{ symbol: `${coin}/USDT`, bid: price, bid_qty: 1, ask: price, ask_qty: 1, last: price }],
  }),
  okx: (coin: string, price: number, count: number) => ({
    arg: { channel: 'tickers', instId: `${coin}-USDT` },
    data: [
      { instId: `${coin}-USDT`, last: String(price), bidPx: String(price), askPx: String(price), ts: String(count) },
    ],
  }),
  bybit: (coin: string, price: number, count: number) => ({
    topic: `tickers.${coin}USDT`,
    type: 'snapshot',
    cs: count,
    data: { symbol: `${coin}USDT`, lastPrice: String(price) },
  }),
} as const

export type LocalVenueName = keyof typeof SAYINGS
export const LOCAL_VENUES = Object.keys(SAYINGS) as LocalVenueName[]

/** Five venues on one local WebSocket server, each under a path of its own: they answer no message and send the test's prices. */
export class LocalVenues {
  readonly #server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  readonly #sockets = new Map<LocalVenueName, WebSocket>()
  readonly asked = new Map<LocalVenueName, string[]>()
  readonly connections = new Map<LocalVenueName, number>()
  /** Venues that close every connection at once. */
  readonly refusing = new Set<LocalVenueName>()
  #count = 0

  constructor() {
    this.#server.on('connection', (socket, request) => {
      const name = LOCAL_VENUES.find((each) => request.url === `/${each}`)
      if (!name) return socket.close()
      this.connections.set(name, (this.connections.get(name) ?? 0) + 1)
      if (this.refusing.has(name)) return socket.terminate()
      this.#sockets.set(name, socket)
      const asked: string[] = []
      this.asked.set(name, asked)
      socket.on('message', (data: Buffer) => asked.push(data.toString('utf8')))
    })
  }

  async sources(): Promise<LiveSources> {
    if (!this.#server.address()) await new Promise((resolve) => this.#server.once('listening', resolve))
    const { port } = this.#server.address() as AddressInfo
    return Object.fromEntries(LOCAL_VENUES.map((name) => [name, `ws://127.0.0.1:${port}/${name}`]))
  }

  quote(name: LocalVenueName, coin: string, price: number): void {
    this.say(name, JSON.stringify(SAYINGS[name](coin, price, ++this.#count)))
  }

  say(name: LocalVenueName, text: string): void {
    this.#sockets.get(name)?.send(text)
  }

  hangUp(name: LocalVenueName): void {
    this.#sockets.get(name)?.terminate()
  }

  async close(): Promise<void> {
    for (const socket of this.#server.clients) socket.terminate()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}

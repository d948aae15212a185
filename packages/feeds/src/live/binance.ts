import { allQuotes, asFields, objectOf, quoteOf } from './reading.ts'
import type { Venue } from './venue.ts'

const SUFFIX = '@bookTicker'

/** Binance spot, combined streams of the best bid and ask. Its pings are frames of the protocol, answered by the socket. */
export const BINANCE: Venue = {
  id: 'binance',
  name: 'Binance',
  url: 'wss://stream.binance.com:9443/stream',
  symbolOf: ({ base, quote }) => `${base}${quote}`,
  subscribe: (symbols) => [
    JSON.stringify({ method: 'SUBSCRIBE', params: symbols.map((symbol) => symbol.toLowerCase() + SUFFIX), id: 1 }),
  ],
  read(text) {
    const message = objectOf(text)
    if (!message) return undefined
    if ('result' in message || 'error' in message) return []
    const data = asFields(message.data)
    if (typeof message.stream !== 'string' || !message.stream.endsWith(SUFFIX) || !data) return undefined
    return allQuotes([quoteOf({ symbol: data.s, bid: data.b, ask: data.a, sequence: data.u })])
  },
}

import { allQuotes, asFields, objectOf, quoteOf } from './reading.ts'
import type { Venue } from './venue.ts'

const PREFIX = 'tickers.'

/** Bybit spot tickers: they tell the last trade's price, not the book's. */
export const BYBIT: Venue = {
  id: 'bybit',
  name: 'Bybit',
  url: 'wss://stream.bybit.com/v5/public/spot',
  symbolOf: ({ base, quote }) => `${base}${quote}`,
  subscribe: (symbols) => symbols.map((symbol) => JSON.stringify({ op: 'subscribe', args: [PREFIX + symbol] })),
  read(text) {
    const message = objectOf(text)
    if (!message) return undefined
    if (typeof message.op === 'string') return []
    const data = asFields(message.data)
    if (typeof message.topic !== 'string' || !message.topic.startsWith(PREFIX) || !data) return undefined
    return allQuotes([quoteOf({ symbol: data.symbol, last: data.lastPrice, sequence: message.cs })])
  },
  ping: { everyMs: 20_000, text: JSON.stringify({ op: 'ping' }) },
}

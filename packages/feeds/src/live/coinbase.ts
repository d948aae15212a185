import { allQuotes, objectOf, quoteOf } from './reading.ts'
import type { Venue } from './venue.ts'

const OTHER_KINDS = ['subscriptions', 'heartbeat', 'error']

/** Coinbase Exchange. One subscription a product: it refuses a whole one for a product that it does not know. */
export const COINBASE: Venue = {
  id: 'coinbase',
  name: 'Coinbase',
  url: 'wss://ws-feed.exchange.coinbase.com',
  symbolOf: ({ base, quote }) => `${base}-${quote}`,
  subscribe: (symbols) =>
    symbols.map((symbol) =>
      JSON.stringify({ type: 'subscribe', product_ids: [symbol], channels: ['ticker', 'heartbeat'] }),
    ),
  read(text) {
    const message = objectOf(text)
    if (!message || typeof message.type !== 'string') return undefined
    if (OTHER_KINDS.includes(message.type)) return []
    if (message.type !== 'ticker') return undefined
    const { product_id: symbol, best_bid: bid, best_ask: ask, price: last, sequence } = message
    return allQuotes([quoteOf({ symbol, bid, ask, last, sequence })])
  },
}

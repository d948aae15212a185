import { allQuotes, asFields, objectOf, quoteOf } from './reading.ts'
import type { Venue } from './venue.ts'

const OTHER_CHANNELS = ['heartbeat', 'status']

/** Kraken, WebSocket version 2. One subscription a symbol, so that an unknown one is refused alone. */
export const KRAKEN: Venue = {
  id: 'kraken',
  name: 'Kraken',
  url: 'wss://ws.kraken.com/v2',
  symbolOf: ({ base, quote }) => `${base}/${quote}`,
  subscribe: (symbols) =>
    symbols.map((symbol) =>
      JSON.stringify({ method: 'subscribe', params: { channel: 'ticker', symbol: [symbol], event_trigger: 'bbo' } }),
    ),
  read(text) {
    const message = objectOf(text)
    if (!message) return undefined
    if (typeof message.method === 'string') return []
    if (typeof message.channel === 'string' && OTHER_CHANNELS.includes(message.channel)) return []
    if (message.channel !== 'ticker' || !Array.isArray(message.data)) return undefined
    const rows: readonly unknown[] = message.data
    return allQuotes(
      rows.map((row) => {
        const fields = asFields(row)
        return fields && quoteOf({ symbol: fields.symbol, bid: fields.bid, ask: fields.ask, last: fields.last })
      }),
    )
  },
  ping: { everyMs: 20_000, text: JSON.stringify({ method: 'ping' }) },
}

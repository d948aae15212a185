import { allQuotes, asFields, objectOf, quoteOf } from './reading.ts'
import type { Venue } from './venue.ts'

/** OKX, public tickers. Its time stamps serve as the sequence. */
export const OKX: Venue = {
  id: 'okx',
  name: 'OKX',
  url: 'wss://ws.okx.com:8443/ws/v5/public',
  symbolOf: ({ base, quote }) => `${base}-${quote}`,
  subscribe: (symbols) =>
    symbols.map((instId) => JSON.stringify({ op: 'subscribe', args: [{ channel: 'tickers', instId }] })),
  read(text) {
    if (text === 'pong') return []
    const message = objectOf(text)
    if (!message) return undefined
    if (typeof message.event === 'string') return []
    if (asFields(message.arg)?.channel !== 'tickers' || !Array.isArray(message.data)) return undefined
    const rows: readonly unknown[] = message.data
    return allQuotes(
      rows.map((row) => {
        const fields = asFields(row)
        if (!fields) return undefined
        const { instId: symbol, bidPx: bid, askPx: ask, last, ts: sequence } = fields
        return quoteOf({ symbol, bid, ask, last, sequence })
      }),
    )
  },
  ping: { everyMs: 20_000, text: 'ping' },
}

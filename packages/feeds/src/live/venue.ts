export const VENUE_IDS = ['binance', 'coinbase', 'kraken', 'okx', 'bybit'] as const
export type VenueId = (typeof VENUE_IDS)[number]

/** A pair of coins, e.g. BTC and USDT. */
export interface Pair {
  readonly base: string
  readonly quote: string
}

export interface VenueQuote {
  /** In the venue's own spelling. */
  readonly symbol: string
  /** Middle of the best bid and ask where the venue tells them, else the last trade's. A measurement: a real number. */
  readonly price: number
  /** Rises with every message about this symbol; 0 where the venue counts none. */
  readonly sequence: number
}

/** Quotes of one message; none for acknowledgements and heartbeats; undefined when the message makes no sense. */
export type Reading = readonly VenueQuote[] | undefined

/** The public WebSocket of one exchange: the requests to it and the reading of its messages. */
export interface Venue {
  readonly id: VenueId
  readonly name: string
  readonly url: string
  symbolOf(pair: Pair): string
  /** The messages that ask for these symbols. Unknown symbols must not spoil the others. */
  subscribe(symbols: readonly string[]): readonly string[]
  read(text: string): Reading
  /** Keeps the connection alive where the venue wants to hear something. */
  readonly ping?: { readonly everyMs: number; readonly text: string }
}

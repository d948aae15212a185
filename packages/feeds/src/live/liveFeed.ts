import { say } from '@touchstone/protocol'
import { MAX_TICKS, type Random } from '@touchstone/quantities'
import { catalogueEntry } from '../catalogue/catalogue.ts'
import type { MarketSample, PriceFeed } from '../feed/feed.ts'
import type { FeedInstrument } from '../feed/feedInstrument.ts'
import type { HouseClock } from '../feed/houseClock.ts'
import { toTicks } from '../feed/toTicks.ts'
import type { OpenSocket } from './liveSocket.ts'
import { type LiveSources, VENUES } from './liveSources.ts'
import { SourceBoard } from './sourceBoard.ts'
import type { Venue, VenueQuote } from './venue.ts'
import { VenueConnection } from './venueConnection.ts'

export interface LiveFeedSettings {
  readonly instruments: readonly FeedInstrument[]
  readonly sources: LiveSources
  readonly open: OpenSocket
  readonly clock: HouseClock
  readonly random: Random
}

const QUOTE = 'USDT'
const MINIMUM_SOURCES = 3

/**
 * Prices of public exchanges, each source its own connection, made with the first poll. Only coins have such sources: every
 * other instrument of the catalogue is absent and its contracts stay without a reference price.
 */
export function liveFeed({ instruments, sources, open, clock, random }: LiveFeedSettings): PriceFeed {
  const coins = instruments.filter(({ id }) => catalogueEntry(id)?.class === 'crypto')
  const board = new SourceBoard()
  const venues = VENUES.filter(({ id }) => sources[id] !== undefined)
  const connections = venues.map((venue) => {
    const symbols = new Map(coins.map((coin) => [symbolAt(venue, coin), coin]))
    return new VenueConnection({
      venue,
      url: sources[venue.id] ?? venue.url,
      symbols: [...symbols.keys()],
      open,
      clock,
      random,
      onQuote(quote) {
        const coin = symbols.get(quote.symbol)
        return coin !== undefined && isInRange(quote, coin) && board.hear(venue.id, coin.id, quote, clock.now())
      },
      onReset: () => board.forget(venue.id),
    })
  })
  return {
    label: say('live_prices', { venues: venues.map(({ name }) => name).join(', ') }),
    simulated: false,
    recorded: false,
    minimumSources: MINIMUM_SOURCES,
    markets: coins.map(({ id }) => id),
    poll(now) {
      for (const connection of connections) connection.start()
      return coins.flatMap((coin): MarketSample[] => {
        if (!board.knows(coin.id)) return []
        const prices = board.prices(coin.id, now).map((price) => toTicks(price, coin))
        return [{ market: coin.id, sources: prices, trades: [] }]
      })
    },
    history: () => [],
    sources: () => connections.map((connection) => connection.status()),
    close() {
      for (const connection of connections) connection.stop()
    },
  }
}

function symbolAt(venue: Venue, { symbol }: FeedInstrument): string {
  return venue.symbolOf({ base: symbol.slice(0, -QUOTE.length), quote: QUOTE })
}

/** Prices outside what ticks can say are no prices. */
function isInRange({ price }: VenueQuote, { tickSize }: FeedInstrument): boolean {
  const ticks = price / Number(tickSize)
  return ticks >= 1 && ticks <= MAX_TICKS
}

import { type IndexId, say, sessionAt } from '@touchstone/protocol'
import { type Random, seededRandom, type Ticks, type Timestamp } from '@touchstone/quantities'
import { catalogueEntry } from '../catalogue/catalogue.ts'
import type { CatalogueEntry } from '../catalogue/instrument.ts'
import { candlesBefore } from '../feed/candles.ts'
import type { MarketSample, PriceFeed } from '../feed/feed.ts'
import type { FeedInstrument } from '../feed/feedInstrument.ts'
import { seedFrom } from '../feed/random.ts'
import { type ClassShocks, drawClassShocks } from './classShocks.ts'
import { PriceWalk } from './priceWalk.ts'
import { type InstrumentHistory, SimulatedPast } from './simulatedPast.ts'
import { SourceSpread } from './sourceSpread.ts'

export interface SimulatedFeedSettings {
  /** Instruments of the catalogue. */
  readonly instruments: readonly FeedInstrument[]
  readonly seed: number
  /** When the world began: history is the time before. The same seed and birth give the same history on every start. */
  readonly bornAt: Timestamp
  /** After a restart: the last price of an index, from which the simulation goes on. 0 or undefined = from its anchor. */
  readonly lastPrice?: (index: IndexId) => Ticks | undefined
  /** After a restart: the time of the last entry; makes the live moves differ from those of the first start. */
  readonly resumedAt?: Timestamp
}

/** A pause longer than this (a sleeping machine) does not become one large move. */
const LONGEST_STEP_MS = 10_000
/** The first start price differs from the round anchor by up to this share of a day's volatility. */
const START_SPREAD = 0.6

/**
 * Seeded prices of an invented outside market: five sources an index, correlated by class and over all, with a past. An index
 * whose calendar is closed has no samples, stands still, and opens with a gap. Throws for what is not in the catalogue.
 */
export function simulatedFeed(settings: SimulatedFeedSettings): PriceFeed {
  const { instruments, seed, bornAt } = settings
  const liveRandom = seededRandom(seed ^ Math.floor((settings.resumedAt ?? 0) / 1000) ^ 0x5eed)
  const channels = instruments.map((instrument) => new Channel(instrument, settings, liveRandom))
  const sources = new SourceSpread(channels.length, liveRandom)
  const past = pastOf(channels, new SimulatedPast(seed, bornAt))
  let polledAt: number | undefined

  return {
    label: say('simulated_prices'),
    simulated: true,
    recorded: false,
    minimumSources: 3,
    markets: instruments.map(({ id }) => id),
    poll(now) {
      const elapsed = Math.min(LONGEST_STEP_MS, now - (polledAt ?? now))
      polledAt = Math.max(now, polledAt ?? 0)
      const shocks = drawClassShocks(liveRandom)
      const samples: MarketSample[] = []
      channels.forEach((channel, place) => {
        if (!channel.moves(now, elapsed, shocks)) return
        const { instrument, price } = channel
        samples.push({ market: instrument.id, sources: sources.around(price, place, instrument), trades: [] })
      })
      return samples
    },
    history: (index, period, count, endingAt) => candlesBefore(past(index)?.[period] ?? [], count, endingAt),
    close: () => undefined,
  }
}

/** One index: where its price is, and whether it trades. */
class Channel {
  readonly instrument: FeedInstrument
  readonly entry: CatalogueEntry
  readonly birthPrice: number
  readonly #walk: PriceWalk
  #closedSince: Timestamp | undefined

  constructor(instrument: FeedInstrument, { seed, lastPrice }: SimulatedFeedSettings, random: Random) {
    const entry = catalogueEntry(instrument.id)
    if (!entry) throw new Error(`The simulated feed has no prices for ${instrument.symbol}`)
    this.instrument = instrument
    this.entry = entry
    const drawn = seededRandom(seedFrom(`${seed} start ${instrument.symbol}`))()
    this.birthPrice = entry.row.anchor * (1 + START_SPREAD * entry.row.volatility * (2 * drawn - 1))
    const last = lastPrice?.(instrument.id) ?? 0
    this.#walk = new PriceWalk(entry.row, last > 0 ? last * Number(instrument.tickSize) : this.birthPrice, random)
  }

  get price(): number {
    return this.#walk.price
  }

  /** Goes on to `now` and tells whether the market is open. */
  moves(now: Timestamp, elapsedMs: number, shocks: ClassShocks): boolean {
    if (!sessionAt(this.instrument.calendar, now).open) {
      this.#closedSince ??= now
      return false
    }
    if (this.#closedSince !== undefined) this.#walk.gap(now - this.#closedSince)
    else if (elapsedMs > 0) this.#walk.step(elapsedMs, shocks[this.entry.class])
    this.#closedSince = undefined
    return true
  }
}

/** Makes an instrument's past when it is asked for, and keeps the last one only: whoever asks takes all periods at once. */
function pastOf(channels: readonly Channel[], past: SimulatedPast): (index: IndexId) => InstrumentHistory | undefined {
  let last: { readonly index: IndexId; readonly history: InstrumentHistory } | undefined
  return (index) => {
    if (last?.index === index) return last.history
    const channel = channels.find(({ instrument }) => instrument.id === index)
    if (!channel) return undefined
    const history = past.of(channel.entry, channel.instrument, channel.birthPrice)
    last = { index, history }
    return history
  }
}

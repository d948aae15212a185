import type { IndexId, MarketDefinition, MarketUnits, Side } from '@touchstone/protocol'
import type { Lots, Ticks, Timestamp } from '@touchstone/quantities'

/** A spot market as the house trades in it. */
export interface FeedMarket {
  readonly definition: MarketDefinition
  readonly units: MarketUnits
}

/** A trade of a recording; `side` is the taker's. */
export interface RecordedTrade {
  readonly side: Side
  readonly price: Ticks
  readonly lots: Lots
}

export interface MarketSample {
  /** An index's id; a spot market's price is the index of the same id. */
  readonly market: IndexId
  /** One price per live source, in ticks; a source with nothing fresh is left out. */
  readonly sources: readonly Ticks[]
  /** Recordings only: the trades since the last poll, oldest first. */
  readonly trades: readonly RecordedTrade[]
}

export const REFERENCE_PERIODS = { '1m': 60_000, '1h': 3_600_000, '1d': 86_400_000 } as const
export type ReferencePeriod = keyof typeof REFERENCE_PERIODS

/** A candle of the outside market, for the time before our own book traded. Prices in ticks, volume in lots. */
export interface ReferenceCandle {
  /** Open time. */
  readonly time: Timestamp
  readonly open: Ticks
  readonly high: Ticks
  readonly low: Ticks
  readonly close: Ticks
  /** A whole number of lots; a day may exceed what one order may have. */
  readonly volume: number
}

/** The state of a connection for operators. */
export interface SourceStatus {
  readonly name: string
  readonly state: 'stopped' | 'connecting' | 'open' | 'waiting'
  /** Time of the last quote that made sense; 0 = none yet. */
  readonly heardAt: Timestamp
  /** Messages that made no sense, since the start. */
  readonly malformed: number
  /** How often the connection was lost or could not be made, since the start, and why at last. */
  readonly failures: number
  readonly reason: string
}

/** Where outside prices come from. */
export interface PriceFeed {
  /** Shown wherever a price is shown: "Simulated prices" or "Recorded: <name>, single recorded source, repeats". */
  readonly label: string
  readonly simulated: boolean
  /** How many live sources a price needs; goes into the genesis of a world born with this feed. */
  readonly minimumSources: number
  /** Recorded prices also carry the trades that the sandbox flow follows. */
  readonly recorded: boolean
  /** The ids of the indexes that it has prices for, those of spot markets among them. */
  readonly markets: readonly IndexId[]
  /**
   * The prices now, of every index that trades by its calendar. Called about once a second with a time that does not go back.
   */
  poll(now: Timestamp): readonly MarketSample[]
  /**
   * At most `count` reference candles whose open time is before `endingAt`, oldest first, of the time before the world was
   * born. The candle of the hour or day in which it was born holds only the part before.
   */
  history(index: IndexId, period: ReferencePeriod, count: number, endingAt: Timestamp): readonly ReferenceCandle[]
  /** Live prices only: how each source's connection stands. */
  sources?(): readonly SourceStatus[]
  /** Ends the connections and timers of the feed. */
  close(): void
}

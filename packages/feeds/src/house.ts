import type { Command, MarketId, Reply } from '@touchstone/protocol'
import type { Amount, Ticks, Timestamp } from '@touchstone/quantities'

/** What the house may know of a market: what every customer sees, and its own balances. */
export interface HouseMarketView {
  /** False when the market is halted or takes cancellations only. */
  readonly open: boolean
  /** 0 when there is none. */
  readonly bestBid: Ticks
  readonly bestAsk: Ticks
  readonly indexPrice: Ticks
  /** All the market maker owns (`liquidity`, available + held) of the base and of the quote asset. */
  readonly makerBase: Amount
  readonly makerQuote: Amount
}

/** Time comes in by this port so that a test owns it. */
export interface HouseClock {
  now(): Timestamp
  /** Calls back once after `delayMs`; the returned function cancels. */
  after(delayMs: number, callback: () => void): () => void
}

export type Submit = (command: Command) => Promise<Reply>
export type ReadMarket = (market: MarketId) => HouseMarketView

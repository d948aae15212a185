import type { Command, ContractId, MarketId, Reply } from '@touchstone/protocol'
import type { Amount, Ticks, Timestamp } from '@touchstone/quantities'
import type { LeverageCaps } from '../catalogue/leverageCaps.ts'
import type { ListedView } from '../catalogue/listing.ts'

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

/** The same for a contract; instead of coins there are positions. */
export interface HouseContractView {
  /** False when it is halted, settled, or closed by its calendar. */
  readonly open: boolean
  /** When its calendar closes it; 0 = never. */
  readonly closesAt: Timestamp
  readonly bestBid: Ticks
  readonly bestAsk: Ticks
  readonly indexPrice: Ticks
  /** Positions of the market maker and of the sandbox flow: long > 0, short < 0. */
  readonly makerLots: number
  readonly flowLots: number
  /** All the market maker owns of the margin asset. */
  readonly makerQuote: Amount
}

/** Contracts of a world, as the house lists, quotes and trades them. */
export interface HouseContracts {
  readonly world: ListedView
  /** Most leverage at which contracts are listed; left out, that of the catalogue. */
  readonly caps?: LeverageCaps
  readonly read: (contract: ContractId) => HouseContractView
}

/**
 * Brings up to date what is known of the books and of the house's own balances and positions, or of what is listed: for whoever sees a
 * world from elsewhere. May reject: the runner backs off and goes on later.
 */
export type Look = (at: 'books' | 'listings') => Promise<void>

export type Submit = (command: Command) => Promise<Reply>
export type ReadMarket = (market: MarketId) => HouseMarketView

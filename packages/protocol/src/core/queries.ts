import type { Amount, Lots, Ppm, Ticks, Timestamp } from '@touchstone/quantities'
import type { FeeTier } from '../customers/feeTier.ts'
import type { AssetDefinition, AssetId } from '../ledger/assets.ts'
import type { OwnerId, Wallet } from '../ledger/owners.ts'
import type { MarketDefinition, MarketId, MarketState } from '../markets/markets.ts'
import type { OrderState } from '../markets/orderState.ts'
import type { OrderId, OrderKind, SelfTradePrevention, Side, TimeInForce } from '../markets/orderWords.ts'
import type { MarketUnits } from '../markets/units.ts'
import type { LeaseRole } from '../reference/commands.ts'
import type { ContractQueries } from './contractQueries.ts'
import type { MoneyQueries } from './moneyQueries.ts'
import type { OperatorQueries } from './operatorQueries.ts'

/** Read-only answers from a replica's memory. */
export interface BalanceView {
  readonly wallet: Wallet
  readonly asset: AssetId
  readonly available: Amount
  readonly held: Amount
}

export interface OrderView {
  readonly order: OrderId
  readonly owner: OwnerId
  readonly market: MarketId
  readonly side: Side
  readonly kind: OrderKind
  readonly timeInForce: TimeInForce
  readonly price: Ticks
  readonly stopPrice: Ticks
  readonly lots: Lots
  readonly lotsFilled: Lots
  readonly quoteFilled: Amount
  readonly selfTrade: SelfTradePrevention
  readonly makerPpm: Ppm
  readonly takerPpm: Ppm
  readonly placedAt: Timestamp
  readonly state: OrderState
}

/** [ticks, lots] pairs, best first. */
export interface DepthView {
  readonly bids: readonly (readonly [Ticks, Lots])[]
  readonly asks: readonly (readonly [Ticks, Lots])[]
}

export interface MarketView {
  readonly definition: MarketDefinition
  readonly units: MarketUnits
  readonly state: MarketState
  readonly reason: string
  /** 0 when there is none. */
  readonly bestBid: Ticks
  readonly bestAsk: Ticks
  readonly lastPrice: Ticks
  readonly indexPrice: Ticks
}

/** What would happen if the order were placed now; changes nothing. */
export interface OrderPreview {
  readonly rejection: import('../rejections/rejections.ts').Rejection | null
  readonly facts: import('../rejections/rejections.ts').RejectionFacts
  readonly lotsFilled: Lots
  readonly quoteFilled: Amount
  /** Worst price touched, 0 when nothing fills at once. */
  readonly worstPrice: Ticks
  /** In what the order receives, at the taker rate for what fills at once. */
  readonly takerFee: Amount
  /** In what the order receives, at the maker rate for what would rest. */
  readonly makerFee: Amount
  /** What would be held or spent: quote for a buy, base for a sell. */
  readonly cost: Amount
}

/** The questions the server, the simulator and the proofs may ask of a core. */
export interface CoreQueries extends ContractQueries, OperatorQueries, MoneyQueries {
  readonly sequence: number
  readonly time: Timestamp
  readonly rulesVersion: number
  assets(): readonly AssetDefinition[]
  markets(): readonly MarketDefinition[]
  market(market: MarketId): MarketView
  feeTier(owner: OwnerId): FeeTier
  isFrozen(owner: OwnerId): boolean
  ownerOf(ref: string): OwnerId | undefined
  owners(): Iterable<{ readonly owner: OwnerId; readonly ref: string }>
  balances(owner: OwnerId): readonly BalanceView[]
  openOrders(owner: OwnerId): readonly OrderView[]
  order(order: OrderId): OrderView | undefined
  depth(market: MarketId, levels: number): DepthView
  lease(role: LeaseRole): { readonly holder: number; readonly until: Timestamp } | undefined
  clockStopped(): boolean
}

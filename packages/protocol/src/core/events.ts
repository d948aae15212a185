import type { Amount, Lots, Ppm, Ticks, Timestamp } from '@touchstone/quantities'
import type { AssetId } from '../ledger/assets.ts'
import type { Bucket, OwnerId, Wallet } from '../ledger/owners.ts'
import type { MarketId, MarketState } from '../markets/markets.ts'
import type { OrderId, OrderKind, SelfTradePrevention, Side, TimeInForce } from '../markets/orderWords.ts'
import type { LeaseRole } from '../reference/commands.ts'
import type { ContractEvent } from './contractEvents.ts'
import type { MoneyEvent } from './moneyEvents.ts'
import type { OperatorEvent } from './operatorEvents.ts'
import type { Rejection, RejectionFacts } from './rejections.ts'

/** Why money moved. Which pairs of owners each reason may connect is the posting matrix in core/ledger. */
export type PostingReason =
  | 'capital'
  | 'faucet'
  | 'hold'
  | 'release'
  | 'trade'
  | 'fee'
  /** Between an owner's own wallets. */
  | 'transfer'
  /** Profit or loss of a contract, between its holder and the clearing account. */
  | 'pnl'
  /** A loss settled while the position stays open, because the clearing account had to pay somebody's profit. */
  | 'loss_settled'
  | 'funding'
  | 'liquidation_fee'
  /** The insurance fund covers what a bankrupt position could not, or receives what was left of one. */
  | 'insurance'
  | 'option_stake'
  | 'option_payout'
  /** Remainders of divisions, always to `rounding`. */
  | 'rounding'
  /** Came in from outside. */
  | 'deposit'
  /** Has gone outside: what was asked for, less the fee. */
  | 'withdrawal'
  | 'withdrawal_fee'
  /** Coins bought by remittance, from the treasury. */
  | 'purchase'
  /** One asset for another, between a customer and the house. */
  | 'conversion'

export interface LedgerAccount {
  readonly owner: OwnerId
  readonly wallet: Wallet
  readonly asset: AssetId
  readonly bucket: Bucket
}

/** `amount` > 0 of the accounts' common asset moves from `source` to `destination`. Balanced by construction. */
export interface Posting {
  readonly source: LedgerAccount
  readonly destination: LedgerAccount
  readonly amount: Amount
  readonly reason: PostingReason
  /** The order, trade, option, withdrawal or lot that moved it, 0 when none. */
  readonly ref: number
}

/** `pending`: a stop waits for its trigger. `open`: rests in the book. `closed`: see the close reason. */
export type OrderState = 'pending' | 'open' | 'closed'

export type CloseReason =
  | 'filled'
  | 'canceled'
  /** IOC remainder or a market order's remainder beyond its slippage bound or the book. */
  | 'expired'
  | 'self_trade'
  /** A triggered stop could not be placed any more (for example its FOK was not fillable). */
  | 'rejected'

export interface OwnerOpened {
  readonly type: 'OwnerOpened'
  readonly owner: OwnerId
  readonly ref: string
}
export interface OwnerFrozen {
  readonly type: 'OwnerFrozen'
  readonly owner: OwnerId
  readonly frozen: boolean
  readonly reason: string
}
export interface TierSet {
  readonly type: 'TierSet'
  readonly owner: OwnerId
  readonly tier: number
}

export interface OrderAccepted {
  readonly type: 'OrderAccepted'
  readonly order: OrderId
  readonly owner: OwnerId
  readonly market: MarketId
  readonly side: Side
  readonly kind: OrderKind
  readonly timeInForce: TimeInForce
  readonly price: Ticks
  readonly lots: Lots
  readonly turnover: Amount
  readonly stopPrice: Ticks
  /** The worst price a market or stop_market order may trade at, fixed at acceptance (0 for limit orders). */
  readonly boundPrice: Ticks
  readonly selfTrade: SelfTradePrevention
  /** The fee rates frozen into this order. */
  readonly makerPpm: Ppm
  readonly takerPpm: Ppm
  readonly state: 'pending' | 'open'
}
export interface OrderTriggered {
  readonly type: 'OrderTriggered'
  readonly order: OrderId
  readonly owner: OwnerId
  readonly market: MarketId
}
export interface OrderAmended {
  readonly type: 'OrderAmended'
  readonly order: OrderId
  readonly owner: OwnerId
  readonly market: MarketId
  readonly price: Ticks
  /** New original quantity, filled part included. */
  readonly lots: Lots
  readonly keptPlace: boolean
}
export interface OrderClosed {
  readonly type: 'OrderClosed'
  readonly order: OrderId
  readonly owner: OwnerId
  readonly market: MarketId
  readonly reason: CloseReason
  /** Quantity that never traded. */
  readonly lotsLeft: Lots
}
/** A trade seen from both sides. Fees are in what each side receives: base for the buyer, quote for the seller. */
export interface Trade {
  readonly type: 'Trade'
  readonly trade: number
  readonly market: MarketId
  readonly price: Ticks
  readonly lots: Lots
  readonly quote: Amount
  readonly takerSide: Side
  readonly takerOrder: OrderId
  readonly makerOrder: OrderId
  readonly taker: OwnerId
  readonly maker: OwnerId
  readonly takerFee: Amount
  readonly makerFee: Amount
}
export interface QuotesReplaced {
  readonly type: 'QuotesReplaced'
  readonly owner: OwnerId
  readonly market: MarketId
  readonly accepted: number
}
/** `price` 0: too few live sources, what depends on the index halts. */
export interface IndexUpdated {
  readonly type: 'IndexUpdated'
  readonly market: MarketId
  readonly price: Ticks
  readonly sources: number
}
export interface MarketStateSet {
  readonly type: 'MarketStateSet'
  readonly market: MarketId
  readonly state: MarketState
  readonly reason: string
}
export interface LeaseAcquired {
  readonly type: 'LeaseAcquired'
  readonly role: LeaseRole
  readonly holder: number
  readonly until: Timestamp
}
export interface RulesActivated {
  readonly type: 'RulesActivated'
  readonly version: number
}
export interface ClockResumed {
  readonly type: 'ClockResumed'
  readonly reason: string
}

export type CoreEvent =
  | OwnerOpened
  | OwnerFrozen
  | TierSet
  | OrderAccepted
  | OrderTriggered
  | OrderAmended
  | OrderClosed
  | Trade
  | QuotesReplaced
  | IndexUpdated
  | MarketStateSet
  | LeaseAcquired
  | RulesActivated
  | ClockResumed
  | ContractEvent
  | OperatorEvent
  | MoneyEvent

/** What the sender of a command gets back. A repeated command gets the very reply of its first time. */
export type Reply =
  | { readonly kind: 'rejected'; readonly rejection: Rejection; readonly facts: RejectionFacts }
  | {
      readonly kind: 'order'
      readonly order: OrderId
      readonly state: OrderState
      readonly lotsFilled: Lots
      readonly lotsLeft: Lots
      readonly quoteFilled: Amount
    }
  /**
   * `value`: the owner opened, the option bought, the address, withdrawal or lot added, the entry that moved money, or how
   * many orders or positions were closed.
   */
  | { readonly kind: 'done'; readonly value: number }

/**
 * What one entry did. `postings` is a view over reused memory: read it before the next `apply`.
 * `duplicate` is true when the command had been seen and nothing was done again.
 */
export interface Outcome {
  readonly sequence: number
  readonly time: Timestamp
  readonly reply: Reply
  readonly events: readonly CoreEvent[]
  readonly postings: Iterable<Posting>
  readonly duplicate: boolean
}

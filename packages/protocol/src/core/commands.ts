import type { Amount, Lots, Ppm, Ticks, Timestamp } from '@touchstone/quantities'
import type { ContractId, IndexId, MarginMode } from './contract.ts'
import type { CustomerCommand } from './customerCommand.ts'
import type { AssetDefinition, AssetId, FeeTier, MarketDefinition, MarketId } from './market.ts'
import type {
  AddPayoutAddress,
  CancelWithdrawal,
  ConfirmWithdrawal,
  ConvertFunds,
  CreditDeposit,
  FailWithdrawal,
  RemovePayoutAddress,
  ReplacePayment,
  RequestWithdrawal,
  RestrictPlatform,
  SignWithdrawal,
} from './money.ts'
import type { AnchorAudit, Decide, HoldWithdrawals } from './operators.ts'
import type { OwnerId, SystemOwner, Wallet } from './owners.ts'
import type { FreezeOwner, ListContract, ListIndex, ListOptions, SetMarketState, SetTier } from './terms.ts'

export type OrderId = number
export type Side = 'buy' | 'sell'
export type OrderKind = 'limit' | 'market' | 'stop_limit' | 'stop_market'
/** POST is post-only: refused when it would take. */
export type TimeInForce = 'GTC' | 'IOC' | 'FOK' | 'POST'
/** What happens when an order meets another of the same owner; the incoming order's mode rules. */
export type SelfTradePrevention = 'expire_taker' | 'expire_maker' | 'expire_both'
export type World = 'real' | 'demo'
/** Who may send what: a role is held by lease, and the core refuses its commands from anyone else. */
export type LeaseRole = 'feed' | 'maker' | 'flow'

export interface PlaceOrder extends CustomerCommand {
  readonly type: 'PlaceOrder'
  readonly market: MarketId
  readonly side: Side
  readonly kind: OrderKind
  readonly timeInForce: TimeInForce
  /** Limit price; 0 for market and stop_market. */
  readonly price: Ticks
  /** Base quantity; 0 when `turnover` is given. */
  readonly lots: Lots
  /** Market orders only: spend (buy) or receive (sell) at most this much quote; 0n when `lots` is given. */
  readonly turnover: Amount
  /** stop_limit and stop_market: trigger on the last trade price; 0 otherwise. */
  readonly stopPrice: Ticks
  /** market and stop_market: 0 = the market's default. */
  readonly maxSlippagePpm: Ppm
  readonly selfTrade: SelfTradePrevention
}

export interface AmendOrder extends CustomerCommand {
  readonly type: 'AmendOrder'
  readonly order: OrderId
  /** New limit price; 0 = unchanged. */
  readonly price: Ticks
  /** New original quantity (filled part included); 0 = unchanged. Shrinking at the same price keeps the queue place. */
  readonly lots: Lots
}

export interface CancelOrder extends CustomerCommand {
  readonly type: 'CancelOrder'
  readonly order: OrderId
}

export interface CancelAllOrders extends CustomerCommand {
  readonly type: 'CancelAllOrders'
  /** 0 = every market. */
  readonly market: MarketId
}

/** The market maker replaces all its quotes of one market at once. Post-only; levels that would cross are dropped. */
export interface MassQuote {
  readonly type: 'MassQuote'
  readonly holder: number
  readonly owner: OwnerId
  readonly market: MarketId
  /** [ticks, lots, ticks, lots, …], best first. */
  readonly bids: readonly number[]
  readonly asks: readonly number[]
}

/** What the price of a stop on a contract is held against. */
export type StopTrigger = 'mark' | 'last'
export type OptionDirection = 'up' | 'down'
export type OptionId = number

/**
 * One-way: a buy opens or adds to a long or reduces a short. `leverage` and `marginMode` must be those of the position and
 * the open orders in this contract, if there are any.
 */
export interface PlaceContractOrder extends CustomerCommand {
  readonly type: 'PlaceContractOrder'
  readonly contract: ContractId
  readonly side: Side
  readonly kind: OrderKind
  readonly timeInForce: TimeInForce
  /** Limit price; 0 for market and stop_market. */
  readonly price: Ticks
  readonly lots: Lots
  readonly leverage: number
  readonly marginMode: MarginMode
  /** May only shrink the position; holds nothing. */
  readonly reduceOnly: boolean
  /** stop_limit and stop_market; 0 otherwise. */
  readonly stopPrice: Ticks
  readonly trigger: StopTrigger
  /** market and stop_market: 0 = the contract's default. */
  readonly maxSlippagePpm: Ppm
  readonly selfTrade: SelfTradePrevention
  /** Set on the position when the order first fills; 0 = none. */
  readonly takeProfit: Ticks
  readonly stopLoss: Ticks
}

export interface AmendContractOrder extends CustomerCommand {
  readonly type: 'AmendContractOrder'
  readonly order: OrderId
  /** New limit price; 0 = unchanged. */
  readonly price: Ticks
  /** New original quantity (filled part included); 0 = unchanged. */
  readonly lots: Lots
  /** Waiting stops only; 0 = unchanged. */
  readonly stopPrice: Ticks
}

export interface CancelContractOrder extends CustomerCommand {
  readonly type: 'CancelContractOrder'
  readonly order: OrderId
}

export interface CancelAllContractOrders extends CustomerCommand {
  readonly type: 'CancelAllContractOrders'
  /** 0 = every contract. */
  readonly contract: ContractId
}

/** Closes the position or a part of it, never beyond its bankruptcy price. */
export interface ClosePosition extends CustomerCommand {
  readonly type: 'ClosePosition'
  readonly contract: ContractId
  /** The one meant: another one in its place is left alone. 0 = whichever is open. */
  readonly position: number
  /** 0 = all of it. */
  readonly lots: Lots
  /** 0 = at the market; else a reduce-only limit order. */
  readonly price: Ticks
}

/** One-click close: every position (of one contract, or 0 = of all) at the market. */
export interface CloseAllPositions extends CustomerCommand {
  readonly type: 'CloseAllPositions'
  readonly contract: ContractId
}

/** In {@link SetProtection}: what is set stays. */
export const KEEP_PROTECTION = -1

/** Take-profit and stop-loss of an open position, judged on the mark price; 0 removes, KEEP_PROTECTION leaves as it is. */
export interface SetProtection extends CustomerCommand {
  readonly type: 'SetProtection'
  readonly contract: ContractId
  /** As in {@link ClosePosition}. */
  readonly position: number
  readonly takeProfit: Ticks
  readonly stopLoss: Ticks
}

/** Adds to (> 0) or takes from (< 0) an isolated position's margin. */
export interface AdjustMargin extends CustomerCommand {
  readonly type: 'AdjustMargin'
  readonly contract: ContractId
  /** As in {@link ClosePosition}. */
  readonly position: number
  readonly change: Amount
}

/** Changes leverage and margin mode of a contract; with an open position its margin is worked out anew. */
export interface SetLeverage extends CustomerCommand {
  readonly type: 'SetLeverage'
  readonly contract: ContractId
  readonly leverage: number
  readonly marginMode: MarginMode
}

/** Buys a timed up/down option. The terms the customer was shown come along: changed ones are refused. */
export interface BuyOption extends CustomerCommand {
  readonly type: 'BuyOption'
  readonly index: IndexId
  readonly cycle: number
  readonly direction: OptionDirection
  readonly stake: Amount
  readonly payoutPpm: Ppm
  readonly feePpm: Ppm
}

export interface TransferFunds extends CustomerCommand {
  readonly type: 'TransferFunds'
  readonly from: Wallet
  readonly to: Wallet
  readonly asset: AssetId
  readonly amount: Amount
}

/**
 * The market maker replaces all its quotes of one contract at once: bids at bid, bid − step, …, asks at ask, ask + step, …,
 * `lots[i]` on level i of both sides. A side with price 0 stands empty. Written as a shape because it is sent often.
 */
export interface QuoteContract {
  readonly type: 'QuoteContract'
  readonly holder: number
  readonly contract: ContractId
  readonly bid: Ticks
  readonly ask: Ticks
  readonly step: Ticks
  readonly lots: readonly Lots[]
}

/** One second of outside prices. The core computes the index price from the sources. */
export interface IndexSamples {
  readonly type: 'IndexSamples'
  readonly holder: number
  /** `market`: a spot market's id or a listed index's. `sources` are prices in ticks; one that has nothing fresh is left out. */
  readonly samples: readonly { readonly market: MarketId; readonly sources: readonly Ticks[] }[]
}

/** First entry of a log: everything fixed at birth. */
export interface Genesis {
  readonly type: 'Genesis'
  readonly world: World
  readonly sandbox: boolean
  readonly rulesVersion: number
  readonly assets: readonly AssetDefinition[]
  readonly markets: readonly MarketDefinition[]
  /** Index of a customer's tier in this list; 0 is everyone's first. */
  readonly feeTiers: readonly FeeTier[]
  /** How many live index sources a price needs; fewer and what depends on the index halts. */
  readonly minimumSources: number
  /** Opening capital from `external`, per system owner. */
  readonly capital: readonly { readonly owner: SystemOwner; readonly asset: AssetId; readonly amount: Amount }[]
}

/** `ref` is the identity store's key of the person: opening twice with one ref gives the same owner. */
export interface OpenOwner {
  readonly type: 'OpenOwner'
  readonly ref: string
}

/** Sandbox only: test funds from `external`. Once per ref, for ever. */
export interface FaucetCredit {
  readonly type: 'FaucetCredit'
  readonly owner: OwnerId
  readonly asset: AssetId
  readonly amount: Amount
  readonly ref: string
}

export interface AcquireLease {
  readonly type: 'AcquireLease'
  readonly role: LeaseRole
  readonly holder: number
  readonly until: Timestamp
}

/** Rules change only here; `apply` keeps the old branch while a log needs it. */
export interface ActivateRules {
  readonly type: 'ActivateRules'
  readonly version: number
}

/** After a gap of over an hour in log time an operator says that time may go on (the sandbox does so by itself). */
export interface ResumeClock {
  readonly type: 'ResumeClock'
  readonly reason: string
}

export type Command =
  | PlaceOrder
  | AmendOrder
  | CancelOrder
  | CancelAllOrders
  | MassQuote
  | IndexSamples
  | Genesis
  | OpenOwner
  | FreezeOwner
  | SetTier
  | FaucetCredit
  | SetMarketState
  | AcquireLease
  | ActivateRules
  | ResumeClock
  | PlaceContractOrder
  | AmendContractOrder
  | CancelContractOrder
  | CancelAllContractOrders
  | ClosePosition
  | CloseAllPositions
  | SetProtection
  | AdjustMargin
  | SetLeverage
  | BuyOption
  | TransferFunds
  | QuoteContract
  | ListIndex
  | ListContract
  | ListOptions
  | HoldWithdrawals
  | Decide
  | AnchorAudit
  | CreditDeposit
  | AddPayoutAddress
  | RemovePayoutAddress
  | RequestWithdrawal
  | CancelWithdrawal
  | SignWithdrawal
  | ReplacePayment
  | ConfirmWithdrawal
  | FailWithdrawal
  | ConvertFunds
  | RestrictPlatform

export type CommandType = Command['type']

/** A command as the log ordered it. Sequences start at 1 and have no gaps; `time` never goes back. */
export interface Entry {
  readonly sequence: number
  readonly time: Timestamp
  readonly command: Command
}

import type { Amount, Lots, Ppm, Ticks, Timestamp } from '@touchstone/quantities'
import type { StopTrigger } from '../contracts/commands.ts'
import type { ContractDefinition, ContractId, MarginMode, RateE8 } from '../contracts/definition.ts'
import type { AssetId } from '../ledger/assets.ts'
import type { OwnerId, Wallet } from '../ledger/owners.ts'
import type { OrderId, OrderKind, SelfTradePrevention, Side, TimeInForce } from '../markets/orderWords.ts'
import type { IndexDefinition, IndexId } from '../reference/indexes.ts'
import type { OptionDirection, OptionId } from '../timedOptions/commands.ts'
import type { OptionTerms } from '../timedOptions/terms.ts'

/** Who or what placed an order on a contract, and who closed a position. */
export type ContractOrigin =
  | 'user'
  | 'one_click'
  | 'take_profit'
  | 'stop_loss'
  | 'liquidation'
  | 'deleveraging'
  | 'settlement'

export type ContractCloseReason =
  | 'filled'
  | 'canceled'
  | 'expired'
  | 'self_trade'
  | 'rejected'
  /** A reduce-only order found no position left to reduce. */
  | 'reduce_only'
  /** Cancelled because the position is being liquidated. */
  | 'liquidation'
  /** The contract was settled. */
  | 'settlement'

export interface IndexListed {
  readonly type: 'IndexListed'
  readonly definition: IndexDefinition
}
export interface ContractListed {
  readonly type: 'ContractListed'
  readonly definition: ContractDefinition
}
export interface OptionsListed {
  readonly type: 'OptionsListed'
  readonly terms: OptionTerms
  /** Counts up with every change of this index's terms. */
  readonly version: number
}

/** One accepted round of samples of a listed index. Told every time, changed or not: options and settlements count them. */
export interface IndexSampled {
  readonly type: 'IndexSampled'
  readonly index: IndexId
  /** 0: too few live sources. */
  readonly price: Ticks
  /** What came in, in the order of the command. */
  readonly sources: readonly Ticks[]
  /** How many of them counted: sources over 5 % from the median do not. */
  readonly used: number
  /** (highest − lowest counted source) ÷ median. */
  readonly spreadPpm: Ppm
}

/** Struck with every sample of the contract's index while it is open. */
export interface MarkStruck {
  readonly type: 'MarkStruck'
  readonly contract: ContractId
  readonly mark: Ticks
  readonly index: Ticks
  /** index × (1 + funding rate × time to funding ÷ interval); the index itself for dated contracts. */
  readonly fundingLeg: Ticks
  /** index + mean of (middle of the book − index) over the last 30 samples. */
  readonly basisLeg: Ticks
  /** Last trade price, the index before the first trade. */
  readonly last: Ticks
  /** What the funding rate of this interval would be if it ended now. */
  readonly fundingE8: RateE8
  readonly nextFundingAt: Timestamp
}

export interface ContractOrderAccepted {
  readonly type: 'ContractOrderAccepted'
  readonly order: OrderId
  readonly owner: OwnerId
  readonly contract: ContractId
  readonly side: Side
  readonly kind: OrderKind
  readonly timeInForce: TimeInForce
  readonly price: Ticks
  readonly lots: Lots
  readonly leverage: number
  readonly marginMode: MarginMode
  readonly reduceOnly: boolean
  readonly stopPrice: Ticks
  readonly trigger: StopTrigger
  readonly boundPrice: Ticks
  readonly selfTrade: SelfTradePrevention
  readonly takeProfit: Ticks
  readonly stopLoss: Ticks
  readonly makerPpm: Ppm
  readonly takerPpm: Ppm
  readonly origin: ContractOrigin
  readonly state: 'pending' | 'open'
}
export interface ContractOrderTriggered {
  readonly type: 'ContractOrderTriggered'
  readonly order: OrderId
  readonly owner: OwnerId
  readonly contract: ContractId
}
export interface ContractOrderAmended {
  readonly type: 'ContractOrderAmended'
  readonly order: OrderId
  readonly owner: OwnerId
  readonly contract: ContractId
  readonly price: Ticks
  readonly lots: Lots
  readonly stopPrice: Ticks
}
export interface ContractOrderClosed {
  readonly type: 'ContractOrderClosed'
  readonly order: OrderId
  readonly owner: OwnerId
  readonly contract: ContractId
  readonly reason: ContractCloseReason
  readonly lotsLeft: Lots
}

/** A trade in a contract's book. Fees in the quote asset; `realised` is each side's profit or loss before its fee. */
export interface ContractTrade {
  readonly type: 'ContractTrade'
  readonly trade: number
  readonly contract: ContractId
  readonly price: Ticks
  readonly lots: Lots
  readonly notional: Amount
  readonly takerSide: Side
  readonly takerOrder: OrderId
  readonly makerOrder: OrderId
  readonly taker: OwnerId
  readonly maker: OwnerId
  readonly takerFee: Amount
  readonly makerFee: Amount
  readonly takerRealised: Amount
  readonly makerRealised: Amount
  /** Of the taker's order. */
  readonly origin: ContractOrigin
}

/** A position as it is now; follows every change of it within the entry that made the change. */
export interface PositionChanged {
  readonly type: 'PositionChanged'
  readonly position: number
  readonly owner: OwnerId
  readonly contract: ContractId
  /** Long > 0, short < 0; never 0 here. */
  readonly lots: number
  /** What the open lots were bought or sold for, positive. */
  readonly entryValue: Amount
  /** Margin set aside, before losses already settled with the clearing account. */
  readonly margin: Amount
  readonly leverage: number
  readonly marginMode: MarginMode
  readonly takeProfit: Ticks
  readonly stopLoss: Ticks
  /** Since the position was opened, signed. */
  readonly realised: Amount
  readonly fees: Amount
  /** Received minus paid. */
  readonly funding: Amount
  readonly openedAt: Timestamp
}

export interface PositionClosed {
  readonly type: 'PositionClosed'
  readonly position: number
  readonly owner: OwnerId
  readonly contract: ContractId
  readonly side: 'long' | 'short'
  /** All lots ever closed, their summed entry and exit values: averages follow from them. */
  readonly lotsClosed: Lots
  readonly entryValue: Amount
  readonly exitValue: Amount
  readonly leverage: number
  readonly marginMode: MarginMode
  readonly realised: Amount
  readonly fees: Amount
  readonly funding: Amount
  readonly openedAt: Timestamp
  readonly closedBy: ContractOrigin
}

/** `rateE8` > 0: longs pay shorts. The notional is taken at the mark price. */
export interface FundingSettled {
  readonly type: 'FundingSettled'
  readonly contract: ContractId
  readonly rateE8: RateE8
  readonly mark: Ticks
  /** The moment that was due. */
  readonly dueAt: Timestamp
  readonly paid: Amount
  readonly received: Amount
}
export interface PositionFunded {
  readonly type: 'PositionFunded'
  readonly position: number
  readonly owner: OwnerId
  readonly contract: ContractId
  readonly rateE8: RateE8
  readonly mark: Ticks
  readonly lots: number
  /** > 0 received, < 0 paid. */
  readonly amount: Amount
  readonly dueAt: Timestamp
}

/**
 * One step of a liquidation with every number it was decided by: the worksheet. All amounts in the quote asset; for a cross
 * position, `equity` and `maintenance` are the account's.
 */
export interface LiquidationStep {
  readonly type: 'LiquidationStep'
  readonly position: number
  readonly owner: OwnerId
  readonly contract: ContractId
  readonly step: 'orders_cancelled' | 'reduced' | 'taken_over'
  readonly marginMode: MarginMode
  readonly side: 'long' | 'short'
  readonly mark: Ticks
  readonly index: Ticks
  /** Sequence of the samples that struck this mark. */
  readonly sampleSequence: number
  /** Before the step. */
  readonly lots: Lots
  readonly entryValue: Amount
  readonly markValue: Amount
  readonly margin: Amount
  readonly unrealised: Amount
  readonly equity: Amount
  readonly tier: number
  readonly maintenancePpm: Ppm
  readonly deduction: Amount
  readonly maintenance: Amount
  /** maintenance ÷ equity, 1_000_000 and above = liquidation. Large when nothing is left. */
  readonly riskPpm: number
  readonly liquidationPrice: Ticks
  readonly bankruptcyPrice: Ticks
  /** Lots closed or taken over in this step, what they went for, and the fee to the insurance fund. */
  readonly lotsClosed: Lots
  readonly value: Amount
  readonly fee: Amount
  /** What the insurance fund had to add because nothing was left. */
  readonly shortfall: Amount
}

/** The insurance fund closed a part of what it had taken over in the book. `result`: its profit or loss. */
export interface InsuranceClosed {
  readonly type: 'InsuranceClosed'
  readonly contract: ContractId
  readonly lots: Lots
  readonly value: Amount
  readonly result: Amount
}

/** A profitable position was closed against one the insurance fund could not carry, in the published order. */
export interface Deleveraged {
  readonly type: 'Deleveraged'
  readonly position: number
  readonly owner: OwnerId
  readonly contract: ContractId
  readonly lots: Lots
  readonly value: Amount
  readonly price: Ticks
  /** Place in the queue, 1 = first. */
  readonly rank: number
}

/** A dated contract has ended: every position closed at this price. */
export interface ContractSettled {
  readonly type: 'ContractSettled'
  readonly contract: ContractId
  readonly price: Ticks
  readonly samples: number
  readonly expectedSamples: number
}

export interface OptionBought {
  readonly type: 'OptionBought'
  readonly option: OptionId
  readonly owner: OwnerId
  readonly index: IndexId
  readonly cycle: number
  readonly seconds: number
  readonly direction: OptionDirection
  readonly stake: Amount
  readonly fee: Amount
  readonly payoutPpm: Ppm
  readonly feePpm: Ppm
  /** Locked from the pool. */
  readonly payout: Amount
  readonly termsVersion: number
  readonly expiry: Timestamp
}
/** The first samples after the purchase in the log made the strike. */
export interface OptionStruck {
  readonly type: 'OptionStruck'
  readonly option: OptionId
  readonly owner: OwnerId
  readonly index: IndexId
  readonly strike: Ticks
  readonly strikeSequence: number
  readonly strikeTime: Timestamp
}
export type OptionResult = 'won' | 'lost' | 'tied' | 'void'
export interface OptionSettled {
  readonly type: 'OptionSettled'
  readonly option: OptionId
  readonly owner: OwnerId
  readonly index: IndexId
  readonly result: OptionResult
  readonly strike: Ticks
  /** The published rule's price over the samples in (expiry − window, expiry]; 0 when void. */
  readonly price: Ticks
  readonly windowMs: number
  readonly rule: 'median' | 'mean'
  /** Sequence, time and price of every sample that counted. */
  readonly samples: readonly (readonly [sequence: number, time: Timestamp, price: Ticks])[]
  readonly expectedSamples: number
  /** What went back to or came to the customer in all, stake included. */
  readonly received: Amount
  /** received − stake − fee. */
  readonly profit: Amount
}

export interface FundsTransferred {
  readonly type: 'FundsTransferred'
  readonly owner: OwnerId
  readonly from: Wallet
  readonly to: Wallet
  readonly asset: AssetId
  readonly amount: Amount
}

export type ContractEvent =
  | IndexListed
  | ContractListed
  | OptionsListed
  | IndexSampled
  | MarkStruck
  | ContractOrderAccepted
  | ContractOrderTriggered
  | ContractOrderAmended
  | ContractOrderClosed
  | ContractTrade
  | PositionChanged
  | PositionClosed
  | FundingSettled
  | PositionFunded
  | LiquidationStep
  | InsuranceClosed
  | Deleveraged
  | ContractSettled
  | OptionBought
  | OptionStruck
  | OptionSettled
  | FundsTransferred

import type { Amount, Lots, Ppm, Ticks, Timestamp } from '@touchstone/quantities'
import type { CustomerCommand } from '../customers/customerCommand.ts'
import type { OwnerId } from '../ledger/owners.ts'
import type { MarketState } from '../markets/markets.ts'
import type { OrderConditions } from '../markets/orderConditions.ts'
import type { OrderId, OrderKind, Side, TimeInForce } from '../markets/orderWords.ts'
import type { Rejection } from '../rejections/rejectionCodes.ts'
import type { RejectionFacts } from '../rejections/rejections.ts'
import type {
  AmendContractOrder,
  ClosePosition,
  PlaceContractOneCancelsOther,
  PlaceContractOrder,
  ReversePosition,
  StopTrigger,
} from './commands.ts'
import type { ContractDefinition, ContractId, MarginMode, RateE8 } from './definition.ts'
import type { ContractOrigin } from './origins.ts'
import type { ContractUnits } from './units.ts'

export interface ContractView {
  readonly definition: ContractDefinition
  readonly units: ContractUnits
  /** `settled`: a dated contract that has ended. */
  readonly state: MarketState | 'settled'
  readonly reason: string
  readonly open: boolean
  readonly changesAt: Timestamp
  readonly bestBid: Ticks
  readonly bestAsk: Ticks
  readonly lastPrice: Ticks
  readonly indexPrice: Ticks
  readonly markPrice: Ticks
  readonly fundingLeg: Ticks
  readonly basisLeg: Ticks
  /** Estimated for the running interval, and the rate of the last settlement. */
  readonly fundingE8: RateE8
  readonly lastFundingE8: RateE8
  /** 0 for dated contracts. */
  readonly nextFundingAt: Timestamp
  readonly openInterest: Lots
  /** Dated contracts, once settled. */
  readonly settlementPrice: Ticks
  /** Dated contracts from half an hour before they end: the mean of the samples so far, and how many; 0 before. */
  readonly settlementMean: Ticks
  readonly settlementSamples: number
}

export interface PositionView {
  readonly position: number
  readonly owner: OwnerId
  readonly contract: ContractId
  readonly lots: number
  readonly entryValue: Amount
  readonly markValue: Amount
  readonly margin: Amount
  readonly leverage: number
  readonly marginMode: MarginMode
  readonly takeProfit: Ticks
  readonly stopLoss: Ticks
  readonly realised: Amount
  readonly fees: Amount
  readonly funding: Amount
  readonly openedAt: Timestamp
  /** At the mark price. */
  readonly unrealised: Amount
  /** margin + unrealised (isolated), of the whole account (cross). */
  readonly equity: Amount
  readonly maintenance: Amount
  /** maintenance ÷ equity; 1_000_000 and above = liquidation. */
  readonly riskPpm: number
  /** 0 = none. */
  readonly liquidationPrice: Ticks
  readonly bankruptcyPrice: Ticks
  /** Isolated: limits of {@link AdjustMargin} now, both as margins after the change. */
  readonly minMargin: Amount
  readonly maxMargin: Amount
  /** 1 (last) to 5 (first) lights of the deleveraging queue. */
  readonly queueLights: number
  /** Waiting for its liquidation, or an order that only reduces it is open. */
  readonly closing: boolean
}

export interface ContractOrderView extends OrderConditions {
  readonly order: OrderId
  readonly owner: OwnerId
  readonly contract: ContractId
  readonly side: Side
  readonly kind: OrderKind
  readonly timeInForce: TimeInForce
  readonly price: Ticks
  /** Of a stop that trails: the trigger it has now, or will begin with. */
  readonly stopPrice: Ticks
  /** The best price that a stop has seen while it trails; 0 otherwise. */
  readonly extreme: Ticks
  readonly trigger: StopTrigger
  readonly lots: Lots
  /** Lots that the book shows now: of an iceberg what is left of its slice; 0 while it waits for its stop price. */
  readonly shown: Lots
  readonly lotsFilled: Lots
  readonly valueFilled: Amount
  readonly leverage: number
  readonly marginMode: MarginMode
  readonly reduceOnly: boolean
  readonly takeProfit: Ticks
  readonly stopLoss: Ticks
  readonly held: Amount
  readonly makerPpm: Ppm
  readonly takerPpm: Ppm
  readonly placedAt: Timestamp
  readonly origin: ContractOrigin
  readonly state: 'pending' | 'open'
  /** The other order of its pair; 0 for one that stands alone. */
  readonly other: OrderId
}

/** A customer's contract account in the margin asset. */
export interface ContractAccountView {
  readonly available: Amount
  /** Losses already settled for positions that are still open count as held and as unrealised, as in {@link PositionView}. */
  readonly held: Amount
  /** Margins of open positions; the rest of the held balance backs open orders. */
  readonly positionMargin: Amount
  readonly unrealised: Amount
  /** available + held + unrealised. */
  readonly equity: Amount
  /** Of the cross positions. */
  readonly crossMaintenance: Amount
  readonly crossEquity: Amount
  readonly riskPpm: number
  /** The money that may be moved away or used for new orders now. */
  readonly transferable: Amount
}

export type ContractOrderRequest = Pick<
  PlaceContractOrder,
  | 'contract'
  | 'side'
  | 'kind'
  | 'timeInForce'
  | 'price'
  | 'lots'
  | 'leverage'
  | 'marginMode'
  | 'reduceOnly'
  | 'stopPrice'
  | 'trigger'
  | 'maxSlippagePpm'
  | 'selfTrade'
  | 'takeProfit'
  | 'stopLoss'
>

/** The position as it would be after an order or a change of margin. Lots 0: none. */
export interface ProjectedPosition {
  readonly lots: number
  readonly entryValue: Amount
  readonly margin: Amount
  readonly maintenance: Amount
  readonly riskPpm: number
  readonly liquidationPrice: Ticks
  readonly bankruptcyPrice: Ticks
}

export interface ContractPreview {
  readonly rejection: Rejection | null
  readonly facts: RejectionFacts
  /** The part that fills at once. */
  readonly lotsFilled: Lots
  readonly valueFilled: Amount
  readonly worstPrice: Ticks
  /** The part that would wait: in the book, or all of a stop. */
  readonly resting: Lots
  /** Of a stop: its trigger, with which one that trails would begin; 0 otherwise. */
  readonly stopPrice: Ticks
  /** Set aside: margin for the lots that open, at the order's leverage, and the fee on all of the order. */
  readonly margin: Amount
  readonly fee: Amount
  readonly notional: Amount
  readonly realised: Amount
  readonly before: ProjectedPosition
  /** Everything filled: at once at the book's prices, the rest at the limit price. */
  readonly after: ProjectedPosition
  /** The same with all other open orders of this contract filled too. */
  readonly worst: ProjectedPosition
  /** Most that can be lost on the position after the order: its margin, or for cross the account's equity. */
  readonly maxLoss: Amount
}

/** A pair of orders on a contract, without its sender. */
export type ContractPairRequest = Omit<PlaceContractOneCancelsOther, keyof CustomerCommand | 'type'>

/** The effect of placing such a pair now; changes nothing. Each order by itself, and what both hold together. */
export interface ContractPairPreview {
  readonly rejection: Rejection | null
  readonly facts: RejectionFacts
  /** Lots of each: of orders that only reduce no more than there is to reduce. */
  readonly lots: Lots
  readonly limit: ContractPreview
  readonly stop: ContractPreview
  readonly cost: Amount
}

/** What closing lots of a position would do at once. The rest of a limit close waits and is in none of the figures. */
export interface ClosePreview {
  readonly rejection: Rejection | null
  readonly facts: RejectionFacts
  readonly lotsFilled: Lots
  readonly valueFilled: Amount
  readonly worstPrice: Ticks
  /** Profit or loss without the fee. */
  readonly realised: Amount
  readonly fee: Amount
  /** The change of the available money: the margin set free with the result, less the fee. Below 0 when closing costs more. */
  readonly received: Amount
}

/** Queries about contracts, their orders and positions. Unknown contracts throw a RangeError. */
export interface ContractQueries {
  /** In order of listing. */
  all(): readonly ContractDefinition[]
  contract(contract: ContractId): ContractView
  depth(
    contract: ContractId,
    levels: number,
  ): { readonly bids: readonly (readonly [Ticks, Lots])[]; readonly asks: readonly (readonly [Ticks, Lots])[] }
  /** By contract id. */
  positions(owner: OwnerId): readonly PositionView[]
  position(owner: OwnerId, contract: ContractId): PositionView | undefined
  /** An owner's open lots alone, signed, 0 without a position: cheap. */
  openLots(owner: OwnerId, contract: ContractId): number
  /** A position as it would be with its margin changed; undefined when there is none. */
  previewMargin(
    owner: OwnerId,
    contract: ContractId,
    change: Amount,
  ):
    | { readonly rejection: Rejection | null; readonly facts: RejectionFacts; readonly after: ProjectedPosition }
    | undefined
  /** Oldest first, waiting stops included. */
  orders(owner: OwnerId): readonly ContractOrderView[]
  order(order: OrderId): ContractOrderView | undefined
  /** The leverage and mode in use, or undefined when there is neither position nor order. */
  leverage(
    owner: OwnerId,
    contract: ContractId,
  ): { readonly leverage: number; readonly marginMode: MarginMode } | undefined
  account(owner: OwnerId): ContractAccountView
  preview(order: ContractOrderRequest, owner: OwnerId, conditions?: OrderConditions): ContractPreview
  /** The same for two orders of which one cancels the other. */
  previewPair(pair: ContractPairRequest, owner: OwnerId): ContractPairPreview
  /**
   * The most lots of the order whose value stays within an amount at the highest price that they may trade at as the book stands, and
   * that price; no lots and 0 when there is none. The order's own lots do not count.
   */
  lotsWorth(order: ContractOrderRequest, amount: Amount): { readonly lots: Lots; readonly price: Ticks }
  /** Of ClosePosition as it would be carried out now. */
  previewClose(closing: Pick<ClosePosition, 'contract' | 'lots' | 'price'>, owner: OwnerId): ClosePreview
  /** Of ReversePosition as it would be carried out now. */
  previewReversal(reversal: Pick<ReversePosition, 'contract' | 'position' | 'lots'>, owner: OwnerId): ContractPreview
  /** The effect of changing an own open order; 0 leaves a figure as it is. */
  previewAmendment(
    order: OrderId,
    change: Pick<AmendContractOrder, 'price' | 'lots' | 'stopPrice'>,
    owner: OwnerId,
  ): ContractPreview
  insuranceFund(): Amount
  /** Whether a position waits for its liquidation; by its number. */
  isQueued(position: number): boolean
  /**
   * Positions whose risk rate is above `levelPpm` (1_000_000 = liquidation) at the mark price, of a slice of those that could be,
   * and how many could be: nothing looks at every position.
   */
  nearLiquidation(
    contract: ContractId,
    levelPpm: number,
    slice: { readonly from: number; readonly most: number },
  ): { readonly positions: readonly PositionView[]; readonly candidates: number }
}

import type { Amount, Lots, Ppm, Ticks, Timestamp } from '@touchstone/quantities'
import type { CustomerCommand } from '../customers/customerCommand.ts'
import type { OwnerId } from '../ledger/owners.ts'
import type { MarketDefinition, MarketId, MarketState } from '../markets/markets.ts'
import type { OrderConditions } from '../markets/orderConditions.ts'
import type { OrderState } from '../markets/orderState.ts'
import type { OrderId, OrderKind, SelfTradePrevention, Side, TimeInForce } from '../markets/orderWords.ts'
import type { MarketUnits } from '../markets/units.ts'
import type { Rejection } from '../rejections/rejectionCodes.ts'
import type { RejectionFacts } from '../rejections/rejections.ts'
import type { AmendOrder, PlaceBracket, PlaceOneCancelsOther, PlaceOrder } from './commands.ts'

export interface OrderView extends OrderConditions {
  readonly order: OrderId
  readonly owner: OwnerId
  readonly market: MarketId
  readonly side: Side
  readonly kind: OrderKind
  readonly timeInForce: TimeInForce
  readonly price: Ticks
  /** Of a stop that trails: the trigger it has now, or will begin with. */
  readonly stopPrice: Ticks
  /** The best price that a stop has seen while it trails; 0 otherwise. */
  readonly extreme: Ticks
  readonly lots: Lots
  /** Lots that the book shows now: of an iceberg what is left of its slice; 0 while it waits for its stop price. */
  readonly shown: Lots
  readonly lotsFilled: Lots
  readonly quoteFilled: Amount
  readonly selfTrade: SelfTradePrevention
  readonly makerPpm: Ppm
  readonly takerPpm: Ppm
  readonly placedAt: Timestamp
  readonly state: OrderState
  /** The other order of its pair; 0 for an order that stands alone. */
  readonly other: OrderId
  /** What waits for the end of a purchase that has exits: limit of its take-profit, stop price of its stop-loss; 0 = none. */
  readonly takeProfit: Ticks
  readonly stopLoss: Ticks
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

/** The terms of an order, without its sender. */
export type OrderRequest = Omit<PlaceOrder, keyof CustomerCommand | 'type'>

/** The effect of placing the order now; changes nothing. */
export interface OrderPreview {
  readonly rejection: Rejection | null
  readonly facts: RejectionFacts
  readonly lotsFilled: Lots
  readonly quoteFilled: Amount
  /** Worst price touched, 0 when nothing fills at once. */
  readonly worstPrice: Ticks
  /** Of a stop: its trigger, with which one that trails would begin; 0 otherwise. */
  readonly stopPrice: Ticks
  /** In the asset that the order receives, at the taker rate for the part that fills at once. */
  readonly takerFee: Amount
  /** In the asset that the order receives, at the maker rate for the part that would rest. */
  readonly makerFee: Amount
  /** The amount that would be held or spent: quote for a buy, base for a sell. */
  readonly cost: Amount
}

/** A change of an open order, without its sender. */
export type AmendmentRequest = Omit<AmendOrder, keyof CustomerCommand | 'type'>

/** The effect of changing an open order now; changes nothing. All figures are nothing when it would be refused. */
export interface AmendmentPreview extends Omit<OrderPreview, 'stopPrice'> {
  /** Lots that stay in the book or wait after the fills at once. */
  readonly resting: Lots
  /** What the order holds before, in the asset of its cost. */
  readonly held: Amount
}

/** A pair of orders, without its sender. */
export type PairRequest = Omit<PlaceOneCancelsOther, keyof CustomerCommand | 'type'>

/** The effect of placing a pair now; changes nothing. Each order by itself, and what both hold together. */
export interface PairPreview {
  readonly rejection: Rejection | null
  readonly facts: RejectionFacts
  readonly limit: OrderPreview
  readonly stop: OrderPreview
  readonly cost: Amount
}

/** A purchase with its exits, without its sender. */
export type BracketRequest = Omit<PlaceBracket, keyof CustomerCommand | 'type'>

/** One exit of a purchase when all of it trades at its price: for a stop-loss its limit, or else its stop price. */
export interface ExitPreview {
  /** Quote units before the fee. */
  readonly value: Amount
  /** Quote units: that of a maker for the take-profit, of a taker for the stop-loss. */
  readonly fee: Amount
}

/** The effect of placing a purchase with exits now; changes nothing. */
export interface BracketPreview extends OrderPreview {
  /** Lots of the exits once all is bought that would be bought now or could be later, after its fees. */
  readonly lots: Lots
  /** null without one. */
  readonly takeProfit: ExitPreview | null
  readonly stopLoss: ExitPreview | null
}

/** Queries about spot markets and their orders. Unknown markets throw a RangeError. */
export interface SpotQueries {
  markets(): readonly MarketDefinition[]
  market(market: MarketId): MarketView
  /** Oldest first, waiting stops included. */
  openOrders(owner: OwnerId): readonly OrderView[]
  /** A live order; undefined when it never was or is closed. */
  order(order: OrderId): OrderView | undefined
  depth(market: MarketId, levels: number): DepthView
  /** The effect of placing the order now, by the engine's own rules. Changes nothing. */
  preview(order: OrderRequest, owner: OwnerId, conditions?: OrderConditions): OrderPreview
  /** The same for a change of an own open order; 0 leaves a figure as it is. */
  previewAmendment(change: AmendmentRequest, owner: OwnerId): AmendmentPreview
  /** The same for two orders of which one cancels the other. */
  previewPair(pair: PairRequest, owner: OwnerId): PairPreview
  /** The same for a purchase with exits. */
  previewBracket(bracket: BracketRequest, owner: OwnerId): BracketPreview
}

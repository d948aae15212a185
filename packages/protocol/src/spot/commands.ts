import { type CommandOf, defineCustomerCommand } from '../customers/customerCommand.ts'
import { MARKET, MARKET_OR_NONE } from '../markets/markets.ts'
import { ORDER_CONDITIONS } from '../markets/orderConditions.ts'
import { KIND, SELF_TRADE, SIDE, TIME_IN_FORCE } from '../markets/orderWords.ts'
import { HOLDER } from '../reference/commands.ts'
import { define } from '../shape/definition.ts'
import { fixed, fixedAmount, id, levels, lots, ppm, ticks, unsigned, whole } from '../shape/kinds.ts'
import { MAX_QUOTE_LEVELS } from '../shape/limits.ts'

const ORDER = {
  market: fixed(2, MARKET_OR_NONE),
  side: SIDE,
  kind: KIND,
  timeInForce: TIME_IN_FORCE,
  /** Limit price; 0 for market and stop_market. */
  price: fixed(4, ticks()),
  /** Base quantity; 0 when `turnover` is given. */
  lots: fixed(4, lots()),
  /** Market orders only: spend (buy) or receive (sell) at most this much quote; 0n when `lots` is given. */
  turnover: fixedAmount(),
  /** stop_limit and stop_market: trigger on the last trade price; 0 otherwise. */
  stopPrice: fixed(4, ticks()),
  /** market and stop_market: 0 = the market's default. */
  maxSlippagePpm: fixed(4, ppm()),
  selfTrade: SELF_TRADE,
}

export const PlaceOrder = defineCustomerCommand(1, 'PlaceOrder', 'A customer places an order on a spot market.', ORDER)
export type PlaceOrder = CommandOf<typeof PlaceOrder>

/** A command of its own, so that orders without conditions stay short. */
export const PlaceConditionalOrder = defineCustomerCommand(
  42,
  'PlaceConditionalOrder',
  'A customer places an order with conditions on a spot market.',
  { ...ORDER, ...ORDER_CONDITIONS },
)
export type PlaceConditionalOrder = CommandOf<typeof PlaceConditionalOrder>

export const AmendOrder = defineCustomerCommand(2, 'AmendOrder', 'A customer changes an open order.', {
  order: fixed(8, id()),
  /** New limit price; 0 = unchanged. */
  price: fixed(4, ticks()),
  /** New original quantity (filled part included); 0 = unchanged. Shrinking at the same price keeps the queue place. */
  lots: fixed(4, lots()),
})
export type AmendOrder = CommandOf<typeof AmendOrder>

export const CancelOrder = defineCustomerCommand(3, 'CancelOrder', 'A customer takes an open order back.', {
  order: fixed(8, id()),
})
export type CancelOrder = CommandOf<typeof CancelOrder>

export const CancelAllOrders = defineCustomerCommand(40, 'CancelAllOrders', 'A customer takes all open orders back.', {
  /** 0 = every market. */
  market: MARKET_OR_NONE,
})
export type CancelAllOrders = CommandOf<typeof CancelAllOrders>

/**
 * Two orders of the same lots on one side: a post-only limit, and a stop beyond it. One cancels the other. Answers the limit
 * order; the stop has the number after it.
 */
export const PlaceOneCancelsOther = defineCustomerCommand(
  211,
  'PlaceOneCancelsOther',
  'A customer places a limit order and a stop on a spot market, of which one cancels the other.',
  {
    market: MARKET_OR_NONE,
    side: SIDE,
    lots: lots(1),
    /** Of the limit order. */
    price: ticks(1),
    stopPrice: ticks(1),
    /** Limit of the stop once it has fired; 0 = it becomes a market order. */
    stopLimitPrice: ticks(),
    /** Of a stop that becomes a market order: 0 = the market's default. */
    maxSlippagePpm: ppm(),
    selfTrade: SELF_TRADE,
  },
)
export type PlaceOneCancelsOther = CommandOf<typeof PlaceOneCancelsOther>

/**
 * A purchase with what ends it again: as soon as it is over, what it has bought after its fees is for sale with a profit and
 * with a loss, of which one cancels the other.
 */
export const PlaceBracket = defineCustomerCommand(
  220,
  'PlaceBracket',
  'A customer places a purchase on a spot market with a take-profit, a stop-loss or both.',
  {
    ...ORDER,
    goodTill: ORDER_CONDITIONS.goodTill,
    /** Limit price of the sale with a profit; 0 = none. */
    takeProfit: ticks(),
    /** Stop price of the sale with a loss; 0 = none. */
    stopLoss: ticks(),
    /** Limit of that sale once it has fired; 0 = it becomes a market order. */
    stopLossLimit: ticks(),
    /** Of a stop-loss that becomes a market order: 0 = the market's default. */
    stopLossSlippagePpm: ppm(),
  },
)
export type PlaceBracket = CommandOf<typeof PlaceBracket>

/** The market maker replaces all its quotes of one market at once. Post-only; levels that would cross are dropped. */
export const MassQuote = define(4, 'MassQuote', 'The market maker replaces all its quotes of one market.', {
  holder: unsigned(HOLDER),
  owner: unsigned(whole(0, 0xffff_ffff, 'owner')),
  market: unsigned(MARKET),
  /** [ticks, lots, ticks, lots, …], best first. */
  bids: levels(MAX_QUOTE_LEVELS),
  asks: levels(MAX_QUOTE_LEVELS),
})
export type MassQuote = CommandOf<typeof MassQuote>

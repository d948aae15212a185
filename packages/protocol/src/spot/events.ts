import { OWNER } from '../ledger/fields.ts'
import { MARKET } from '../markets/markets.ts'
import { ORDER_CONDITIONS } from '../markets/orderConditions.ts'
import { KIND, SELF_TRADE, SIDE, TIME_IN_FORCE } from '../markets/orderWords.ts'
import { define, type RecordOf } from '../shape/definition.ts'
import { amount, flag, id, lots, ppm, ticks, word } from '../shape/kinds.ts'
import { CLOSE_REASON } from './closeReasons.ts'
import { EXITS_REASON } from './exitsReasons.ts'

export const OrderAccepted = define(70, 'OrderAccepted', 'An order was accepted.', {
  order: id(0),
  owner: OWNER,
  market: MARKET,
  side: SIDE,
  kind: KIND,
  timeInForce: TIME_IN_FORCE,
  price: ticks(),
  lots: lots(),
  turnover: amount(),
  stopPrice: ticks(),
  /** The worst price a market or stop_market order may trade at, fixed at acceptance (0 for limit orders). */
  boundPrice: ticks(),
  selfTrade: SELF_TRADE,
  /** The fee rates frozen into this order. */
  makerPpm: ppm(),
  takerPpm: ppm(),
  state: word({ pending: 0, open: 1 }),
})
export type OrderAccepted = RecordOf<typeof OrderAccepted>

/** Follows the acceptance of an order that has conditions. */
export const ConditionsAccepted = define(75, 'ConditionsAccepted', 'The conditions of an order that was accepted.', {
  order: id(0),
  owner: OWNER,
  market: MARKET,
  ...ORDER_CONDITIONS,
})
export type ConditionsAccepted = RecordOf<typeof ConditionsAccepted>

export const OrderTriggered = define(71, 'OrderTriggered', 'A stop was triggered.', {
  order: id(0),
  owner: OWNER,
  market: MARKET,
})
export type OrderTriggered = RecordOf<typeof OrderTriggered>

/** Before the trigger of a stop that trails. */
export const StopTrailed = define(76, 'StopTrailed', 'A stop that trails is triggered: how far it has come.', {
  order: id(0),
  owner: OWNER,
  market: MARKET,
  /** The best price it has seen: the highest for a sale, the lowest for a purchase. */
  extreme: ticks(1),
  /** The price at which it fires. */
  stopPrice: ticks(1),
})
export type StopTrailed = RecordOf<typeof StopTrailed>

export const OrderAmended = define(72, 'OrderAmended', 'An order was changed.', {
  order: id(0),
  owner: OWNER,
  market: MARKET,
  price: ticks(),
  /** New original quantity, filled part included. */
  lots: lots(),
  keptPlace: flag(),
})
export type OrderAmended = RecordOf<typeof OrderAmended>

export const OrderClosed = define(73, 'OrderClosed', 'An order has ended.', {
  order: id(0),
  owner: OWNER,
  market: MARKET,
  reason: CLOSE_REASON,
  /** Quantity that never traded. */
  lotsLeft: lots(),
})
export type OrderClosed = RecordOf<typeof OrderClosed>

/** Follows the acceptance of both; each ends when the other trades, fires or ends. */
export const OrdersPaired = define(212, 'OrdersPaired', 'Of two orders one cancels the other.', {
  owner: OWNER,
  market: MARKET,
  limit: id(0),
  stop: id(0),
})
export type OrdersPaired = RecordOf<typeof OrdersPaired>

/** Follows the acceptance of a purchase: what is to end it again, frozen with it. */
export const BracketAccepted = define(221, 'BracketAccepted', 'The exits of a purchase that was accepted.', {
  order: id(0),
  owner: OWNER,
  market: MARKET,
  takeProfit: ticks(),
  stopLoss: ticks(),
  stopLossLimit: ticks(),
  /** The worst price a stop-loss may trade at that becomes a market order; 0 for one with a limit, and without a stop-loss. */
  stopLossBound: ticks(),
})
export type BracketAccepted = RecordOf<typeof BracketAccepted>

/** Before the orders that it names are accepted. */
export const BracketEnded = define(222, 'BracketEnded', 'What became of the exits of a purchase that is over.', {
  /** The purchase. */
  order: id(0),
  owner: OWNER,
  market: MARKET,
  /** What was bought after fees, in whole lots; both exits are for that. */
  lots: lots(),
  /** Numbers of the orders that now stand; 0 = that one does not. */
  takeProfitOrder: id(0),
  stopLossOrder: id(0),
  reason: EXITS_REASON,
})
export type BracketEnded = RecordOf<typeof BracketEnded>

/** A trade seen from both sides. Fees are in the asset that each side receives: base for the buyer, quote for the seller. */
export const Trade = define(74, 'Trade', 'Two orders have traded.', {
  trade: id(0),
  market: MARKET,
  price: ticks(),
  lots: lots(),
  quote: amount(),
  takerSide: SIDE,
  takerOrder: id(0),
  makerOrder: id(0),
  taker: OWNER,
  maker: OWNER,
  takerFee: amount(),
  makerFee: amount(),
})
export type Trade = RecordOf<typeof Trade>

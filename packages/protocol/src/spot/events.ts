import { OWNER } from '../ledger/fields.ts'
import { MARKET } from '../markets/markets.ts'
import { ORDER_CONDITIONS } from '../markets/orderConditions.ts'
import { KIND, SELF_TRADE, SIDE, TIME_IN_FORCE } from '../markets/orderWords.ts'
import { define, type RecordOf } from '../shape/definition.ts'
import { amount, flag, id, lots, ppm, ticks, word } from '../shape/kinds.ts'
import { CLOSE_REASON } from './closeReasons.ts'

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

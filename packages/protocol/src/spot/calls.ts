import * as z from 'zod/mini'
import { defineBatch } from '../web/batch.ts'
import { defineCall, KEYED_REJECTIONS } from '../web/call.ts'
import { cid, datedPage, decimal, orderNo, pageOf, symbol, timestamp } from '../web/fields.ts'
import { pairPrices, placedPair } from '../web/pairFields.ts'

const side = z.enum(['buy', 'sell'])
const orderType = z.enum(['limit', 'market', 'stop_limit', 'stop_market'])
const orderState = z.enum(['pending', 'current', 'completed', 'withdrawn', 'expired', 'rejected'])
const optionalCid = z.optional(cid)

const orderFields = {
  symbol,
  side,
  type: orderType,
  price: z.optional(decimal),
  /** Base quantity; or `turnover` in quote for market orders. */
  amount: z.optional(decimal),
  turnover: z.optional(decimal),
  tif: z._default(z.enum(['GTC', 'IOC', 'FOK', 'POST']), 'GTC'),
  stopPrice: z.optional(decimal),
  /** Fraction: "0.005" = 0.5 %. */
  maxSlippage: z.optional(decimal),
  /** The order ends at that moment; for orders that rest or wait, a minute to 366 days ahead. */
  goodTill: z.optional(timestamp),
  /** Of a stop that trails, in place of its stop price: its distance from the best price, as a price or as a fraction of it ("0.005" = 0.5 %). */
  trailDistance: z.optional(decimal),
  trailRate: z.optional(decimal),
  /** It begins to trail once its price has come to this one; at once without it. */
  activation: z.optional(decimal),
  /** An iceberg: this much of it is shown at a time, in base; the rest waits in reserve. For limit orders that rest, given by their amount. */
  visible: z.optional(decimal),
  stp: z._default(z.enum(['expire_taker', 'expire_maker', 'expire_both']), 'expire_taker'),
  /** Of a purchase: limit price at which what it has bought is for sale with a profit, once the purchase is over. */
  tp: z.optional(decimal),
  /** Of a purchase: stop price at which it is sold with a loss. With both, one cancels the other. */
  sl: z.optional(decimal),
  /** Limit of that stop once it has fired; without it the stop becomes a market order. */
  slLimit: z.optional(decimal),
  /** Fraction; for a stop that becomes a market order. */
  slMaxSlippage: z.optional(decimal),
}

const ORDER_REJECTIONS = [
  'malformed',
  'unknown_market',
  'market_halted',
  'market_cancel_only',
  'index_unavailable',
  'insufficient_balance',
  'below_minimum_quantity',
  'above_maximum_quantity',
  'below_minimum_notional',
  'above_maximum_notional',
  'price_outside_band',
  'would_take',
  'not_fillable',
  'no_liquidity',
  'self_trade',
  'too_many_orders',
  'bad_slippage',
  'bad_stop_price',
  'take_profit_side',
  'stop_loss_side',
  'bad_good_till',
  'bad_trail',
  'bad_activation',
  'no_last_price',
  'bad_visible',
  'owner_frozen',
  'amount_overflow',
  'transaction_password_unset',
  ...KEYED_REJECTIONS,
  'shutting_down',
] as const

/** The answer of an order call. `filled`, `left` in base; `turnover` in quote; `avgPrice` "" while nothing is filled. */
export const orderResult = z.object({
  orderNo: z.string(),
  state: orderState,
  filled: z.string(),
  left: z.string(),
  turnover: z.string(),
  avgPrice: z.string(),
  /** Paid on what this request traded at once; "" when it traded nothing. */
  fee: z.string(),
  feeCurrency: z.string(),
  /** Entry of the log that carried the request out. */
  sequence: z.number(),
})

export const orderRow = z.object({
  orderNo: z.string(),
  symbol: z.string(),
  side,
  type: orderType,
  tif: z.string(),
  price: z.string(),
  stopPrice: z.string(),
  amount: z.string(),
  filled: z.string(),
  avgPrice: z.string(),
  turnover: z.string(),
  fee: z.string(),
  feeCurrency: z.string(),
  feeRate: z.string(),
  time: z.number(),
  /** The moment it ends at, 0 without. */
  goodTill: z.number(),
  /** Of a stop that trails: its distance, as a price or as a fraction; the price at which it begins; "" without. `stopPrice` is its trigger now. */
  trailDistance: z.string(),
  trailRate: z.string(),
  activation: z.string(),
  /** The best price it has seen; "" before it begins. */
  extreme: z.string(),
  /** Of an iceberg: how much of it is shown at a time, and while it is open how much the book shows now; "" without. */
  visible: z.string(),
  shown: z.string(),
  state: orderState,
  /** Why it ended without being filled: canceled, expired, self_trade, rejected, silence (`cancelAllAfter`), other (of its pair); "" otherwise. */
  reason: z.string(),
  /** Number of the other order of its pair (`addOco`, or both exits of a purchase); "" for one that stands alone. */
  other: z.string(),
  /** Of an open purchase: the exits that wait until it is over; "" without. */
  tp: z.string(),
  sl: z.string(),
  /** Of a purchase in the history: what became of its exits (`placed`, `not_filled`, or why one of them does not stand); "" without. */
  exits: z.string(),
  /** Numbers of the orders that are its exits; "" for one that does not stand. */
  tpOrderNo: z.string(),
  slOrderNo: z.string(),
})

/** What an order that waits for its turn would bring when all of it trades at its price, after its fee. */
const proceeds = z.object({
  fee: z.string(),
  feeCurrency: z.string(),
  receive: z.string(),
  receiveCurrency: z.string(),
})

export const tryOrder = defineCall({
  name: 'tryOrder',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'order',
  summary: 'What an order would do now, without placing it',
  silent: true,
  extra: true,
  request: z.object(orderFields),
  /** Refusals come as data so that the preview can show them beside the numbers: `problem` is the rejection's word, "" when it would be accepted. */
  data: z.object({
    problem: z.string(),
    message: z.string(),
    avgPrice: z.string(),
    worstPrice: z.string(),
    /** Of a stop: its trigger, with which one that trails would begin; "" otherwise. */
    stopPrice: z.string(),
    /** From the middle of the book, as a fraction; and the part of it that half the spread makes. "" where there is none. */
    slippage: z.string(),
    halfSpread: z.string(),
    filled: z.string(),
    resting: z.string(),
    /** Of an iceberg: the part of what rests that would be shown at first, and the part in reserve; "" otherwise. */
    shown: z.string(),
    reserve: z.string(),
    cost: z.string(),
    costCurrency: z.string(),
    fee: z.string(),
    feeCurrency: z.string(),
    makerRate: z.string(),
    takerRate: z.string(),
    receive: z.string(),
    receiveCurrency: z.string(),
    available: z.string(),
    /** null unless the order is a purchase with exits: what of its base they would be for, and what each would bring. */
    exits: z.nullable(z.object({ amount: z.string(), tp: z.nullable(proceeds), sl: z.nullable(proceeds) })),
  }),
  rejections: ['malformed', 'unknown_market'],
})

export const addOrder = defineCall({
  name: 'addOrder',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'order',
  summary: 'Place a spot order',
  extra: true,
  request: z.object({ ...orderFields, cid: optionalCid }),
  data: orderResult,
  rejections: ORDER_REJECTIONS,
})

export const addOrders = defineBatch('addOrders', addOrder, 'Place several spot orders in one message')

const pairFields = {
  symbol,
  side,
  /** Base quantity of each of the two. */
  amount: decimal,
  ...pairPrices,
}

export const tryOco = defineCall({
  name: 'tryOco',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'order',
  summary: 'What a limit order and a stop of which one cancels the other would do, without placing them',
  silent: true,
  extra: true,
  request: z.object(pairFields),
  /** As in `tryOrder`: `problem` is the rejection's word, "" when the pair would be accepted. `cost`: what both hold together. */
  data: z.object({
    problem: z.string(),
    message: z.string(),
    cost: z.string(),
    costCurrency: z.string(),
    available: z.string(),
    limit: proceeds,
    stop: proceeds,
  }),
  rejections: ['malformed', 'unknown_market', 'amount_overflow'],
})

export const addOco = defineCall({
  name: 'addOco',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'order',
  summary: 'Place a limit order and a stop of which one cancels the other',
  extra: true,
  request: z.object({ ...pairFields, cid: optionalCid }),
  data: placedPair,
  rejections: ORDER_REJECTIONS,
})

const changeFields = { orderNo, price: z.optional(decimal), amount: z.optional(decimal) }

export const tryEditOrder = defineCall({
  name: 'tryEditOrder',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'order',
  summary: 'What changing an open order would do now, without changing it',
  silent: true,
  extra: true,
  request: z.object(changeFields),
  /** As in `tryOrder`; the figures are those of the lots that are not filled yet. */
  data: z.object({
    problem: z.string(),
    message: z.string(),
    avgPrice: z.string(),
    worstPrice: z.string(),
    slippage: z.string(),
    halfSpread: z.string(),
    filled: z.string(),
    resting: z.string(),
    /** What its fills at once cost and the rest then holds; and what the order holds before. */
    cost: z.string(),
    held: z.string(),
    costCurrency: z.string(),
    fee: z.string(),
    feeCurrency: z.string(),
    receive: z.string(),
    receiveCurrency: z.string(),
    available: z.string(),
  }),
  rejections: ['malformed', 'amount_overflow', 'order_not_found', 'nothing_to_amend'],
})

export const editOrder = defineCall({
  name: 'editOrder',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'order',
  summary: 'Change price or quantity of an open order',
  extra: true,
  request: z.object({ ...changeFields, cid: optionalCid }),
  data: orderResult,
  rejections: [
    'order_not_found',
    'order_not_amendable',
    'nothing_to_amend',
    'quantity_below_filled',
    ...ORDER_REJECTIONS,
  ],
})

export const cancelOrder = defineCall({
  name: 'cancelOrder',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'risk_reducing',
  summary: 'Cancel an open order',
  extra: true,
  request: z.object({ orderNo, cid: optionalCid }),
  data: orderResult,
  rejections: ['order_not_found', 'conflict', 'market_halted', 'storage_full'],
})

export const editOrders = defineBatch('editOrders', editOrder, 'Change several open spot orders in one message')

export const cancelOrders = defineBatch('cancelOrders', cancelOrder, 'Cancel several open spot orders in one message')

export const cancelAllOrder = defineCall({
  name: 'cancelAllOrder',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'risk_reducing',
  summary: 'Cancel all open orders, of one market or of all',
  extra: true,
  request: z.object({ symbol: z.optional(symbol), cid: optionalCid }),
  data: z.object({ cancelled: z.number() }),
  rejections: ['unknown_market', 'conflict', 'storage_full'],
})

export const getOrderList = defineCall({
  name: 'getOrderList',
  method: 'GET',
  access: 'token',
  inDemo: 'open',
  summary: 'Open orders (from memory) or order history',
  silent: true,
  extra: true,
  request: z.object({
    state: z._default(z.enum(['current', 'history']), 'current'),
    symbol: z.optional(symbol),
    side: z.optional(side),
    ...datedPage,
  }),
  data: pageOf(orderRow),
})

export const SPOT_CALLS = {
  tryOrder,
  addOrder,
  addOrders,
  tryOco,
  addOco,
  tryEditOrder,
  editOrder,
  editOrders,
  cancelOrder,
  cancelOrders,
  cancelAllOrder,
  getOrderList,
}

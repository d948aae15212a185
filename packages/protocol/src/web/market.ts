import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { account, decimal, flag, page, pageOf, signedDecimal, symbol, text, timestamp, whole } from './fields.ts'

/** Candle lengths; '1s' reaches back an hour or so, '1M' is a calendar month of UTC. */
export const PERIODS = ['1s', '1m', '3m', '5m', '15m', '30m', '1h', '2h', '4h', '6h', '12h', '1d', '1w', '1M'] as const
export type Period = (typeof PERIODS)[number]

export const MARKET_TYPES = [
  'optional',
  'contract',
  'coin',
  'metal',
  'energy',
  'crude',
  'forex',
  'stock',
  'index',
  'etf',
] as const

export const marketRow = z.object({
  symbol: z.string(),
  name: z.string(),
  kind: z.enum(['spot', 'perpetual', 'dated']),
  /** Of MARKET_TYPES: 'coin' for spot, 'contract' for crypto contracts, else the instrument's class. */
  type: z.string(),
  /** By its calendar; `changesAt` when it next closes or opens, 0 = never. */
  open: z.boolean(),
  changesAt: z.number(),
  /** 0 for spot. */
  maxLeverage: z.number(),
  /** Last trade price; the index price before the first trade; before that the reference feed's last; "" without any. */
  last: z.string(),
  /** Change over 24 h as a fraction: "0.0123". While the market is closed, these are of the 24 h up to its close. */
  change: signedDecimal,
  high: z.string(),
  low: z.string(),
  /** Base volume and quote turnover over 24 h. */
  volume: z.string(),
  turnover: z.string(),
  fav: z.boolean(),
  halted: z.boolean(),
  /** Last 24 hourly closes, oldest first. */
  spark: z.array(z.string()),
})

export const getmarketList = defineCall({
  name: 'getmarketList',
  method: 'GET',
  access: 'optional',
  inDemo: 'open',
  summary: 'Markets of one type with their day',
  silent: true,
  request: z.object({ type: z._default(z.enum(MARKET_TYPES), 'coin'), keyword: z.optional(text(40)), page }),
  data: pageOf(marketRow),
})

export const newData = defineCall({
  name: 'new_data',
  method: 'GET',
  access: 'public',
  inDemo: 'open',
  summary: 'Latest prices (polling when the socket is down)',
  silent: true,
  /** Comma-separated, at most 50. */
  request: z.object({ symbols: z._default(text(1100), '') }),
  data: z.array(
    z.object({
      symbol: z.string(),
      last: z.string(),
      change: signedDecimal,
      bid: z.string(),
      ask: z.string(),
      time: z.number(),
    }),
  ),
})

export const getCurrencyMessage = defineCall({
  name: 'getCurrencyMessage',
  method: 'GET',
  access: 'public',
  inDemo: 'open',
  summary: 'About one market: units, limits, fees, hours, the coin',
  silent: true,
  /** Without a symbol: the first market. */
  request: z.object({ symbol: z.optional(symbol) }),
  data: z.object({
    symbol: z.string(),
    name: z.string(),
    base: z.string(),
    quote: z.string(),
    priceDecimals: z.number(),
    amountDecimals: z.number(),
    tickSize: z.string(),
    lotSize: z.string(),
    minAmount: z.string(),
    maxAmount: z.string(),
    minNotional: z.string(),
    maxNotional: z.string(),
    /** Fractions: "0.001" = 0.1 %. With a session: the customer's own tier. */
    makerRate: z.string(),
    takerRate: z.string(),
    band: z.string(),
    defaultSlippage: z.string(),
    maxSlippage: z.string(),
    state: z.enum(['open', 'cancel_only', 'halted']),
    reason: z.string(),
    depthSteps: z.array(z.string()),
    intro: z.string(),
    issued: z.string(),
    circulation: z.string(),
    site: z.string(),
    paper: z.string(),
    hours: z.string(),
    /** The origin of the price and whether it is simulated. */
    priceSource: z.string(),
    simulated: z.boolean(),
    /** Whether the house quotes it; without the house, customers trade with each other alone. */
    marketMaker: z.boolean(),
  }),
  rejections: ['unknown_market'],
})

export const getCurrencyAll = defineCall({
  name: 'getCurrencyAll',
  method: 'GET',
  access: 'public',
  inDemo: 'open',
  summary: 'All currencies',
  silent: true,
  request: z.object({}),
  data: z.array(
    z.object({
      currency: z.string(),
      name: z.string(),
      decimals: z.number(),
      icon: z.string(),
      chains: z.array(z.string()),
    }),
  ),
})

export const addCollectCurrenct = defineCall({
  name: 'addCollectCurrenct',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'other',
  summary: 'Add or remove a favourite market',
  silent: true,
  request: z.object({ symbol, on: z._default(flag, true) }),
  data: z.object({ on: z.boolean() }),
  rejections: ['unknown_market'],
})

export const getKline = defineCall({
  name: 'getKline',
  method: 'GET',
  access: 'public',
  inDemo: 'open',
  summary: 'Candles, oldest first',
  silent: true,
  extra: true,
  request: z.object({
    symbol,
    period: z.enum(PERIODS),
    /** market: trades of the book; index: the index (`symbol` of an index or a contract on it); mark: a contract's mark price. */
    series: z._default(z.enum(['market', 'index', 'mark']), 'market'),
    end: z.optional(timestamp),
    limit: z._default(whole(1, 1000), 500),
  }),
  /** [open time ms, open, high, low, close, base volume]; `reference`: candles up to this time come from the reference feed, before this book traded (0 = none). */
  data: z.object({
    list: z.array(z.tuple([z.number(), z.string(), z.string(), z.string(), z.string(), z.string()])),
    reference: z.number(),
  }),
  rejections: ['unknown_market', 'unknown_index'],
})

export const getDepth = defineCall({
  name: 'getDepth',
  method: 'GET',
  access: 'public',
  inDemo: 'open',
  summary: 'Order book',
  silent: true,
  extra: true,
  request: z.object({ symbol, limit: z._default(whole(1, 200), 50), step: z.optional(decimal) }),
  data: z.object({
    seq: z.number(),
    bids: z.array(z.tuple([z.string(), z.string()])),
    asks: z.array(z.tuple([z.string(), z.string()])),
  }),
  rejections: ['unknown_market'],
})

export const getTrades = defineCall({
  name: 'getTrades',
  method: 'GET',
  access: 'public',
  inDemo: 'open',
  summary: 'Latest trades, newest first',
  silent: true,
  extra: true,
  request: z.object({ symbol, limit: z._default(whole(1, 200), 50) }),
  /** [time ms, price, amount, taker side, 1 when both sides are house accounts else 0, trade number] */
  data: z.array(z.tuple([z.number(), z.string(), z.string(), z.enum(['buy', 'sell']), z.number(), z.string()])),
  rejections: ['unknown_market'],
})

export const getAsset2 = defineCall({
  name: 'getAsset2',
  method: 'GET',
  access: 'token',
  inDemo: 'open',
  summary: 'Balances',
  silent: true,
  request: z.object({ account: z._default(account, 'funds') }),
  /** `converted` and `total` are in USDT at the last price; "" when there is no price. */
  data: z.object({
    total: z.string(),
    list: z.array(
      z.object({
        currency: z.string(),
        name: z.string(),
        decimals: z.number(),
        available: z.string(),
        frozen: z.string(),
        converted: z.string(),
      }),
    ),
  }),
})

export const MARKET_CALLS = {
  getmarketList,
  new_data: newData,
  getCurrencyMessage,
  getCurrencyAll,
  addCollectCurrenct,
  getKline,
  getDepth,
  getTrades,
  getAsset2,
}

import * as z from 'zod/mini'
import { defineCall, KEYED_REJECTIONS } from '../web/call.ts'
import { cid, datedPage, decimal, orderNo, pageOf, symbol, whole } from '../web/fields.ts'

const direction = z.enum(['up', 'down'])

export const deliveryRow = z.object({
  orderNo: z.string(),
  symbol: z.string(),
  name: z.string(),
  direction,
  seconds: z.number(),
  amount: z.string(),
  currency: z.string(),
  fee: z.string(),
  payoutRate: z.string(),
  /** Won on top of the stake when right. */
  payout: z.string(),
  openTime: z.number(),
  /** The strike; "" until the next samples. */
  openPrice: z.string(),
  expiry: z.number(),
  settlePrice: z.string(),
  /** Signed, fee included; "" while open. */
  profit: z.string(),
  state: z.enum(['open', 'settling', 'won', 'lost', 'refunded']),
  /** refunded: tied, or void (too few samples, or no strike). */
  result: z.enum(['', 'won', 'lost', 'tied', 'void']),
})

/** Fractions as text: payout "0.85" = 85 % on top of the stake. */
export const getDeliveryCycle = defineCall({
  name: 'getDeliveryCycle',
  method: 'GET',
  access: 'optional',
  inDemo: 'open',
  summary: 'Durations, payouts and limits of timed up/down orders on one index',
  silent: true,
  extra: true,
  request: z.object({ symbol: z.optional(symbol) }),
  data: z.object({
    symbol: z.string(),
    name: z.string(),
    class: z.string(),
    currency: z.string(),
    priceDecimals: z.number(),
    version: z.number(),
    cycles: z.array(
      z.object({
        id: z.number(),
        seconds: z.number(),
        payout: z.string(),
        feeRate: z.string(),
        min: z.string(),
        max: z.string(),
        /** Largest stake possible now: limits, caps and the pool's free money; "" without a session. */
        maxNow: z.string(),
        /** Share of winning orders at which a customer breaks even, and the house's expected share of the stake at a share of one half. */
        breakEven: z.string(),
        houseEdge: z.string(),
        windowSeconds: z.number(),
        rule: z.enum(['median', 'mean']),
      }),
    ),
    open: z.boolean(),
    changesAt: z.number(),
    /** A word when orders are refused now: market_closed, index_unavailable, index_unsure; else "". */
    problem: z.string(),
    poolFree: z.string(),
    poolLocked: z.string(),
    poolCap: z.string(),
    customerCap: z.string(),
    available: z.string(),
    simulated: z.boolean(),
    priceSource: z.string(),
    /** Every index that has options. */
    symbols: z.array(z.object({ symbol: z.string(), name: z.string(), class: z.string(), open: z.boolean() })),
  }),
  rejections: ['unknown_index'],
})

export const addDelivery = defineCall({
  name: 'addDelivery',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'order',
  summary: 'Buy a timed up/down order',
  extra: true,
  /** `payout` and `feeRate` are the terms the customer was shown: other terms now are refused. */
  request: z.object({
    symbol,
    cycleId: whole(1, 1_000_000),
    direction,
    amount: decimal,
    payout: decimal,
    feeRate: decimal,
    cid: z.optional(cid),
  }),
  /** `price` is "" : the strike is the first index price after this order in the log. */
  data: z.object({ orderNo: z.string(), price: z.string(), time: z.number(), expiry: z.number() }),
  rejections: [
    'malformed',
    'unknown_index',
    'unknown_cycle',
    'terms_changed',
    'stake_zero',
    'below_minimum_quantity',
    'above_maximum_quantity',
    'market_closed',
    'index_unavailable',
    'index_unsure',
    'expires_while_closed',
    'option_pool_full',
    'option_customer_cap',
    'insufficient_balance',
    'owner_frozen',
    'transaction_password_unset',
    ...KEYED_REJECTIONS,
    'shutting_down',
  ],
})

export const getDeliveryList = defineCall({
  name: 'getDeliveryList',
  method: 'GET',
  access: 'token',
  inDemo: 'open',
  summary: 'Timed up/down orders',
  silent: true,
  extra: true,
  request: z.object({
    state: z._default(z.enum(['open', 'closed']), 'open'),
    symbol: z.optional(symbol),
    ...datedPage,
  }),
  /** `totals` over all that match, not only this page; money in `currency`. */
  data: z.object({
    ...pageOf(deliveryRow).shape,
    totals: z.object({
      count: z.number(),
      amount: z.string(),
      profit: z.string(),
      won: z.number(),
      currency: z.string(),
    }),
  }),
})

export const getDeliveryReceipt = defineCall({
  name: 'getDeliveryReceipt',
  method: 'GET',
  access: 'token',
  inDemo: 'open',
  summary: 'All that decided a settled order: samples, log positions, rule, result',
  silent: true,
  extra: true,
  request: z.object({ orderNo }),
  data: z.object({
    order: deliveryRow,
    priceDecimals: z.number(),
    tickSize: z.string(),
    boughtSequence: z.number(),
    termsVersion: z.number(),
    strikeSequence: z.number(),
    strikeTime: z.number(),
    rule: z.enum(['median', 'mean']),
    windowMs: z.number(),
    expectedSamples: z.number(),
    /** [log sequence, time ms, price]: those that counted, oldest first. */
    samples: z.array(z.tuple([z.number(), z.number(), z.string()])),
    settledSequence: z.number(),
    settledTime: z.number(),
    /** Amounts of the order in the asset's smallest unit, so that a program can recompute them. */
    units: z.object({
      stake: z.string(),
      fee: z.string(),
      payout: z.string(),
      received: z.string(),
      scale: z.number(),
    }),
    replay: z.string(),
  }),
  rejections: ['order_not_found'],
})

export const DELIVERY_CALLS = { getDeliveryCycle, addDelivery, getDeliveryList, getDeliveryReceipt }

import * as z from 'zod/mini'
import { defineCall } from '../web/call.ts'
import { cid, orderNo, page, pageOf, size, timestamp, whole } from '../web/fields.ts'
import { amount, MONEY_COMMAND, PASSWORD_PROOF, tpwd } from '../web/moneyCall.ts'
import { backing, offered, ordered, orderInfo, orderState, product, productInfo } from './callFields.ts'

export const getProfitTotal = defineCall({
  name: 'getProfitTotal',
  method: 'GET',
  access: 'token',
  inDemo: 'open',
  summary: 'What is hosted, and what it has returned, today in Hong Kong and altogether',
  silent: true,
  request: z.object({}),
  data: z.object({
    /** Principal in custody or in redemption. */
    hosting: z.string(),
    today: z.string(),
    total: z.string(),
    /** Orders in custody or in redemption. */
    orders: z.number(),
  }),
})

export const getProfitList = defineCall({
  name: 'getProfitList',
  method: 'GET',
  access: 'optional',
  inDemo: 'open',
  summary: 'Hosting products: open ones first, then sold out, then closed',
  silent: true,
  request: z.object({}),
  data: z.array(z.object(offered)),
})

export const getMyprofit = defineCall({
  name: 'getMyprofit',
  method: 'GET',
  access: 'token',
  inDemo: 'open',
  summary: 'Own hosting orders, newest first',
  silent: true,
  request: z.object({
    state: z.optional(orderState),
    from: z.optional(timestamp),
    to: z.optional(timestamp),
    page,
    size,
  }),
  data: pageOf(z.object(ordered)),
})

export const getProfitInfo = defineCall({
  name: 'getProfitInfo',
  method: 'GET',
  access: 'optional',
  inDemo: 'open',
  summary:
    'A hosting product by id, with what is set aside against what is owed; or an own order by number, with its postings',
  silent: true,
  /** Exactly one of the two; with `orderNo`, only in the session of the order's owner. */
  request: z.object({ id: z.optional(product), orderNo: z.optional(orderNo) }),
  data: z.union([orderInfo, productInfo]),
  rejections: ['malformed', 'unknown_product', 'order_not_found', 'please_log_in'],
})

export const tryProfit = defineCall({
  name: 'tryProfit',
  method: 'GET',
  access: 'optional',
  inDemo: 'open',
  summary: 'What hosting an amount would return, and what ending it early would cost; changes nothing',
  silent: true,
  extra: true,
  request: z.object({ id: product, amount }),
  data: z.object({
    daily: z.string(),
    /** All days together. */
    total: z.string(),
    /** UTC ms: bought now, the end of its last day. */
    endTime: z.number(),
    /** Principal that comes back at an early redemption, and the loss; returns already paid are kept. */
    earlyReceive: z.string(),
    earlyLoss: z.string(),
    /** Why a purchase would be refused: word and sentence; '' when it would be accepted, and for visitors. */
    rejection: z.string(),
    problem: z.string(),
  }),
  rejections: ['malformed', 'unknown_product'],
})

export const buyProfit = defineCall({
  name: 'buyProfit',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'other',
  summary:
    'Host money of the hosting account; the whole return is set aside from the treasury at once, or nothing is sold',
  request: z.object({
    id: product,
    amount,
    /** The version shown: another version is refused. Without a version, the terms in force. */
    terms: z.optional(whole(1, Number.MAX_SAFE_INTEGER)),
    /** Consent to the terms. */
    agree: z._default(z.string().check(z.trim(), z.maxLength(8)), ''),
    tpwd,
    cid: z.optional(cid),
  }),
  data: z.object({ orderNo: z.string() }),
  rejections: [
    ...PASSWORD_PROOF,
    ...MONEY_COMMAND,
    'amount_missing',
    'agreement_missing',
    'unknown_product',
    'product_closed',
    'terms_changed',
    'below_minimum_quantity',
    'above_maximum_quantity',
    'sold_out',
    'insufficient_balance',
    'withdrawals_only',
  ],
})

export const sellProfit = defineCall({
  name: 'sellProfit',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'other',
  summary: 'Ask for hosted money before its end, at the loss of the terms it was bought on',
  request: z.object({ orderNo, tpwd, cid: z.optional(cid) }),
  data: z.object({
    /** Principal that comes back, and what the early redemption costs. */
    receive: z.string(),
    loss: z.string(),
    /** UTC ms. */
    redeemAt: z.number(),
    state: orderState,
  }),
  rejections: [...PASSWORD_PROOF, ...MONEY_COMMAND, 'order_not_found', 'already_done'],
})

export const getHostingBook = defineCall({
  name: 'getHostingBook',
  method: 'GET',
  access: 'optional',
  inDemo: 'open',
  summary: 'What is set aside for a hosting product against what it owes, now and at the end of each Hong Kong day',
  silent: true,
  extra: true,
  request: z.object({ id: product }),
  data: z.object({
    id: z.string(),
    name: z.string(),
    currency: z.string(),
    ...backing,
    /** Money of the treasury from which returns can be set aside, for all products together. */
    treasury: z.string(),
    /** Returns paid by this product, ever, and promised returns that went back to the treasury unearned. */
    paid: z.string(),
    unearned: z.string(),
    /** UTC ms: the exchange's clock at that entry. */
    time: z.number(),
    /** Where returns come from. */
    source: z.string(),
    /** `time`: UTC ms at which the day ends; days on which nothing happened are left out. At most the last 400. */
    series: z.array(
      z.object({ day: z.string(), time: z.number(), hosted: z.string(), escrowed: z.string(), owed: z.string() }),
    ),
  }),
  rejections: ['unknown_product'],
})

export const HOSTING_CALLS = {
  getProfitTotal,
  getProfitList,
  getMyprofit,
  getProfitInfo,
  tryProfit,
  buyProfit,
  sellProfit,
  getHostingBook,
}

import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { contractOrigin } from './contractOrigin.ts'
import { account, currency, datedPage, orderNo, pageOf, symbol, text, whole } from './fields.ts'

/** Products whose fills a list may show, in the words of the wire: *delivery* is a timed option. */
const FILL_KINDS = ['spot', 'contract', 'delivery'] as const
export type FillKind = (typeof FILL_KINDS)[number]

export const getDealList = defineCall({
  name: 'getDealList',
  method: 'GET',
  access: 'token',
  inDemo: 'open',
  summary: 'Fills',
  silent: true,
  extra: true,
  request: z.object({
    product: z._default(z.enum(FILL_KINDS), 'spot'),
    symbol: z.optional(symbol),
    orderNo: z.optional(orderNo),
    ...datedPage,
  }),
  data: pageOf(
    z.object({
      tradeNo: z.string(),
      orderNo: z.string(),
      time: z.number(),
      symbol: z.string(),
      side: z.enum(['buy', 'sell']),
      price: z.string(),
      amount: z.string(),
      turnover: z.string(),
      fee: z.string(),
      feeCurrency: z.string(),
      /** none: lots of a contract closed without a trade; `tradeNo` is then the entry of the log, `orderNo` "". */
      role: z.enum(['maker', 'taker', 'none']),
      house: z.boolean(),
      /** Contracts and timed orders: realised by this trade, signed, before its fee; "" for spot and for trades that opened. */
      profit: z.string(),
      /** Contracts: the lots; "" otherwise. */
      lots: z.string(),
      /** Contracts: why the lots were closed when the customer had no order for it; "" otherwise. */
      closedBy: z.union([contractOrigin, z.literal('')]),
    }),
  ),
})

export const getAccountLog = defineCall({
  name: 'getAccountLog',
  method: 'GET',
  access: 'token',
  inDemo: 'open',
  summary: 'Ledger entries: every change of balance',
  silent: true,
  extra: true,
  request: z.object({
    account: z.optional(account),
    currency: z.optional(currency),
    type: z.optional(text(24)),
    /** Only rows of this entry of the log. */
    sequence: z.optional(whole(1, 999_999_999_999_999)),
    ...datedPage,
  }),
  /** `change` is signed; `balance` is the running balance (available and frozen) of that currency after it; `sequence` is the log position. */
  data: pageOf(
    z.object({
      time: z.number(),
      account: z.string(),
      currency: z.string(),
      type: z.string(),
      change: z.string(),
      balance: z.string(),
      ref: z.string(),
      sequence: z.number(),
    }),
  ),
})

export const HISTORY_CALLS = { getDealList, getAccountLog }

import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { contractOrigin } from './contractOrigin.ts'
import { account, currency, datedPage, orderNo, pageOf, signedDecimal, symbol, text, whole } from './fields.ts'

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
    /** Only rows about the order, withdrawal, loan … of this number. */
    ref: z.optional(whole(1, 999_999_999_999_999)),
    ...datedPage,
  }),
  /** `change` is signed; `balance` is the running balance (available and frozen) of that currency after it; `sequence` is the log position; `ref` is of the order where a trade moved the money, not of the trade. */
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

/**
 * Worked out from the ledger when it is asked for. Of each period:
 *
 *     equity after it = equity before it + moved + result        result = the sum over `products`
 *
 * each to the last of its six digits. `moved` is what came from outside less what went there: deposits, withdrawals, purchases,
 * principal of loans, play money; an amount of a coin at its price at the end of the hour in which it moved. The result is all the rest.
 * Prices are those of the last trade, or of the index before the first one; of contracts, the mark. A coin without a price counts nothing, and what is
 * owed on a loan is not taken off.
 */
export const getEquity = defineCall({
  name: 'getEquity',
  method: 'GET',
  access: 'token',
  inDemo: 'open',
  summary: 'Equity over time: what all accounts were worth, with the result of each hour or day, by product',
  silent: true,
  extra: true,
  /** Hours and days of UTC, of which the last one runs. */
  request: z.object({ period: z._default(z.enum(['1h', '1d']), '1d'), size: z._default(whole(1, 366), 30) }),
  data: z.object({
    /** In which all amounts are. */
    currency: z.string(),
    /** The last entry of the log that is in it. */
    sequence: z.number(),
    /** Before the first period, at `from`. */
    from: z.number(),
    opening: signedDecimal,
    /** Oldest first, from the period of the first entry on; none: nothing has happened yet. */
    list: z.array(
      z.object({
        from: z.number(),
        /** Its end; of the running period the moment of the answer. */
        to: z.number(),
        equity: signedDecimal,
        moved: signedDecimal,
        result: signedDecimal,
        /** Without those that gained and lost nothing. "spot" has the change in value of all coins held. */
        products: z.array(z.object({ product: z.string(), amount: signedDecimal })),
      }),
    ),
  }),
})

export const HISTORY_CALLS = { getDealList, getAccountLog, getEquity }

import * as z from 'zod/mini'
import { defineCall, KEYED_REJECTIONS } from '../web/call.ts'
import { cid, currency, datedPage, decimal, pageOf, text } from '../web/fields.ts'

export const getExchangeQuote = defineCall({
  name: 'getExchangeQuote',
  method: 'GET',
  access: 'token',
  inDemo: 'open',
  summary: 'What an exchange of one currency for another gives now, good for ten seconds',
  silent: true,
  extra: true,
  request: z.object({ from: currency, to: currency, amount: decimal }),
  data: z.object({
    quoteId: z.string(),
    from: z.string(),
    to: z.string(),
    amount: z.string(),
    receive: z.string(),
    /** Units of `to` for one of `from`: the rate given, and the index price without the spread. */
    rate: z.string(),
    indexRate: z.string(),
    /** The house's earning, as a part: "0.002", and as an amount of `to`. It is inside the rate. */
    spread: z.string(),
    fee: z.string(),
    /** UTC ms: until when it can be accepted. */
    expires: z.number(),
  }),
  rejections: [
    'malformed',
    'unknown_asset',
    'insufficient_balance',
    'conversion_closed',
    'index_unsure',
    'withdrawals_only',
    'owner_frozen',
    'rate_limited',
  ],
})

export const addExchange = defineCall({
  name: 'addExchange',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'other',
  summary: 'Exchange at a quote: exactly what it said, or nothing',
  extra: true,
  request: z.object({ quoteId: text(64), cid: z.optional(cid) }),
  data: z.object({ sequence: z.number(), time: z.number() }),
  rejections: [
    'malformed',
    'quote_expired',
    'quote_moved',
    'insufficient_balance',
    'conversion_closed',
    'index_unsure',
    'withdrawals_only',
    'transaction_password_unset',
    'owner_frozen',
    ...KEYED_REJECTIONS,
  ],
})

export const getExchangeList = defineCall({
  name: 'getExchangeList',
  method: 'GET',
  access: 'token',
  inDemo: 'open',
  summary: 'Exchanges of currencies, newest first',
  silent: true,
  extra: true,
  request: z.object(datedPage),
  data: pageOf(
    z.object({
      time: z.number(),
      from: z.string(),
      amount: z.string(),
      to: z.string(),
      received: z.string(),
      sequence: z.number(),
    }),
  ),
})

export const CONVERSION_CALLS = { getExchangeQuote, addExchange, getExchangeList }

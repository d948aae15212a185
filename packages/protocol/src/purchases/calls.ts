import * as z from 'zod/mini'
import { arrivalTerms } from '../web/arrivalTerms.ts'
import { defineCall } from '../web/call.ts'
import { cid, currency, datedPage, decimal, pageOf, text } from '../web/fields.ts'

export const getBuycoinInfo = defineCall({
  name: 'getBuycoinInfo',
  method: 'GET',
  access: 'token',
  inDemo: 'closed',
  summary: 'How coins are bought by remittance: whom to pay, the least, the terms, and a rate that is kept for a while',
  silent: true,
  extra: true,
  request: z.object({ currency: z.optional(currency) }),
  data: z.object({
    /** The coins on sale, and the least amount of each. */
    currencies: z.array(z.object({ currency: z.string(), min: z.string(), decimals: z.number() })),
    currency: z.string(),
    quoteId: z.string(),
    /** Of the paid currency for one coin, everything included. */
    rate: z.string(),
    /** The price without the house's earning, and that earning as a part: "0.005". */
    indexRate: z.string(),
    spread: z.string(),
    payCurrency: z.string(),
    /** UTC ms: sending the form until then agrees the rate. */
    expires: z.number(),
    /** `memo` is the text that the remittance must carry. */
    payee: z.object({
      bank: z.string(),
      account: z.string(),
      swift: z.string(),
      name: z.string(),
      memo: z.string(),
    }),
    /** The details are made up: they lead to no bank. */
    sandbox: z.boolean(),
    /** Terms of withdrawals, in USDT: coins bought by this quote keep them. */
    terms: arrivalTerms,
  }),
  rejections: ['purchases_closed', 'unknown_asset', 'conversion_closed', 'not_in_demo', 'rate_limited'],
})

export const PURCHASE_STATES = ['pending', 'success', 'failed'] as const

export const addBuycoin = defineCall({
  name: 'addBuycoin',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'Say that a remittance was sent: its bill goes to review, and the coins are credited at the agreed rate',
  extra: true,
  request: z.object({
    currency,
    quoteId: text(64),
    /** Name of the payer, as the bank writes it. */
    name: z._default(text(80), ''),
    /** Coins. */
    amount: decimal,
    imgId: z._default(text(64), ''),
    /** Consent to the terms of the quote. */
    agree: z._default(text(8), ''),
    cid: z.optional(cid),
  }),
  data: z.object({ id: z.string(), state: z.enum(PURCHASE_STATES), pay: z.string(), payCurrency: z.string() }),
  rejections: [
    'malformed',
    'field_empty',
    'bill_missing',
    'agreement_missing',
    'image_unknown',
    'unknown_asset',
    'below_minimum_quantity',
    'amount_overflow',
    'quote_expired',
    'purchases_closed',
    'review_pending',
    'conflict',
    'not_in_demo',
    'rate_limited',
  ],
})

export const getBuycoinList = defineCall({
  name: 'getBuycoinList',
  method: 'GET',
  access: 'token',
  inDemo: 'closed',
  summary: 'Purchases by remittance, newest first',
  silent: true,
  extra: true,
  request: z.object(datedPage),
  data: pageOf(
    z.object({
      id: z.string(),
      time: z.number(),
      currency: z.string(),
      amount: z.string(),
      rate: z.string(),
      pay: z.string(),
      payCurrency: z.string(),
      name: z.string(),
      /** The bill, for getImage. */
      imgId: z.string(),
      state: z.enum(PURCHASE_STATES),
      /** The reviewer's note when it failed; the bank's reference when it succeeded. */
      reason: z.string(),
      /** UTC ms, 0 while pending. */
      decided: z.number(),
    }),
  ),
  rejections: ['not_in_demo'],
})

export const PURCHASE_CALLS = { getBuycoinInfo, addBuycoin, getBuycoinList }

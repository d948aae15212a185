import * as z from 'zod/mini'
import { arrivalTerms } from '../web/arrivalTerms.ts'
import { defineCall } from '../web/call.ts'
import { cid, currency, datedPage, decimal, page, pageOf, size, text, whole } from '../web/fields.ts'
import { empty } from '../web/securityFields.ts'

const chain = z._default(text(20), 'ethereum')
const usdt = z._default(currency, 'USDT')

export const getDepositInfo = defineCall({
  name: 'getDepositInfo',
  method: 'GET',
  access: 'token',
  inDemo: 'closed',
  summary: 'Where to send a deposit; the address only after its terms were agreed to',
  silent: true,
  extra: true,
  request: z.object({ currency: usdt, chain }),
  data: z.object({
    currency: z.string(),
    chain: z.string(),
    chainName: z.string(),
    /** Play money on the sandbox's own chain. */
    sandbox: z.boolean(),
    /** '' until the terms in force are accepted. In mixed case, whose checksum guards against typing errors. */
    address: z.string(),
    /** '' where the chain has none. */
    tag: z.string(),
    /** Contract of the token: other tokens cannot be credited, whatever they are called. */
    contract: z.string(),
    /** Smallest amount that the form takes. Transfers on the chain are credited at any amount. */
    min: z.string(),
    confirms: z.number(),
    /** `late`: the chain cannot be read now; `paused`: it is read, but deposits are credited only after operators have looked. */
    state: z.enum(['open', 'late', 'paused']),
    terms: arrivalTerms,
  }),
  rejections: ['unknown_asset', 'deposit_unsupported', 'deposits_closed', 'not_in_demo'],
})

export const acceptDepositTerms = defineCall({
  name: 'acceptDepositTerms',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'Agree to the terms of deposits; answers with the address',
  silent: true,
  extra: true,
  request: z.object({ version: whole(0, Number.MAX_SAFE_INTEGER) }),
  data: z.object({ address: z.string() }),
  rejections: ['deposits_closed', 'deposit_terms_changed', 'not_in_demo'],
})

export const addRecharge = defineCall({
  name: 'addRecharge',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'Send the bill of a deposit to review; what arrives on the chain is credited without it',
  extra: true,
  request: z.object({
    currency: usdt,
    chain,
    amount: decimal,
    imgId: empty(64),
    /** Hash of the transaction, '' when unknown: with it the form closes by itself once the transaction is credited. */
    txid: empty(66),
    cid: z.optional(cid),
  }),
  data: z.object({ id: z.string(), state: z.enum(['not_reviewed', 'completed']) }),
  rejections: [
    'malformed',
    'unknown_asset',
    'deposit_unsupported',
    'below_minimum_quantity',
    'bill_missing',
    'image_unknown',
    'transaction_invalid',
    'review_pending',
    'conflict',
    'not_in_demo',
  ],
})

export const RECHARGE_STATES = ['pending', 'not_reviewed', 'completed', 'failed'] as const

export const getRechargeList = defineCall({
  name: 'getRechargeList',
  method: 'GET',
  access: 'token',
  inDemo: 'closed',
  summary: 'Deposits and forms, newest first, with the confirmations of those that are under way',
  silent: true,
  extra: true,
  request: z.object(datedPage),
  data: pageOf(
    z.object({
      id: z.string(),
      time: z.number(),
      /** `chain`: seen on the chain; `form`: stated by the customer. */
      way: z.enum(['chain', 'form']),
      currency: z.string(),
      chain: z.string(),
      amount: z.string(),
      state: z.enum(RECHARGE_STATES),
      /** Why it failed, '' otherwise. */
      reason: z.string(),
      /** So far, and how many are needed; 0 and 0 for a form. */
      confirmations: z.number(),
      confirms: z.number(),
      /** '' for a form that names none. */
      txid: z.string(),
      from: z.string(),
      /** Of the log, 0 before it is credited. */
      sequence: z.number(),
    }),
  ),
  rejections: ['not_in_demo'],
})

/** Why an arrival is not credited. `reappeared`: its transaction was credited before, with other contents. */
export const UNCREDITED_KINDS = ['token', 'coin', 'too_large', 'reappeared'] as const

export const getUncreditedList = defineCall({
  name: 'getUncreditedList',
  method: 'GET',
  access: 'token',
  inDemo: 'closed',
  summary: 'What arrived at the customer’s address and cannot be credited, newest first',
  silent: true,
  extra: true,
  request: z.object({ page, size }),
  data: pageOf(
    z.object({
      id: z.string(),
      time: z.number(),
      kind: z.enum(UNCREDITED_KINDS),
      /** '' for a token that is not ours: any token can call itself anything. */
      currency: z.string(),
      /** '' for a token that is not ours, whose claimed decimals cannot be trusted. */
      amount: z.string(),
      /** The same in the smallest units, as the chain tells it. */
      units: z.string(),
      /** Of the token, '' for the chain's own coin. */
      contract: z.string(),
      txid: z.string(),
      from: z.string(),
      /** `settled`: operators have dealt with it. */
      state: z.enum(['open', 'settled']),
      /** When operators settled it, 0 before. */
      settledAt: z.number(),
    }),
  ),
  rejections: ['not_in_demo'],
})

export const DEPOSIT_CALLS = {
  getDepositInfo,
  acceptDepositTerms,
  addRecharge,
  getRechargeList,
  getUncreditedList,
}

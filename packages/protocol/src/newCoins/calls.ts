import * as z from 'zod/mini'
import { defineCall } from '../web/call.ts'
import { cid, datedPage, orderNo, page, pageOf, size, whole } from '../web/fields.ts'
import { amount, MONEY_COMMAND, PASSWORD_PROOF, tpwd } from '../web/moneyCall.ts'
import { info, offered, offering, offeringState, subscribed, subscriptionState } from './callFields.ts'

export const getNewcoinsList = defineCall({
  name: 'getNewcoinsList',
  method: 'GET',
  access: 'optional',
  inDemo: 'open',
  summary: 'New coins: open ones first, then those that come, then those that have ended',
  silent: true,
  /** A sold-out coin stays in the list of its state. */
  request: z.object({ state: z.optional(offeringState), page, size }),
  data: pageOf(z.object(offered)),
})

export const getNewcoinsInfo = defineCall({
  name: 'getNewcoinsInfo',
  method: 'GET',
  access: 'optional',
  inDemo: 'open',
  summary: 'A new coin: who issues it, what it is, and the rules of its subscription',
  silent: true,
  request: z.object({ id: offering }),
  data: z.object(info),
  rejections: ['unknown_offering'],
})

export const tryNewcoins = defineCall({
  name: 'tryNewcoins',
  method: 'GET',
  access: 'optional',
  inDemo: 'open',
  summary: 'What a number of new coins would cost and until when they would be locked; changes nothing',
  silent: true,
  extra: true,
  request: z.object({ id: offering, quantity: amount }),
  data: z.object({
    cost: z.string(),
    /** UTC ms, when the coin is listed by its date. */
    lockUntil: z.number(),
    /** The largest possible loss: the coin may fall to nothing after its listing. */
    worst: z.string(),
    /** Why it would be refused: word and sentence; '' when it would be accepted, and for visitors. */
    rejection: z.string(),
    problem: z.string(),
  }),
  rejections: ['malformed', 'unknown_offering'],
})

export const buyNewcoins = defineCall({
  name: 'buyNewcoins',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'other',
  summary: 'Subscribe to a new coin; its cost is held until coins are allocated, and what is not used is free again',
  request: z.object({
    id: offering,
    /** Coins. */
    quantity: amount,
    /** The version of the terms that the customer was shown: another version is refused. Left out: the version in force. */
    terms: z.optional(whole(1, Number.MAX_SAFE_INTEGER)),
    /** Consent to the rules. */
    agree: z._default(z.string().check(z.trim(), z.maxLength(8)), ''),
    tpwd,
    cid: z.optional(cid),
  }),
  data: z.object({
    orderNo: z.string(),
    /** The money held. */
    amount: z.string(),
    state: subscriptionState,
  }),
  rejections: [
    ...PASSWORD_PROOF,
    ...MONEY_COMMAND,
    'amount_missing',
    'agreement_missing',
    'unknown_offering',
    'subscription_soon',
    'subscription_ended',
    'offering_unbacked',
    'terms_changed',
    'below_minimum_quantity',
    'above_maximum_quantity',
    'lot_size',
    'sold_out',
    'insufficient_usdt',
    'withdrawals_only',
  ],
})

export const getMyNewcoins = defineCall({
  name: 'getMyNewcoins',
  method: 'GET',
  access: 'token',
  inDemo: 'open',
  summary: 'Own subscriptions to new coins, newest first, with what happened to each',
  silent: true,
  extra: true,
  /** `orderNo`: this subscription alone, however old it is. */
  request: z.object({ orderNo: z.optional(orderNo), state: z.optional(subscriptionState), ...datedPage }),
  data: pageOf(z.object(subscribed)),
})

export const returnNewcoins = defineCall({
  name: 'returnNewcoins',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'other',
  summary: 'Give allocated coins back for what was paid, when they were not listed by their date',
  extra: true,
  request: z.object({ orderNo, tpwd, cid: z.optional(cid) }),
  data: z.object({
    orderNo: z.string(),
    /** The coins given back, and the money returned for them. */
    coins: z.string(),
    amount: z.string(),
  }),
  rejections: [
    ...PASSWORD_PROOF,
    ...MONEY_COMMAND,
    'subscription_not_found',
    'return_too_early',
    'coin_listed',
    'already_done',
  ],
})

export const getNewcoinsBook = defineCall({
  name: 'getNewcoinsBook',
  method: 'GET',
  access: 'optional',
  inDemo: 'open',
  summary: 'What lies in the account of a new coin, coins and money, now and at the end of each Hong Kong day',
  silent: true,
  extra: true,
  request: z.object({ id: offering }),
  data: z.object({
    id: z.string(),
    coin: z.string(),
    name: z.string(),
    currency: z.string(),
    volume: z.string(),
    left: z.string(),
    /** Coins brought in by the issuer, of those lying in the account now, and given to customers, less what came back. */
    funded: z.string(),
    coins: z.string(),
    allocated: z.string(),
    /** Money of subscribers: held for requests under review; paid for coins and still in the account; paid to the issuer since the listing. */
    held: z.string(),
    paid: z.string(),
    issuerPaid: z.string(),
    /** Coins asked for by requests that wait. */
    asked: z.string(),
    listedAt: z.number(),
    /** Entry of the log at which these figures are read, and UTC ms of the exchange's clock there. */
    sequence: z.number(),
    time: z.number(),
    /** The accounts of coins and money, and when they are emptied. */
    source: z.string(),
    /** `time`: UTC ms at which the day ends; days on which nothing happened are left out. At most the last 400. */
    series: z.array(
      z.object({
        day: z.string(),
        time: z.number(),
        /** Coins in the account and given to customers; money held for requests and in the account. */
        coins: z.string(),
        allocated: z.string(),
        held: z.string(),
        paid: z.string(),
      }),
    ),
  }),
  rejections: ['unknown_offering'],
})

export const NEW_COIN_CALLS = {
  getNewcoinsList,
  getNewcoinsInfo,
  tryNewcoins,
  buyNewcoins,
  getMyNewcoins,
  returnNewcoins,
  getNewcoinsBook,
}

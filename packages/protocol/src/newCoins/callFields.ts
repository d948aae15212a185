import * as z from 'zod/mini'
import { MAX_OFFERINGS } from '../shape/limits.ts'
import { whole } from '../web/fields.ts'

/** soon: not open yet · open · ended: closed for subscriptions. */
export const OFFERING_STATES = ['soon', 'open', 'ended'] as const

/** under_review: asked for, nothing is allocated yet · passed: coins were allocated · not_passed: none were, and the money is free. */
export const SUBSCRIPTION_STATES = ['under_review', 'passed', 'not_passed'] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

/** What happened to a subscription: `released`, its coins are free; `returned`, they went back for the issue price. */
const SUBSCRIPTION_STEPS = ['asked', 'passed', 'not_passed', 'released', 'returned'] as const

export const offering = whole(1, MAX_OFFERINGS)
export const offeringState = z.enum(OFFERING_STATES)
export const subscriptionState = z.enum(SUBSCRIPTION_STATES)

export const offered = {
  /** Number of the offering. */
  id: z.string(),
  /** Codes of the coin and of the currency that pays for it. */
  coin: z.string(),
  name: z.string(),
  currency: z.string(),
  /** Issue price of one coin. */
  price: z.string(),
  /** Coins on offer, and how many of them are not allocated. */
  volume: z.string(),
  left: z.string(),
  /** UTC ms: from when and until when it can be subscribed to; by when it is listed. */
  opens: z.number(),
  closes: z.number(),
  listTime: z.number(),
  /** Days of 24 hours, counted from the listing, for which allocated coins cannot be used. */
  lockDays: z.number(),
  /** Coins of one customer: the least at once, the most altogether; and the step in which they are asked for and allocated. */
  min: z.string(),
  max: z.string(),
  lot: z.string(),
  /** pro_rata: every request gets the same part · review: operators decide each request. */
  way: z.enum(['review', 'pro_rata']),
  /** Symbol of the market on which it is to be traded. */
  market: z.string(),
  /** UTC ms at which that market was opened; 0: it has not been. */
  listedAt: z.number(),
  /** The coin missed its listing date, so subscribers can give it back at the issue price. */
  returnable: z.boolean(),
  /** Version, to be sent with a subscription. */
  terms: z.number(),
  /** sold_out: nothing is left, whether it is open or has ended. */
  state: z.enum([...OFFERING_STATES, 'sold_out']),
}

export const info = {
  ...offered,
  /** Who issues the coin. */
  issuer: z.string(),
  /** UTC ms; 0: it is not known. */
  release: z.number(),
  issueNo: z.string(),
  circulation: z.string(),
  /** Issue price × coins on offer. */
  totalPrice: z.string(),
  /** Addresses, '' for none. */
  site: z.string(),
  paper: z.string(),
  intro: z.string(),
  /** How coins are given out, paid for, locked and paid back: one sentence each. */
  rules: z.array(z.string()),
  /** Whether a market maker is to quote it. */
  marketMaker: z.boolean(),
  /** Entry of the log at which this is read. */
  sequence: z.number(),
}

export const subscribed = {
  orderNo: z.string(),
  /** Number of the offering. */
  id: z.string(),
  coin: z.string(),
  name: z.string(),
  currency: z.string(),
  price: z.string(),
  volume: z.string(),
  left: z.string(),
  listTime: z.number(),
  lockDays: z.number(),
  /** Coins asked for, and given. */
  quantity: z.string(),
  allocated: z.string(),
  /** What was held at the request, and what of it came back. */
  amount: z.string(),
  refund: z.string(),
  /** UTC ms. */
  time: z.number(),
  /** UTC ms at which allocated coins are free, when the coin is listed by its date; 0 when there are none. */
  releaseTime: z.number(),
  /** Why none were given, '' otherwise. */
  reason: z.string(),
  state: subscriptionState,
  released: z.boolean(),
  returned: z.boolean(),
  /** What was paid can be had back now. */
  returnable: z.boolean(),
  /** Each step with the coins and the money it was about, and its entry of the log. */
  steps: z.array(
    z.object({
      step: z.enum(SUBSCRIPTION_STEPS),
      time: z.number(),
      coins: z.string(),
      amount: z.string(),
      sequence: z.number(),
    }),
  ),
}

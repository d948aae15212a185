import * as z from 'zod/mini'
import { MAX_OFFERINGS } from '../shape/limits.ts'
import { whole } from '../web/fields.ts'

/** soon: not open yet · open · ended: closed for subscriptions. */
export const OFFERING_STATES = ['soon', 'open', 'ended'] as const

/** under_review: requested, nothing is allocated yet · passed: coins were allocated · not_passed: none were, and the money is free. */
export const SUBSCRIPTION_STATES = ['under_review', 'passed', 'not_passed'] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

/** The steps of a subscription: `released`, its coins are free; `returned`, they went back for the issue price. */
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
  /** Coins on offer, and those of them not allocated. */
  volume: z.string(),
  left: z.string(),
  /** UTC ms: start and end of subscription; the listing date. */
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
  /** Symbol of the market on which the coin is to be traded. */
  market: z.string(),
  /** UTC ms at which that market was opened; 0: not yet. */
  listedAt: z.number(),
  /** The coin missed its listing date, so subscribers can give it back at the issue price. */
  returnable: z.boolean(),
  /** Version, to be sent with a subscription. */
  terms: z.number(),
  /** sold_out: all coins are allocated, whether subscription is open or has ended. */
  state: z.enum([...OFFERING_STATES, 'sold_out']),
}

export const info = {
  ...offered,
  /** The issuer of the coin. */
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
  /** How coins are allocated, paid for, locked and returned: one sentence each. */
  rules: z.array(z.string()),
  /** Whether a market maker will quote the coin. */
  marketMaker: z.boolean(),
  /** Entry of the log at which these figures are read. */
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
  /** Coins requested, and allocated. */
  quantity: z.string(),
  allocated: z.string(),
  /** The money held at the request, and the part of it that was released. */
  amount: z.string(),
  refund: z.string(),
  /** UTC ms. */
  time: z.number(),
  /** UTC ms at which allocated coins are free, when the coin is listed by its date; 0 when there are none. */
  releaseTime: z.number(),
  /** Why no coins were allocated, '' otherwise. */
  reason: z.string(),
  state: subscriptionState,
  released: z.boolean(),
  returned: z.boolean(),
  /** Whether the price paid can be had back now. */
  returnable: z.boolean(),
  /** Each step with its coins, its money and its entry of the log. */
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

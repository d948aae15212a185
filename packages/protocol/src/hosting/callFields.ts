import * as z from 'zod/mini'
import { MAX_HOSTING_PRODUCTS } from '../shape/limits.ts'
import { whole } from '../web/fields.ts'

/**
 * custody: earns · redemption: asked for early, waits, earns nothing · redeemed: paid back early, less the loss · completed: paid
 * back at its end.
 */
export const HOSTING_ORDER_STATES = ['custody', 'redemption', 'redeemed', 'completed'] as const
export type HostingOrderState = (typeof HOSTING_ORDER_STATES)[number]

export const orderState = z.enum(HOSTING_ORDER_STATES)
export const product = whole(1, MAX_HOSTING_PRODUCTS)

export const offered = {
  /** Number of the product. */
  id: z.string(),
  name: z.string(),
  /** The asset in which principal and returns are paid. */
  currency: z.string(),
  /** A day is 24 hours from the purchase. */
  cycleDays: z.number(),
  /** Return of a day, and of 365 days, as a part of the principal; simple, without interest on interest. */
  dailyRate: z.string(),
  yearlyRate: z.string(),
  /** Least and most principal of one order. */
  min: z.string(),
  max: z.string(),
  /** Principal that can still be sold: the least of the product's own capacity and what the treasury can set aside returns for. */
  left: z.string(),
  /** Part of the principal that an early redemption loses, and how many days it takes. */
  earlyLoss: z.string(),
  redemptionDays: z.number(),
  /** Version, to be sent with a purchase. */
  terms: z.number(),
  state: z.enum(['open', 'sold_out', 'closed']),
}

export const ordered = {
  orderNo: z.string(),
  /** Number and name of its product. */
  id: z.string(),
  name: z.string(),
  amount: z.string(),
  currency: z.string(),
  cycleDays: z.number(),
  dailyRate: z.string(),
  /** Returns paid so far. */
  profit: z.string(),
  /** Full days that are still to be paid; 0 when there are none. */
  daysLeft: z.number(),
  /** UTC ms: the purchase; the end: of the last day, of the requested redemption, or of the order. */
  time: z.number(),
  endTime: z.number(),
  state: orderState,
}

/** The escrow beside the returns owed, straight from the ledger. */
export const backing = {
  /** Principal of live orders. */
  hosted: z.string(),
  /** Set aside from the treasury for its live orders. */
  escrowed: z.string(),
  /** The part of the escrow that orders in custody have coming. */
  owed: z.string(),
  /** escrowed ÷ owed, rounded down; '' when nothing is owed. */
  coverage: z.string(),
  /** Entry of the log at which these figures are read. */
  sequence: z.number(),
}

export const productInfo = z.object({
  ...offered,
  ...backing,
  /** Most principal in custody at once. */
  capacity: z.string(),
  /** Where returns come from. */
  source: z.string(),
})

export const orderInfo = z.object({
  ...ordered,
  /** From the terms of the purchase: their version, and the terms of a redemption. */
  terms: z.number(),
  earlyLoss: z.string(),
  redemptionDays: z.number(),
  /** The whole return promised, and the part still set aside for this order. */
  promised: z.string(),
  escrow: z.string(),
  /** UTC ms: the end of an early redemption, past or to come; 0: none was requested. */
  redeemAt: z.number(),
  /** Principal that an early redemption pays back, and its loss: now, or as it was; of a completed order everything, and no loss. */
  receive: z.string(),
  loss: z.string(),
  /** Each full day that was paid: when it was over, and the entry of the log that paid it. */
  postings: z.array(z.object({ day: z.number(), time: z.number(), amount: z.string(), sequence: z.number() })),
  /** Each state with its time and entry of the log. */
  steps: z.array(z.object({ state: orderState, time: z.number(), sequence: z.number() })),
  /** Entry of the log that changed it last. */
  sequence: z.number(),
})

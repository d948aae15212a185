import * as z from 'zod/mini'
import { defineAdminCall } from '../operators/adminCall.ts'
import { decimal, effectiveAt, outcome, reason, short, whole, world } from '../operators/adminFields.ts'
import { MAX_HOSTING_PRODUCTS } from '../shape/limits.ts'

/** Terms as operators enter them: rates as parts of one, amounts in the currency of hosting. */
const hostingTerms = z.object({
  product: z.number().check(z.int(), z.gte(1), z.lte(MAX_HOSTING_PRODUCTS)),
  name: short(80),
  cycleDays: whole,
  dailyRate: decimal,
  min: decimal,
  max: decimal,
  capacity: decimal,
  earlyLoss: decimal,
  redemptionDays: whole,
  state: z.enum(['open', 'closed']),
})

const backing = {
  /** Principal of live orders. */
  hosted: z.string(),
  /** Returns set aside for the orders, and the part that orders in custody have coming. */
  escrowed: z.string(),
  owed: z.string(),
  /** escrowed ÷ owed, rounded down; '' when nothing is owed. */
  coverage: z.string(),
}

const getHosting = defineAdminCall({
  name: 'getHosting',
  access: ['treasury', 'administrator', 'auditor', 'compliance', 'support'],
  summary: 'Hosting: products with what is sold and set aside, what falls due by day, and redemptions that wait',
  reads: true,
  request: z.object({ world }),
  data: z.object({
    sequence: z.number(),
    time: z.number(),
    currency: z.string(),
    /** Money of the treasury from which returns can be set aside. */
    treasury: z.string(),
    ...backing,
    products: z.array(
      z.object({
        /** Number of the decision that set the terms. */
        version: z.number(),
        terms: hostingTerms,
        left: z.string(),
        ...backing,
      }),
    ),
    /**
     * By Hong Kong day: returns to be paid from the escrow, and principal that becomes free, as far as known today; the next 31 days.
     */
    due: z.array(z.object({ day: z.string(), returns: z.string(), principal: z.string(), payments: z.number() })),
    /** The same of all later days together. */
    later: z.object({ returns: z.string(), principal: z.string(), payments: z.number() }),
    /** Orders in redemption, the earliest end first; at most 200, and their total number. */
    redemptions: z.array(
      z.object({
        orderNo: z.string(),
        product: z.number(),
        /** Number of the customer's account in this world. */
        owner: z.string(),
        amount: z.string(),
        receive: z.string(),
        loss: z.string(),
        redeemAt: z.number(),
      }),
    ),
    redemptionCount: z.number(),
  }),
  rejections: ['unknown_asset'],
})

const proposeHostingProduct = defineAdminCall({
  name: 'proposeHostingProduct',
  access: ['treasury', 'administrator'],
  summary: 'Propose a hosting product, other terms for later orders, or to close it; orders that are there keep theirs',
  request: z.object({ world, terms: hostingTerms, effectiveAt, reason }),
  data: outcome,
  rejections: ['malformed', 'unknown_asset', 'reason_missing', 'effective_time_past', 'role_missing'],
})

export const HOSTING_ADMIN_CALLS = { getHosting, proposeHostingProduct }

import * as z from 'zod/mini'
import { defineAdminCall } from '../operators/adminCall.ts'
import { decimal, effectiveAt, outcome, reason, short, whole } from '../operators/adminFields.ts'
import { MAX_LOAN_PRODUCTS } from '../shape/limits.ts'
import { loanPool, loanState } from './callFields.ts'

/** Terms as operators enter them: rates as parts of one, amounts in the currency of loans. */
const loanTerms = z.object({
  product: z.number().check(z.int(), z.gte(1), z.lte(MAX_LOAN_PRODUCTS)),
  name: short(80),
  days: whole,
  freeDays: whole,
  dailyRate: decimal,
  lateRate: decimal,
  graceDays: whole,
  min: decimal,
  max: decimal,
  /** Name of the lending company. */
  lender: short(120),
  /** Whether lent money may be withdrawn. */
  mayLeave: z.boolean(),
  state: z.enum(['open', 'closed']),
})

/** One loan as operators see it. */
const loanLine = z.object({
  code: z.string(),
  product: z.number(),
  /** Number of the customer's account. */
  owner: z.string(),
  amount: z.string(),
  due: z.number(),
  owedLateFee: z.string(),
  owedInterest: z.string(),
  owedPrincipal: z.string(),
  overdueDays: z.number(),
  state: loanState,
})

const getLoans = defineAdminCall({
  name: 'getLoans',
  access: ['treasury', 'administrator', 'auditor', 'compliance', 'support'],
  summary: 'Loans: the pool, products with their versions, and what is past due',
  reads: true,
  request: z.object({}),
  data: z.object({
    ...loanPool,
    time: z.number(),
    /** Money of the treasury from which the pool can be fed. */
    treasury: z.string(),
    /** The part of the pool that was never lent, and may go back to the treasury. */
    returnable: z.string(),
    /** Applied for and not decided. */
    waiting: z.string(),
    products: z.array(
      z.object({
        /** Number of the decision that set the terms. */
        version: z.number(),
        terms: loanTerms,
        /** Live loans of the product, and the principal owed on them. */
        loans: z.number(),
        lent: z.string(),
      }),
    ),
    /** Expired and overdue loans, the longest first; at most 200, and their total number. */
    late: z.array(loanLine),
    lateCount: z.number(),
  }),
  rejections: ['unknown_asset'],
})

const DECIDERS = ['treasury', 'administrator'] as const

const proposeLoanProduct = defineAdminCall({
  name: 'proposeLoanProduct',
  access: DECIDERS,
  summary: 'Propose a loan product, other terms for later loans, or to close it; loans that are there keep theirs',
  request: z.object({ terms: loanTerms, effectiveAt, reason }),
  data: outcome,
  rejections: ['malformed', 'unknown_asset', 'reason_missing', 'effective_time_past', 'role_missing'],
})

const proposeLoanPool = defineAdminCall({
  name: 'proposeLoanPool',
  access: DECIDERS,
  summary: 'Propose to feed the loan pool from the treasury, or to return what is free of it',
  request: z.object({ way: z.enum(['fund', 'return']), amount: decimal, effectiveAt, reason }),
  data: outcome,
  rejections: ['malformed', 'unknown_asset', 'reason_missing', 'effective_time_past', 'role_missing'],
})

const proposeLoanWriteOff = defineAdminCall({
  name: 'proposeLoanWriteOff',
  access: DECIDERS,
  summary: 'Propose to give up what is still owed on a loan: the pool bears the loss, and nothing is paid',
  request: z.object({ code: z.string().check(z.regex(/^\d{1,15}$/, 'is no loan number')), effectiveAt, reason }),
  data: outcome,
  rejections: ['malformed', 'unknown_loan', 'loan_state', 'reason_missing', 'effective_time_past', 'role_missing'],
})

export const LOAN_ADMIN_CALLS = { getLoans, proposeLoanProduct, proposeLoanPool, proposeLoanWriteOff }

import * as z from 'zod/mini'
import { defineCall } from '../web/call.ts'
import { cid, page, pageOf, size, timestamp, whole } from '../web/fields.ts'
import { empty, nothing } from '../web/securityFields.ts'
import {
  applicant,
  applicantKept,
  LOAN_COMMAND,
  lent,
  loanAmount,
  loanCode,
  loanPassword,
  loanPool,
  loanProduct,
  loanState,
} from './callFields.ts'

export const lendMy = defineCall({
  name: 'lendMy',
  method: 'GET',
  access: 'token',
  inDemo: 'closed',
  summary: 'What may be borrowed at the own verification level, and what is owed',
  silent: true,
  request: nothing,
  data: z.object({
    /** Verification level: 0 nothing, 1 junior, 2 senior, 3 senior and address. */
    tier: z.number(),
    currency: z.string(),
    limit: z.string(),
    /** Principal owed and applied for. */
    used: z.string(),
    /** The most that a further application may ask for: within the limit, and within the pool. */
    available: z.string(),
    owed: z.string(),
    /** Days that cost nothing; the fewest of the products offered. */
    freeDays: z.number(),
    /** By verification level from 0 to 3. */
    limits: z.array(z.string()),
  }),
  rejections: ['not_in_demo'],
})

export const lendList = defineCall({
  name: 'lendList',
  method: 'GET',
  access: 'optional',
  inDemo: 'closed',
  summary: 'Loan products: open ones first, then closed',
  silent: true,
  request: nothing,
  data: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      currency: z.string(),
      days: z.number(),
      freeDays: z.number(),
      /** Days after the due day before the late rate begins. */
      graceDays: z.number(),
      /** Of a day, as a part of the principal owed. */
      dailyRate: z.string(),
      lateRate: z.string(),
      /** The cost of the whole term, free days included, as a simple rate of 365 days. */
      yearlyRate: z.string(),
      min: z.string(),
      max: z.string(),
      /** Name of the lending company. */
      lender: z.string(),
      /** Whether lent money may be withdrawn. */
      mayLeave: z.boolean(),
      /** Version, to be sent with an application. */
      terms: z.number(),
      /** Left in the pool to be lent. */
      left: z.string(),
      state: z.enum(['open', 'closed']),
    }),
  ),
  rejections: ['not_in_demo'],
})

export const tryLend = defineCall({
  name: 'tryLend',
  method: 'GET',
  access: 'optional',
  inDemo: 'closed',
  summary: 'What a loan would cost, day by day, when paid on time and at worst; changes nothing',
  silent: true,
  extra: true,
  request: z.object({ id: loanProduct, amount: loanAmount }),
  data: z.object({
    /** Interest of the whole term, and the payment on the due day: interest and principal. */
    interest: z.string(),
    total: z.string(),
    /** UTC ms: paid out now, the end of its last day. */
    due: z.number(),
    yearlyRate: z.string(),
    /** Each day of the term, the days of grace and the 30 after them, if nothing is paid: charged until then, and owed. */
    schedule: z.array(z.object({ day: z.number(), interest: z.string(), lateFee: z.string(), owed: z.string() })),
    /** Most that may ever have to be paid: charges together never exceed what is lent. */
    worst: z.string(),
    /** Why an application would be refused: word and sentence; '' when it would be accepted, and for visitors. */
    rejection: z.string(),
    problem: z.string(),
  }),
  rejections: ['malformed', 'unknown_product', 'not_in_demo'],
})

const wish = { id: empty(15), amount: loanAmount }

export const saveLend = defineCall({
  name: 'saveLend',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'Keep a half-filled application, pictures included, until it is sent or for 30 days',
  silent: true,
  extra: true,
  request: z.object({ ...wish, ...applicant }),
  data: z.object({
    /** UTC ms: deleted then. */
    until: z.number(),
  }),
  rejections: ['image_unknown', 'rate_limited', 'not_in_demo'],
})

export const getLend = defineCall({
  name: 'getLend',
  method: 'GET',
  access: 'token',
  inDemo: 'closed',
  summary: 'The half-filled application; every field empty when there is none',
  silent: true,
  extra: true,
  request: nothing,
  data: z.object({
    id: z.string(),
    amount: z.string(),
    ...applicantKept,
    /** UTC ms; 0: there is none. */
    saved: z.number(),
    until: z.number(),
  }),
  rejections: ['not_in_demo'],
})

export const lendBuy = defineCall({
  name: 'lendBuy',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'Apply for a loan: two people look at it before anything is paid out',
  request: z.object({
    id: loanProduct,
    amount: loanAmount,
    ...applicant,
    /** Consent to the loan agreement. */
    agree: empty(8),
    /** The version shown: another version is refused. Without a version, the terms in force. */
    terms: z.optional(whole(1, Number.MAX_SAFE_INTEGER)),
    cid: z.optional(cid),
  }),
  data: z.object({ code: z.string() }),
  rejections: [
    ...LOAN_COMMAND,
    'field_empty',
    'mobile_number_wrong',
    'country_unknown',
    'under_age',
    'image_unknown',
    'loan_agreement_missing',
    'unknown_product',
    'product_closed',
    'terms_changed',
    'below_minimum_quantity',
    'above_maximum_quantity',
    'withdrawals_only',
    'loan_needs_verification',
    'loan_limit',
    'loan_under_review',
    'loan_pool_empty',
  ],
})

export const lendMylist = defineCall({
  name: 'lendMylist',
  method: 'GET',
  access: 'token',
  inDemo: 'closed',
  summary: 'Own loans, newest first',
  silent: true,
  request: z.object({
    /** One loan. */
    code: z.optional(loanCode),
    state: z.optional(loanState),
    from: z.optional(timestamp),
    to: z.optional(timestamp),
    page,
    size,
  }),
  data: pageOf(lent),
  rejections: ['not_in_demo'],
})

export const lendBack = defineCall({
  name: 'lendBack',
  method: 'GET',
  access: 'token',
  inDemo: 'closed',
  postTwin: true,
  summary: 'Pay a loan back, in part or whole: from the funds account, or by the proof of a payment made outside',
  request: z.object({
    code: loanCode,
    amount: loanAmount,
    way: z._default(z.enum(['balance', 'proof']), 'balance'),
    /** Of use `repayment`; with `proof`. */
    imgId: empty(64),
    tpwd: loanPassword,
    cid: z.optional(cid),
  }),
  data: z.object({
    state: loanState,
    /** Taken from the funds account now, to late fee, interest and principal in this order; 0 for a proof, which is reviewed first. */
    paid: z.string(),
    owed: z.string(),
  }),
  rejections: [
    ...LOAN_COMMAND,
    'transaction_password_unset',
    'transaction_password_format',
    'transaction_password_wrong',
    'locked_out',
    'cross_site',
    'field_empty',
    'recharge_first',
    'repayment_proof_missing',
    'image_unknown',
    'unknown_loan',
    'loan_state',
    'review_pending',
  ],
})

export const lend_img = defineCall({
  name: 'lend_img',
  method: 'GET',
  access: 'token',
  inDemo: 'closed',
  summary: 'A new short-lived address of a picture of an own loan or application',
  silent: true,
  request: z.object({ id: z._default(z.string().check(z.trim(), z.maxLength(64)), '') }),
  data: z.object({ url: z.string() }),
  rejections: ['image_unknown', 'not_in_demo'],
})

export const getLoanBook = defineCall({
  name: 'getLoanBook',
  method: 'GET',
  access: 'optional',
  inDemo: 'closed',
  summary: 'What the loan pool holds, has lent and is owed, now and at the end of each Hong Kong day',
  silent: true,
  extra: true,
  request: nothing,
  data: z.object({
    ...loanPool,
    /** Loans that are paid out and not paid back, and the number of them past their days of grace. */
    loans: z.number(),
    overdue: z.number(),
    /** Principal owed on loans past their days of grace. */
    overdueAmount: z.string(),
    /** Interest and late fees received, ever. */
    earned: z.string(),
    /** UTC ms: the exchange's clock at that entry. */
    time: z.number(),
    /** Where lent money comes from. */
    source: z.string(),
    /** `time`: UTC ms at which the day ends; days on which nothing happened are left out. At most the last 400. */
    series: z.array(
      z.object({ day: z.string(), time: z.number(), funded: z.string(), lent: z.string(), free: z.string() }),
    ),
  }),
  rejections: ['unknown_asset', 'not_in_demo'],
})

export const LOAN_CALLS = {
  lendMy,
  lendList,
  tryLend,
  saveLend,
  getLend,
  lendBuy,
  lendMylist,
  lendBack,
  lend_img,
  getLoanBook,
}

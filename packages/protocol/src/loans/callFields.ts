import * as z from 'zod/mini'
import { MAX_LOAN_PRODUCTS } from '../shape/limits.ts'
import { orderNo, whole } from '../web/fields.ts'
import { empty } from '../web/securityFields.ts'

/**
 * not_reviewed: applied for · disbursed: paid out · to_repay: its last day has begun · expired: past its due day · overdue: past
 * its grace too, costs the late rate · repaid · rejected · written_off: given up, nothing more is to be paid.
 */
export const LOAN_STATES = [
  'not_reviewed',
  'disbursed',
  'to_repay',
  'expired',
  'overdue',
  'repaid',
  'rejected',
  'written_off',
] as const
export type LoanRecordState = (typeof LOAN_STATES)[number]
export const loanState = z.enum(LOAN_STATES)

/** State of the proof of a payment outside the platform: '' none was sent · review · approved · rejected. */
const PROOF_STATES = ['', 'review', 'approved', 'rejected'] as const

export const loanProduct = whole(1, MAX_LOAN_PRODUCTS)
/** Number of the loan. */
export const loanCode = orderNo
/** Decimal text, or empty: the handler refuses an empty field with the product's own sentence. */
export const loanAmount = empty(40)
export const loanPassword = empty(32)

/** The applicant's personal answers; none of them enters the log. */
export const applicant = {
  name: empty(120),
  /** Country of residence, as one of `getCountryList`. */
  country: empty(80),
  address: empty(300),
  /** "1990-12-31" */
  birth: empty(10),
  phone: empty(32),
  /** Front and back of the identity document: pictures of use `loan_front`, `loan_back`. */
  frontId: empty(64),
  backId: empty(64),
  /** Monthly income, and the amount to be invested, decimals in USDT. */
  income: empty(40),
  expected: empty(40),
  /** Pictures of use `loan_credit`, `loan_housing`, `loan_income`, `loan_bank`. */
  creditId: empty(64),
  housingId: empty(64),
  incomeProofId: empty(64),
  bankFlowId: empty(64),
}

/** The same as an answer. */
export const applicantKept = {
  name: z.string(),
  country: z.string(),
  address: z.string(),
  birth: z.string(),
  phone: z.string(),
  frontId: z.string(),
  backId: z.string(),
  income: z.string(),
  expected: z.string(),
  creditId: z.string(),
  housingId: z.string(),
  incomeProofId: z.string(),
  bankFlowId: z.string(),
}

export const LOAN_COMMAND = [
  'malformed',
  'conflict',
  'done_before',
  'request_too_old',
  'memory_share_used',
  'storage_full',
  'rate_limited',
  'owner_frozen',
  'not_in_demo',
] as const

export const lent = z.object({
  /** Number of the loan. */
  code: z.string(),
  /** Number and name of its product. */
  id: z.string(),
  name: z.string(),
  /** The amount lent; before disbursement, the amount applied for. */
  amount: z.string(),
  currency: z.string(),
  /** A day is each 24 hours begun since it was paid out. */
  days: z.number(),
  freeDays: z.number(),
  graceDays: z.number(),
  /** Of a day, as a part of the principal owed. */
  dailyRate: z.string(),
  lateRate: z.string(),
  /** Version of the terms it keeps. */
  terms: z.number(),
  /** Charged so far, and still to come until its due day if nothing more is paid. */
  interest: z.string(),
  /** Amount, interest and late fees together. */
  total: z.string(),
  /** Late fees charged so far. */
  lateFee: z.string(),
  /** Days begun since its grace ended. */
  overdueDays: z.number(),
  applyTime: z.number(),
  /** Name of the lending company. */
  lender: z.string(),
  /** UTC ms, 0: not paid out. */
  disbursed: z.number(),
  due: z.number(),
  paid: z.string(),
  /** The amount payable now, and its parts. */
  owed: z.string(),
  owedLateFee: z.string(),
  owedInterest: z.string(),
  owedPrincipal: z.string(),
  /** Most that may ever have to be paid together: charges never exceed what was lent. */
  worst: z.string(),
  /** Why it was rejected, '' otherwise. */
  reason: z.string(),
  /** Each state with its time and entry of the log. */
  steps: z.array(z.object({ state: loanState, time: z.number(), sequence: z.number() })),
  /** Payments: by `balance`, or proved (`proof`). */
  payments: z.array(
    z.object({
      way: z.enum(['balance', 'proof']),
      amount: z.string(),
      lateFee: z.string(),
      interest: z.string(),
      principal: z.string(),
      time: z.number(),
      sequence: z.number(),
    }),
  ),
  /** The last proof: its picture for `lend_img`, '' without one; the reason why it was rejected. */
  proof: z.string(),
  proofState: z.enum(PROOF_STATES),
  proofAmount: z.string(),
  proofReason: z.string(),
  state: loanState,
})

/** The state of the pool from which loans are paid, read from the ledger. Amounts are in `currency`. */
export const loanPool = {
  currency: z.string(),
  /** Money fed from the treasury, less the money returned to the treasury. */
  funded: z.string(),
  /** Principal owed by borrowers now. */
  lent: z.string(),
  /** Left to be lent. */
  free: z.string(),
  /** Principal paid outside the platform and proved. */
  outside: z.string(),
  /** Principal given up. `funded` = `free` + `lent` + `outside` + `writtenOff`. */
  writtenOff: z.string(),
  /** Entry of the log at which these figures are read. */
  sequence: z.number(),
}

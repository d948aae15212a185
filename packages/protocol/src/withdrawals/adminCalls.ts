import * as z from 'zod/mini'
import { defineAdminCall } from '../operators/adminCall.ts'
import {
  decimal,
  effectiveAt,
  outcome,
  page,
  pageOf,
  reason,
  short,
  size,
  whole,
  world,
} from '../operators/adminFields.ts'
import { WITHDRAWAL_STATES } from './states.ts'

const READERS = ['support', 'compliance', 'treasury', 'administrator', 'auditor'] as const
const REVIEWERS = ['treasury', 'compliance'] as const
const PAYERS = ['treasury'] as const

/** Withdrawals exist in the real world alone: no call names a world. */
const withdrawal = whole
const kind = z.enum(['chain', 'bank', 'return'])
const state = z.enum(WITHDRAWAL_STATES)

/** Reasons for a closer look. */
export const WITHDRAWAL_CAUSES = [
  'frozen',
  'held',
  'security_change',
  'new_address',
  'shared_address',
  'first_withdrawal',
  'rapid',
  'few_trades',
  'large',
] as const

const line = z.object({
  id: z.number(),
  /** Customer number, and the masked name. */
  uid: z.string(),
  account: z.string(),
  kind,
  currency: z.string(),
  amount: z.string(),
  fee: z.string(),
  receive: z.string(),
  /** Address with its checksum; bank: bank and last digits of the account. */
  destination: z.string(),
  state,
  requestedAt: z.number(),
  /** A payout of this size takes two operators. */
  second: z.boolean(),
  /** The proposed and not yet approved action, by its word; '' without one. */
  proposed: z.string(),
  causes: z.array(z.object({ cause: z.enum(WITHDRAWAL_CAUSES), detail: z.string() })),
})

const getWithdrawalQueue = defineAdminCall({
  name: 'getWithdrawalQueue',
  access: READERS,
  summary: 'Withdrawals: the open ones oldest first, ended ones newest first',
  reads: true,
  request: z.object({
    state: z._default(z.enum(['open', 'done']), 'open'),
    kind: z._default(z.enum(['', 'chain', 'bank', 'return']), ''),
    page,
    size,
  }),
  data: z.object({
    ...pageOf(line).shape,
    /** Open withdrawals by state: their number and their sum. */
    totals: z.array(z.object({ state, count: z.number(), amount: z.string(), currency: z.string() })),
  }),
})

const getWithdrawal = defineAdminCall({
  name: 'getWithdrawal',
  access: READERS,
  summary: 'One withdrawal: where it goes, what speaks for caution, and what happened to it',
  reads: true,
  request: z.object({ id: withdrawal }),
  data: z.object({
    ...line.shape,
    /** The tag or memo that the customer gave, '' without one. */
    tag: z.string(),
    transaction: z.string(),
    reference: z.string(),
    /** The refusal's reason as the customer reads it, '' without one. */
    text: z.string(),
    /** The customer's balance left in the currency, and the deposits not yet withdrawn. */
    available: z.string(),
    deposited: z.string(),
    turnover: z.object({ need: z.string(), done: z.string() }),
    verificationLevel: z.number(),
    steps: z.array(
      z.object({
        state,
        time: z.number(),
        sequence: z.number(),
        /** The operators who decided it, '' for steps of the customer or the platform. */
        by: z.string(),
        reason: z.string(),
      }),
    ),
  }),
  rejections: ['unknown_withdrawal'],
})

const revealPayee = defineAdminCall({
  name: 'revealPayee',
  access: REVIEWERS,
  summary: 'The payee of a bank withdrawal in full; every look is in the audit chain',
  request: z.object({ id: withdrawal, reason }),
  data: z.object({
    bankName: z.string(),
    bankNumber: z.string(),
    swift: z.string(),
    bankAddress: z.string(),
    payee: z.string(),
    phone: z.string(),
    address: z.string(),
    /** SHA-256 of the details, as the log has it. */
    digest: z.string(),
    audit: z.number(),
  }),
  rejections: ['unknown_withdrawal', 'reason_missing'],
})

const takeWithdrawal = defineAdminCall({
  name: 'takeWithdrawal',
  access: REVIEWERS,
  summary: 'Begin the review: the customer can no longer take it back',
  request: z.object({ id: withdrawal, reason }),
  data: outcome,
  rejections: ['unknown_withdrawal', 'withdrawal_state', 'role_missing', 'reason_missing'],
})

const approveWithdrawal = defineAdminCall({
  name: 'approveWithdrawal',
  access: PAYERS,
  summary: 'Say that it may be paid; from the amount the terms name a second person approves',
  request: z.object({ id: withdrawal, reason }),
  data: outcome,
  rejections: [
    'unknown_withdrawal',
    'withdrawal_state',
    'withdrawals_held',
    'owner_frozen',
    'role_missing',
    'reason_missing',
  ],
})

const refuseWithdrawal = defineAdminCall({
  name: 'refuseWithdrawal',
  access: REVIEWERS,
  summary: 'Refuse it: the whole amount is free again, and the customer reads the text',
  request: z.object({ id: withdrawal, reason, text: z._default(short(500), '') }),
  data: outcome,
  rejections: ['unknown_withdrawal', 'withdrawal_state', 'role_missing', 'reason_missing', 'field_empty'],
})

const payBankWithdrawal = defineAdminCall({
  name: 'payBankWithdrawal',
  access: PAYERS,
  summary: 'Propose to write down that the bank has paid, with its reference, which is used once for ever',
  request: z.object({ id: withdrawal, reference: z._default(short(120), ''), reason }),
  data: outcome,
  rejections: [
    'unknown_withdrawal',
    'withdrawal_state',
    'already_done',
    'role_missing',
    'reason_missing',
    'field_empty',
  ],
})

const minutes = z.number().check(z.int(), z.gte(0), z.lte(1_440))
const fraction = z.string().check(z.regex(/^0(\.\d{1,6})?$|^1(\.0{1,6})?$/, 'must be a fraction with six decimals'))

/** The terms of deposits and withdrawals as operators enter them: fractions and decimals in USDT. */
const moneyTerms = z.object({
  opensAt: minutes,
  closesAt: minutes,
  perDay: z.number().check(z.int(), z.gte(1), z.lte(1_000)),
  min: decimal,
  max: decimal,
  feeRate: fraction,
  turnoverRate: fraction,
  addressHoldHours: z.number().check(z.gte(0), z.lte(720)),
  returnFee: decimal,
  secondPersonFrom: decimal,
  conversionSpread: fraction,
})

const getMoneyTerms = defineAdminCall({
  name: 'getMoneyTerms',
  access: 'any',
  summary: 'The terms in force for money that comes in and goes out',
  reads: true,
  request: z.object({ world }),
  data: z.object({ version: z.number(), terms: moneyTerms }),
})

const proposeMoneyTerms = defineAdminCall({
  name: 'proposeMoneyTerms',
  access: ['treasury', 'administrator'],
  summary: 'Propose other terms; deposits that are there keep theirs, unless the new ones are better for the customer',
  request: z.object({ world, terms: moneyTerms, effectiveAt, reason }),
  data: outcome,
  rejections: ['malformed', 'reason_missing', 'effective_time_past', 'role_missing'],
})

export const WITHDRAWAL_ADMIN_CALLS = {
  getWithdrawalQueue,
  getWithdrawal,
  revealPayee,
  takeWithdrawal,
  approveWithdrawal,
  refuseWithdrawal,
  payBankWithdrawal,
  getMoneyTerms,
  proposeMoneyTerms,
}

import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { FACTOR_CALLS } from './factors.ts'
import { page, pageOf, text } from './fields.ts'
import { empty, nothing, reviewed } from './securityFields.ts'

/** Ticket of `checkQuestion`; '' when no question is set. */
const ticket = empty(64)

/** Changes that a customer may ask for about an account; also the kinds of the console's security queue. */
export const SECURITY_CHANGES = ['phone', 'email', 'password', 'tpwd', 'question', 'factor', 'unfreeze'] as const
export type SecurityChange = (typeof SECURITY_CHANGES)[number]

export const REVIEW_STATES = ['review', 'approved', 'refused', 'withdrawn'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

export const getSecurity = defineCall({
  name: 'getSecurity',
  method: 'GET',
  access: 'token',
  inDemo: 'open',
  summary: 'How this account is protected, and which changes wait for review',
  silent: true,
  extra: true,
  request: nothing,
  data: z.object({
    /** Masked ("a•••@example.com"), '' when unbound. */
    email: z.string(),
    phone: z.string(),
    tpwd: z.boolean(),
    /** 0: none is set. */
    question: z.number(),
    totp: z.boolean(),
    passkeys: z.array(z.object({ id: z.string(), name: z.string(), added: z.number(), lastUsed: z.number() })),
    /** Unused recovery codes. */
    recoveryCodes: z.number(),
    antiPhishing: z.string(),
    /** Linked wallet, EIP-55, '' when none. */
    wallet: z.string(),
    /** 0 to 5, one for each of: second factor, transaction password, both contacts, question, anti-phishing code. */
    level: z.number(),
    /** Withdrawals are held until then (UTC ms), 0: they are not. */
    withdrawalsHeldUntil: z.number(),
    frozen: z.boolean(),
    /** Frozen by the holder, who may ask to have the account opened; an account frozen by operators is for them to open. */
    frozenByHolder: z.boolean(),
    /** Until when this session counts as confirmed by a second factor, 0: not confirmed. */
    steppedUpUntil: z.number(),
    reviews: z.array(
      z.object({
        id: z.string(),
        type: z.enum(SECURITY_CHANGES),
        state: z.enum(REVIEW_STATES),
        time: z.number(),
        /** The reviewer's note, '' while under review. */
        reason: z.string(),
      }),
    ),
  }),
})

export const checkQuestion = defineCall({
  name: 'checkQuestion',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'Answer the security question; the ticket is good for one change within ten minutes',
  silent: true,
  extra: true,
  request: z.object({ id: empty(2), answer: empty(64) }),
  data: z.object({ ticket: z.string() }),
  rejections: ['answer_empty', 'answer_wrong', 'locked_out'],
})

export const saveQuestion = defineCall({
  name: 'saveQuestion',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'Set the security question (1 best childhood friend, 2 idol, 3 most longed-for place), or ask to change it',
  extra: true,
  request: z.object({ id: empty(2), answer: empty(64), code: empty(12), ticket }),
  data: reviewed,
  rejections: ['answer_empty', 'code_empty', 'code_wrong', 'question_needed', 'review_pending', 'step_up_needed'],
})

export const bindPhone = defineCall({
  name: 'bindPhone',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'Bind a phone number, or ask to change it',
  extra: true,
  request: z.object({ telCode: empty(8), phone: empty(32), code: empty(12), ticket }),
  data: reviewed,
  rejections: [
    'phone_empty',
    'mobile_number_wrong',
    'code_empty',
    'code_wrong',
    'contact_taken',
    'question_needed',
    'review_pending',
    'step_up_needed',
    'rate_limited',
  ],
})

export const bindEmail = defineCall({
  name: 'bindEmail',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'Bind an e-mail address, or ask to change it',
  extra: true,
  request: z.object({ email: empty(120), code: empty(12), ticket }),
  data: reviewed,
  rejections: [
    'email_empty',
    'email_invalid',
    'code_empty',
    'code_wrong',
    'contact_taken',
    'question_needed',
    'review_pending',
    'step_up_needed',
    'rate_limited',
  ],
})

export const updateTpwd = defineCall({
  name: 'updateTpwd',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'Ask to change the transaction password',
  extra: true,
  request: z.object({ code: empty(12), ticket, tpwd: empty(32), tpwd2: empty(32) }),
  data: reviewed,
  rejections: [
    'code_empty',
    'code_wrong',
    'question_needed',
    'transaction_password_format',
    'transaction_password_weak',
    'passwords_differ',
    'transaction_password_unset',
    'review_pending',
    'step_up_needed',
    'rate_limited',
  ],
})

export const cancelReview = defineCall({
  name: 'cancelReview',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'Withdraw a change that waits for review',
  extra: true,
  request: z.object({ id: text(64) }),
  data: nothing,
  rejections: ['review_not_found'],
})

export const getLoginLog = defineCall({
  name: 'getLoginLog',
  method: 'GET',
  access: 'token',
  inDemo: 'open',
  summary: 'Logins and attempts, newest first',
  silent: true,
  extra: true,
  request: z.object({ page }),
  data: pageOf(
    z.object({
      time: z.number(),
      device: z.string(),
      address: z.string(),
      method: z.enum(['password', 'wallet', 'demo', 'register']),
      result: z.enum(['done', 'refused', 'locked']),
    }),
  ),
})

export const getAccountEvents = defineCall({
  name: 'getAccountEvents',
  method: 'GET',
  access: 'token',
  inDemo: 'open',
  summary: 'What was done to this account, by its holder, by operators and by the platform, newest first',
  silent: true,
  extra: true,
  request: z.object({ page }),
  data: pageOf(
    z.object({
      time: z.number(),
      /** Word of the act, e.g. "password_changed", "frozen", "kyc_approved". */
      what: z.string(),
      by: z.enum(['holder', 'operator', 'platform']),
      /** The operator's note to the customer, '' without one. */
      text: z.string(),
      /** Row of the audit chain or position in the log, '' when there is neither. */
      ref: z.string(),
    }),
  ),
})

export const saveAntiPhishing = defineCall({
  name: 'saveAntiPhishing',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'A word that stands in every mail of ours; empty removes it',
  extra: true,
  request: z.object({ word: empty(24) }),
  data: nothing,
  rejections: ['step_up_needed'],
})

export const savePayout = defineCall({
  name: 'savePayout',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'Where money is paid out to',
  extra: true,
  request: z.object({
    name: empty(80),
    bank_name: empty(80),
    bank_number: empty(40),
    alipay_account: empty(80),
    weixin_nickname: empty(80),
    weixin_account: empty(80),
    tpwd: empty(32),
  }),
  data: nothing,
  rejections: [
    'transaction_password_unset',
    'transaction_password_format',
    'transaction_password_wrong',
    'locked_out',
    'step_up_needed',
  ],
})

export const freezeAccount = defineCall({
  name: 'freezeAccount',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'Freeze the own account at once: no trading, no withdrawals, all other sessions end',
  extra: true,
  request: nothing,
  data: nothing,
})

export const unfreezeAccount = defineCall({
  name: 'unfreezeAccount',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'Ask for an account frozen by its holder to be opened again; this is reviewed',
  extra: true,
  request: z.object({ code: empty(12), ticket }),
  data: reviewed,
  rejections: ['code_empty', 'code_wrong', 'question_needed', 'not_frozen', 'review_pending', 'step_up_needed'],
})

export const SECURITY_CALLS = {
  ...FACTOR_CALLS,
  getSecurity,
  checkQuestion,
  saveQuestion,
  bindPhone,
  bindEmail,
  updateTpwd,
  cancelReview,
  getLoginLog,
  getAccountEvents,
  saveAntiPhishing,
  savePayout,
  freezeAccount,
  unfreezeAccount,
}

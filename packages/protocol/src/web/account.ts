import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { LANGUAGES } from './envelope.ts'
import { text } from './fields.ts'

/** Empty fields are accepted here; the handler refuses them with the product's own sentence. */
const account = z._default(text(120), '')
const password = z._default(z.string().check(z.maxLength(256)), '')
const telCode = z.optional(text(8))
const code = z._default(text(12), '')

export const getTelCode = defineCall({
  name: 'getTelCode',
  method: 'GET',
  access: 'public',
  inDemo: 'open',
  summary: 'Countries with their telephone area codes',
  silent: true,
  request: z.object({}),
  /** `code` "852", `iso` "HK" (also the country id of registration), `country` English name. */
  data: z.array(z.object({ code: z.string(), iso: z.string(), country: z.string() })),
})

export const getCode = defineCall({
  name: 'getCode',
  method: 'GET',
  access: 'optional',
  inDemo: 'open',
  summary: 'Send a verification code',
  postTwin: true,
  request: z.object({
    type: z.enum([
      'register',
      'forget',
      'login',
      'password',
      'bindphone',
      'bindemail',
      'tpwd',
      'question',
      'unfreeze',
      'factor',
      'stepup',
    ]),
    account,
    telCode,
  }),
  data: z.object({ ttl: z.number(), resendAfter: z.number() }),
  rejections: [
    'account_empty',
    'phone_empty',
    'email_format',
    'phone_format',
    'code_wait',
    'rate_limited',
    'please_log_in',
    'text_messages_missing',
    'login_needs_no_code',
    'cross_site',
    'email_empty',
    'email_invalid',
    'mobile_number_wrong',
  ],
})

export const regCheckcode = defineCall({
  name: 'reg_checkcode',
  method: 'GET',
  access: 'public',
  inDemo: 'open',
  summary: 'Check a verification code without using it up',
  postTwin: true,
  silent: true,
  request: z.object({ type: z._default(z.enum(['register', 'forget']), 'register'), account, telCode, code }),
  data: z.object({ ok: z.boolean() }),
  rejections: ['code_empty', 'code_wrong', 'rate_limited'],
})

export const userRegister = defineCall({
  name: 'userRegister',
  method: 'POST',
  access: 'public',
  inDemo: 'open',
  group: 'other',
  summary: 'Open an account by phone or e-mail',
  silent: true,
  request: z.object({
    mode: z.enum(['phone', 'email']),
    account,
    telCode,
    code,
    password,
    password2: password,
    country: z._default(text(3), ''),
    invitation_code: z._default(text(32), ''),
    agree: z._default(text(8), ''),
  }),
  data: z.object({ token_h5: z.string() }),
  rejections: [
    'account_empty',
    'phone_empty',
    'email_format',
    'phone_format',
    'code_empty',
    'code_wrong',
    'password_empty',
    'password_format',
    'password_breached',
    'passwords_differ',
    'country_unknown',
    'agreement_missing',
    'invitation_missing',
    'invitation_unknown',
    'registration_failed',
    'rate_limited',
    'storage_full',
    'shutting_down',
  ],
})

export const userLogin = defineCall({
  name: 'userLogin',
  method: 'POST',
  access: 'public',
  inDemo: 'open',
  group: 'other',
  summary: 'Log in',
  silent: true,
  /** `factor`: a code of the authenticator app or a recovery code; `passkey`: the browser's answer as JSON text. */
  request: z.object({
    account,
    telCode,
    password,
    factor: z._default(text(32), ''),
    passkey: z._default(z.string().check(z.maxLength(16_384)), ''),
  }),
  data: z.object({ token: z.string() }),
  rejections: [
    'account_password_empty',
    'login_failed',
    'second_factor_needed',
    'factor_code_wrong',
    'passkey_refused',
    'login_frozen',
    'locked_out',
    'rate_limited',
  ],
})

export const logout = defineCall({
  name: 'logout',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'other',
  summary: 'End this session',
  silent: true,
  extra: true,
  request: z.object({}),
  data: z.object({}),
})

export const getInfo = defineCall({
  name: 'getInfo',
  method: 'GET',
  access: 'token',
  inDemo: 'open',
  summary: 'Who is logged in',
  silent: true,
  request: z.object({}),
  data: z.object({
    uid: z.string(),
    name: z.string(),
    invitation_code: z.string(),
    email: z.string(),
    phone: z.string(),
    /** 0 = unset, 1 = set. */
    transaction_password: z.number(),
    /** Payee of the payout settings, "" when there is none. */
    payee: z.string(),
    bank_name: z.string(),
    bank_number: z.string(),
    alipay_account: z.string(),
    weixin_nickname: z.string(),
    weixin_account: z.string(),
    /** Available USDT in the funds wallet. */
    usdt: z.string(),
    country: z.string(),
    demo: z.boolean(),
    /** In which messages are sent, and which pages show after a login. */
    language: z.enum(LANGUAGES),
    kyc: z.object({ junior: z.string(), senior: z.string(), address: z.string() }),
    credit: z.number(),
    /** Spot fees of this customer in this world, for orders accepted from now on. */
    feeTier: z.object({
      /** From 0, everybody's first. */
      tier: z.number(),
      /** English; apps name it by its number. */
      name: z.string(),
      /** Fractions of the proceeds. */
      makerRate: z.string(),
      takerRate: z.string(),
    }),
    unread: z.number(),
  }),
})

export const hasTpassword = defineCall({
  name: 'hasTpassword',
  method: 'GET',
  access: 'token',
  inDemo: 'open',
  summary: 'Is the transaction password set',
  silent: true,
  request: z.object({}),
  data: z.object({ has: z.boolean() }),
})

export const saveTpwd = defineCall({
  name: 'saveTpwd',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'Set the transaction password for the first time',
  request: z.object({ tpwd: z._default(text(32), ''), tpwd2: z._default(text(32), '') }),
  data: z.object({}),
  rejections: [
    'transaction_password_format',
    'transaction_password_weak',
    'passwords_differ',
    'transaction_password_set',
  ],
})

export const updatePassword = defineCall({
  name: 'updatePassword',
  method: 'POST',
  access: 'optional',
  inDemo: 'closed',
  group: 'other',
  summary: 'Change the login password: mode forget (code) or change (old password and code, logged in)',
  request: z.object({
    mode: z.enum(['forget', 'change']),
    account,
    telCode,
    oldPassword: password,
    code,
    password,
    password2: password,
  }),
  /** review: the change waits for manual review. */
  data: z.object({ review: z.boolean() }),
  rejections: [
    'account_empty',
    'email_format',
    'phone_format',
    'code_empty',
    'code_wrong',
    'password_empty',
    'password_format',
    'password_breached',
    'passwords_differ',
    'wrong_password',
    'please_log_in',
    'rate_limited',
    'locked_out',
    'step_up_needed',
    'not_allowed',
    'review_pending',
  ],
})

export const getSessions = defineCall({
  name: 'getSessions',
  method: 'GET',
  access: 'token',
  inDemo: 'open',
  summary: 'Live sessions of this account',
  silent: true,
  extra: true,
  request: z.object({}),
  data: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      address: z.string(),
      opened: z.number(),
      lastSeen: z.number(),
      current: z.boolean(),
    }),
  ),
})

export const delSession = defineCall({
  name: 'delSession',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'End another session of this account',
  extra: true,
  request: z.object({ id: text(64) }),
  data: z.object({}),
})

export const setLanguage = defineCall({
  name: 'setLanguage',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'other',
  summary: 'The language of this account: of its messages, and of the pages after a login',
  silent: true,
  extra: true,
  request: z.object({ language: z.enum(LANGUAGES) }),
  data: z.object({}),
})

export const ACCOUNT_CALLS = {
  setLanguage,
  getTelCode,
  getCode,
  reg_checkcode: regCheckcode,
  userRegister,
  userLogin,
  logout,
  getInfo,
  hasTpassword,
  saveTpwd,
  updatePassword,
  getSessions,
  delSession,
}

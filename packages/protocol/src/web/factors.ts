import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { text } from './fields.ts'
import { empty, nothing, reviewed } from './securityFields.ts'

const secret = z._default(z.string().check(z.maxLength(256)), '')
/** Browser answer of a WebAuthn ceremony as JSON text. */
const ceremony = z._default(z.string().check(z.maxLength(16_384)), '')

export const startTotp = defineCall({
  name: 'startTotp',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'Begin to set up an authenticator app',
  silent: true,
  extra: true,
  request: nothing,
  /** `secret` in base32, `uri` otpauth://. */
  data: z.object({ secret: z.string(), uri: z.string() }),
  rejections: ['factor_set', 'step_up_needed'],
})

export const addTotp = defineCall({
  name: 'addTotp',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'Finish setting up an authenticator app; tells the recovery codes, once',
  silent: true,
  extra: true,
  request: z.object({ code: empty(12) }),
  data: z.object({ recoveryCodes: z.array(z.string()) }),
  rejections: ['factor_code_wrong', 'factor_set', 'locked_out'],
})

export const delTotp = defineCall({
  name: 'delTotp',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'Remove the authenticator app; withdrawals are then held for at least 24 hours',
  extra: true,
  request: z.object({ code: empty(32) }),
  data: nothing,
  rejections: ['factor_code_wrong', 'factor_unset', 'locked_out'],
})

export const startPasskey = defineCall({
  name: 'startPasskey',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'Begin to add a passkey: options for the browser, as JSON text',
  silent: true,
  extra: true,
  request: nothing,
  data: z.object({ options: z.string() }),
  rejections: ['step_up_needed'],
})

export const addPasskey = defineCall({
  name: 'addPasskey',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'Finish adding a passkey',
  silent: true,
  extra: true,
  request: z.object({ name: empty(40), response: ceremony }),
  /** The first factor of an account comes with recovery codes, shown once. */
  data: z.object({ id: z.string(), recoveryCodes: z.array(z.string()) }),
  rejections: ['passkey_refused'],
})

export const delPasskey = defineCall({
  name: 'delPasskey',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'Remove a passkey; withdrawals are then held for at least 24 hours',
  extra: true,
  request: z.object({ id: text(256) }),
  data: nothing,
  rejections: ['passkey_refused', 'step_up_needed'],
})

export const newRecoveryCodes = defineCall({
  name: 'newRecoveryCodes',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'Replace all recovery codes; tells the new ones, once',
  silent: true,
  extra: true,
  request: nothing,
  data: z.object({ recoveryCodes: z.array(z.string()) }),
  rejections: ['factor_unset', 'step_up_needed'],
})

export const startStepUp = defineCall({
  name: 'startStepUp',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'What this account may prove itself with; options for a passkey, as JSON text',
  silent: true,
  extra: true,
  request: nothing,
  data: z.object({ methods: z.array(z.enum(['totp', 'passkey', 'recovery', 'code'])), options: z.string() }),
})

export const stepUp = defineCall({
  name: 'stepUp',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'Prove oneself anew: for ten minutes this session may change security settings and send value out',
  silent: true,
  extra: true,
  request: z.object({
    method: z.enum(['totp', 'passkey', 'recovery', 'code']),
    code: empty(32),
    response: ceremony,
  }),
  data: z.object({ until: z.number() }),
  rejections: ['factor_code_wrong', 'passkey_refused', 'code_empty', 'code_wrong', 'locked_out'],
})

export const startPasskeyLogin = defineCall({
  name: 'startPasskeyLogin',
  method: 'POST',
  access: 'public',
  inDemo: 'open',
  group: 'other',
  summary: 'Options for the browser to prove a passkey at login, as JSON text',
  silent: true,
  extra: true,
  request: nothing,
  data: z.object({ options: z.string() }),
  rejections: ['rate_limited'],
})

export const resetFactor = defineCall({
  name: 'resetFactor',
  method: 'POST',
  access: 'public',
  inDemo: 'open',
  group: 'other',
  summary: 'A lost second factor: password, a code and the security answer ask for its removal, which is reviewed',
  extra: true,
  request: z.object({
    account: empty(120),
    telCode: z.optional(text(8)),
    password: secret,
    code: empty(12),
    answer: empty(64),
  }),
  data: reviewed,
  rejections: ['account_password_empty', 'code_empty', 'code_wrong', 'login_failed', 'locked_out', 'rate_limited'],
})

/** Second factors: setting them up, proving them, losing them. */
export const FACTOR_CALLS = {
  startTotp,
  addTotp,
  delTotp,
  startPasskey,
  addPasskey,
  delPasskey,
  newRecoveryCodes,
  startStepUp,
  stepUp,
  startPasskeyLogin,
  resetFactor,
}

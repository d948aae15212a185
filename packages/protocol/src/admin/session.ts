import * as z from 'zod/mini'
import { defineAdminCall } from '../operators/adminCall.ts'
import { short } from '../operators/adminFields.ts'
import { OPERATOR_ROLES } from '../operators/roles.ts'

const secret = z._default(z.string().check(z.maxLength(256)), '')
const ticket = short(64)
const ceremony = z.string().check(z.maxLength(16_384))
const nothing = z.object({})

/** Password first: the answer names the next step and has a ticket for it, good for five minutes. */
const login = defineAdminCall({
  name: 'login',
  access: 'public',
  summary: 'First step of a login: name and password',
  request: z.object({ name: z._default(short(40), ''), password: secret }),
  data: z.object({
    ticket: z.string(),
    /** `enrol`: a one-time password was used; choose a password and set up a second factor. */
    next: z.enum(['totp', 'passkey', 'enrol']),
    /** Options of a passkey ceremony as JSON text, '' otherwise. */
    options: z.string(),
  }),
  rejections: ['operator_login_failed', 'passkey_required', 'locked_out', 'rate_limited'],
})

const proveFactor = defineAdminCall({
  name: 'proveFactor',
  access: 'enrolling',
  summary: 'Second step of a login: a code of the authenticator app, or a passkey',
  request: z.object({ ticket, code: z._default(short(16), ''), response: z._default(ceremony, '') }),
  data: nothing,
  rejections: ['operator_login_failed', 'passkey_required', 'locked_out'],
})

const startEnrolment = defineAdminCall({
  name: 'startEnrolment',
  access: 'enrolling',
  summary: 'The secret for an authenticator app where one is accepted, and options for a passkey',
  request: z.object({ ticket }),
  data: z.object({
    /** Secret, its address and a picture of the address; '' when only passkeys are accepted. */
    secret: z.string(),
    uri: z.string(),
    qr: z.string(),
    /** Options of the passkey ceremony as JSON text, '' when this address can have no passkeys. */
    options: z.string(),
  }),
  rejections: ['operator_login_failed'],
})

const enrol = defineAdminCall({
  name: 'enrol',
  access: 'enrolling',
  summary: 'Choose a password and prove the second factor; opens the session',
  request: z.object({
    ticket,
    password: secret,
    code: z._default(short(16), ''),
    response: z._default(ceremony, ''),
  }),
  data: nothing,
  rejections: [
    'operator_login_failed',
    'operator_password_weak',
    'factor_code_wrong',
    'passkey_refused',
    'passkey_required',
  ],
})

const logout = defineAdminCall({
  name: 'logout',
  access: 'any',
  summary: 'End this session',
  request: nothing,
  data: nothing,
})

const getMe = defineAdminCall({
  name: 'getMe',
  access: 'any',
  summary: 'Who is logged in, and where',
  reads: true,
  request: nothing,
  data: z.object({
    operator: z.number(),
    name: z.string(),
    roles: z.array(z.enum(OPERATOR_ROLES)),
    environment: z.enum(['sandbox', 'production']),
    priceSource: z.string(),
    /** No authenticator app is accepted: the `hardened` profile. */
    passkeysOnly: z.boolean(),
    /** Idle time after which the session ends. */
    idleMs: z.number(),
  }),
})

export const SESSION_CALLS = { login, proveFactor, startEnrolment, enrol, logout, getMe }

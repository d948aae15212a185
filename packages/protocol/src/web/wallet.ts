import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { text } from './fields.ts'

const address = z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/, 'is no wallet address'))
const nonce = z.string().check(z.regex(/^[A-Za-z0-9]{16,64}$/, 'is no nonce'))
const signature = z.string().check(z.regex(/^0x[0-9a-fA-F]{130}$/, 'is no signature'))

export const ethSignlog = defineCall({
  name: 'ethSignlog',
  method: 'GET',
  access: 'optional',
  inDemo: 'open',
  summary: 'A message for a wallet to sign (EIP-4361), good once within five minutes',
  silent: true,
  postTwin: true,
  /** `use`: to log in, or to link the wallet to the logged-in account; a message for one purpose is refused for the other. */
  request: z.object({ address, use: z._default(z.enum(['login', 'link']), 'login') }),
  data: z.object({ nonce: z.string(), message: z.string() }),
  rejections: ['please_log_in', 'not_in_demo', 'wallet_site_unknown', 'cross_site', 'rate_limited'],
})

export const tempLogin = defineCall({
  name: 'tempLogin',
  method: 'GET',
  access: 'public',
  inDemo: 'open',
  summary: 'Log in with a signed message of a linked wallet',
  silent: true,
  postTwin: true,
  request: z.object({
    address,
    nonce,
    signature,
    factor: z._default(text(32), ''),
    passkey: z._default(text(16_384), ''),
  }),
  data: z.object({ token: z.string() }),
  rejections: [
    'wallet_site_unknown',
    'wallet_refused',
    'second_factor_needed',
    'factor_code_wrong',
    'login_frozen',
    'cross_site',
    'locked_out',
    'rate_limited',
  ],
})

export const linkWallet = defineCall({
  name: 'linkWallet',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'Link a wallet to this account, proved by a signed message',
  extra: true,
  request: z.object({ address, nonce, signature }),
  data: z.object({ wallet: z.string() }),
  rejections: [
    'wallet_refused',
    'wallet_taken',
    'wallet_linked',
    'step_up_needed',
    'not_in_demo',
    'wallet_site_unknown',
  ],
})

export const unlinkWallet = defineCall({
  name: 'unlinkWallet',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'Unlink the wallet; withdrawals are then held for at least 24 hours',
  extra: true,
  request: z.object({}),
  data: z.object({}),
  rejections: ['wallet_refused', 'step_up_needed', 'not_in_demo'],
})

export const WALLET_CALLS = { ethSignlog, tempLogin, linkWallet, unlinkWallet }

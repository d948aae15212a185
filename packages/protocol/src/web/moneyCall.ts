import * as z from 'zod/mini'
import { KEYED_REJECTIONS } from './call.ts'
import { decimal } from './fields.ts'
import { empty } from './securityFields.ts'

/** The customer's proof of identity: a transaction password, which the demo account does not have. */
export const PASSWORD_PROOF = [
  'transaction_password_unset',
  'transaction_password_format',
  'transaction_password_wrong',
  'locked_out',
] as const

/** Refusals of every command of a customer that moves money. */
export const MONEY_COMMAND = ['malformed', ...KEYED_REJECTIONS, 'owner_frozen'] as const

export const tpwd = empty(32)

/** Decimal text, or empty: the handler refuses an empty field with the product's own sentence. */
export const amount = z._default(z.union([decimal, z.literal('')]), '')

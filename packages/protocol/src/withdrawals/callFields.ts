import * as z from 'zod/mini'
import { KEYED_REJECTIONS } from '../web/call.ts'
import { currency, decimal, orderNo } from '../web/fields.ts'
import { empty } from '../web/securityFields.ts'
import { WITHDRAWAL_STATES } from './states.ts'

export const withdrawalKind = z.enum(['chain', 'bank', 'return'])
export const withdrawalState = z.enum(WITHDRAWAL_STATES)
export const usdt = z._default(currency, 'USDT')
/** Decimal text, or nothing: the sentence for that is the product's. */
export const amount = z._default(z.union([decimal, z.literal('')]), '')
/** The fee the customer was shown: another one is refused. Without it, the fee of the moment is taken. */
export const fee = z.optional(decimal)
/** Number of an address or a lot. */
export const numbered = z._default(z.union([orderNo, z.literal('')]), '')
export const tpwd = empty(32)

/** What a customer proves himself by before value leaves. */
export const VALUE_PROOF = [
  'not_allowed',
  'step_up_needed',
  'transaction_password_unset',
  'transaction_password_format',
  'transaction_password_wrong',
  'locked_out',
] as const
export const MONEY_COMMAND = ['malformed', ...KEYED_REJECTIONS, 'owner_frozen'] as const
export const WITHDRAWAL_REJECTIONS = [
  ...VALUE_PROOF,
  ...MONEY_COMMAND,
  'amount_missing',
  'unknown_asset',
  'insufficient_balance',
  'withdrawals_closed',
  'withdrawals_per_day',
  'turnover_missing',
  'withdrawal_below_minimum',
  'withdrawal_above_maximum',
  'withdrawals_held',
  'daily_limit',
  'fee_changed',
] as const

export const requested = z.object({
  id: z.string(),
  state: withdrawalState,
  amount: z.string(),
  fee: z.string(),
  receive: z.string(),
})

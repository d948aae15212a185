import * as z from 'zod/mini'
import { currency, decimal, orderNo } from '../web/fields.ts'
import { MONEY_COMMAND, PASSWORD_PROOF } from '../web/moneyCall.ts'
import { WITHDRAWAL_STATES } from './states.ts'

export const withdrawalKind = z.enum(['chain', 'bank', 'return'])
export const withdrawalState = z.enum(WITHDRAWAL_STATES)
export const usdt = z._default(currency, 'USDT')
/** The fee the customer was shown: another fee is refused. Without it, the current fee applies. */
export const fee = z.optional(decimal)
/** Number of an address or a lot. */
export const numbered = z._default(z.union([orderNo, z.literal('')]), '')

/** The customer's proof of identity before value leaves. */
export const VALUE_PROOF = ['not_allowed', 'step_up_needed', ...PASSWORD_PROOF] as const
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

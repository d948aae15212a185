import type * as z from 'zod/mini'
import { CANCEL_ALL_AFTER_CALLS } from './cancelAllAfter/calls.ts'
import { CONTRACT_CALLS } from './contracts/calls.ts'
import { CONVERSION_CALLS } from './conversions/calls.ts'
import { DEPOSIT_CALLS } from './deposits/calls.ts'
import { HOSTING_CALLS } from './hosting/calls.ts'
import { INVITATION_CALLS } from './invitations/calls.ts'
import { LOAN_CALLS } from './loans/calls.ts'
import { NEW_COIN_CALLS } from './newCoins/calls.ts'
import { PURCHASE_CALLS } from './purchases/calls.ts'
import { SIGN_IN_CALLS } from './signIn/calls.ts'
import { SPOT_CALLS } from './spot/calls.ts'
import { DELIVERY_CALLS } from './timedOptions/calls.ts'
import { TRANSFER_CALLS } from './transfers/calls.ts'
import { ACCOUNT_CALLS } from './web/account.ts'
import { ALERT_CALLS } from './web/alerts.ts'
import { BOOKS_CALLS } from './web/books.ts'
import { CONTENT_CALLS } from './web/content.ts'
import { DEMO_CALLS } from './web/demo.ts'
import { HISTORY_CALLS } from './web/history.ts'
import { MARKET_CALLS } from './web/market.ts'
import { MESSAGE_CALLS } from './web/messages.ts'
import { RECORD_CALLS } from './web/records.ts'
import { SECURITY_CALLS } from './web/security.ts'
import { SUPPORT_CALLS } from './web/support.ts'
import { VERIFICATION_CALLS } from './web/verification.ts'
import { WALLET_CALLS } from './web/wallet.ts'
import { WELFARE_CALLS } from './welfare/calls.ts'
import { WITHDRAWAL_CALLS } from './withdrawals/calls.ts'

/** Every `web/*` call that is served, by name. */
export const CATALOG = {
  ...CONTENT_CALLS,
  ...BOOKS_CALLS,
  ...ACCOUNT_CALLS,
  ...MARKET_CALLS,
  ...SPOT_CALLS,
  ...HISTORY_CALLS,
  ...CONTRACT_CALLS,
  ...CANCEL_ALL_AFTER_CALLS,
  ...DELIVERY_CALLS,
  ...TRANSFER_CALLS,
  ...DEPOSIT_CALLS,
  ...RECORD_CALLS,
  ...MESSAGE_CALLS,
  ...ALERT_CALLS,
  ...CONVERSION_CALLS,
  ...PURCHASE_CALLS,
  ...HOSTING_CALLS,
  ...NEW_COIN_CALLS,
  ...SIGN_IN_CALLS,
  ...INVITATION_CALLS,
  ...WELFARE_CALLS,
  ...LOAN_CALLS,
  ...DEMO_CALLS,
  ...SECURITY_CALLS,
  ...VERIFICATION_CALLS,
  ...SUPPORT_CALLS,
  ...WALLET_CALLS,
  ...WITHDRAWAL_CALLS,
} as const

export type CallName = keyof typeof CATALOG
/** What a caller sends: text fields. */
export type CallInput<Name extends CallName> = z.input<(typeof CATALOG)[Name]['request']>
/** What a handler reads: parsed fields. */
export type CallRequest<Name extends CallName> = z.output<(typeof CATALOG)[Name]['request']>
export type CallData<Name extends CallName> = z.output<(typeof CATALOG)[Name]['data']>

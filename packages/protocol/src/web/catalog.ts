import type * as z from 'zod/mini'
import { ACCOUNT_CALLS } from './account.ts'
import { CONTENT_CALLS } from './content.ts'
import { CONTRACT_CALLS } from './contract.ts'
import { CONVERSION_CALLS } from './conversion.ts'
import { DELIVERY_CALLS } from './delivery.ts'
import { DEMO_CALLS } from './demo.ts'
import { DEPOSIT_CALLS } from './deposit.ts'
import { MARKET_CALLS } from './market.ts'
import { PURCHASE_CALLS } from './purchase.ts'
import { RECORD_CALLS } from './records.ts'
import { SECURITY_CALLS } from './security.ts'
import { SPOT_CALLS } from './spot.ts'
import { TRANSFER_CALLS } from './transfer.ts'
import { VERIFICATION_CALLS } from './verification.ts'
import { WALLET_CALLS } from './wallet.ts'
import { WITHDRAWAL_CALLS } from './withdrawal.ts'

/** Every `web/*` call that is served, by name. */
export const CATALOG = {
  ...CONTENT_CALLS,
  ...ACCOUNT_CALLS,
  ...MARKET_CALLS,
  ...SPOT_CALLS,
  ...CONTRACT_CALLS,
  ...DELIVERY_CALLS,
  ...TRANSFER_CALLS,
  ...DEPOSIT_CALLS,
  ...RECORD_CALLS,
  ...CONVERSION_CALLS,
  ...PURCHASE_CALLS,
  ...DEMO_CALLS,
  ...SECURITY_CALLS,
  ...VERIFICATION_CALLS,
  ...WALLET_CALLS,
  ...WITHDRAWAL_CALLS,
} as const

export type CallName = keyof typeof CATALOG
/** What a caller sends: text fields. */
export type CallInput<Name extends CallName> = z.input<(typeof CATALOG)[Name]['request']>
/** What a handler reads: parsed fields. */
export type CallRequest<Name extends CallName> = z.output<(typeof CATALOG)[Name]['request']>
export type CallData<Name extends CallName> = z.output<(typeof CATALOG)[Name]['data']>

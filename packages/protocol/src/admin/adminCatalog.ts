import type * as z from 'zod/mini'
import { DEPOSIT_ADMIN_CALLS } from '../deposits/adminCalls.ts'
import { HOSTING_ADMIN_CALLS } from '../hosting/adminCalls.ts'
import { INVITATION_ADMIN_CALLS } from '../invitations/adminCalls.ts'
import { LOAN_ADMIN_CALLS } from '../loans/adminCalls.ts'
import { NEW_COIN_ADMIN_CALLS } from '../newCoins/adminCalls.ts'
import { REWARD_ADMIN_CALLS } from '../rewards/adminCalls.ts'
import { WELFARE_ADMIN_CALLS } from '../welfare/adminCalls.ts'
import { WITHDRAWAL_ADMIN_CALLS } from '../withdrawals/adminCalls.ts'
import { APPROVAL_CALLS } from './approvals.ts'
import { CONTENT_ADMIN_CALLS } from './content.ts'
import { CUSTODY_CALLS } from './custody.ts'
import { MARKET_ADMIN_CALLS } from './markets.ts'
import { PLATFORM_CALLS } from './platform.ts'
import { REVIEW_CALLS } from './review.ts'
import { SESSION_CALLS } from './session.ts'
import { SUPPORT_ADMIN_CALLS } from './support.ts'
import { USER_CALLS } from './users.ts'

/** Every `admin/*` call that the console's gateway serves, by name. */
export const ADMIN_CATALOG = {
  ...SESSION_CALLS,
  ...REVIEW_CALLS,
  ...APPROVAL_CALLS,
  ...USER_CALLS,
  ...SUPPORT_ADMIN_CALLS,
  ...MARKET_ADMIN_CALLS,
  ...PLATFORM_CALLS,
  ...CUSTODY_CALLS,
  ...DEPOSIT_ADMIN_CALLS,
  ...WITHDRAWAL_ADMIN_CALLS,
  ...HOSTING_ADMIN_CALLS,
  ...NEW_COIN_ADMIN_CALLS,
  ...REWARD_ADMIN_CALLS,
  ...INVITATION_ADMIN_CALLS,
  ...WELFARE_ADMIN_CALLS,
  ...LOAN_ADMIN_CALLS,
  ...CONTENT_ADMIN_CALLS,
} as const

export type AdminCallName = keyof typeof ADMIN_CATALOG
export type AdminCallInput<Name extends AdminCallName> = z.input<(typeof ADMIN_CATALOG)[Name]['request']>
export type AdminCallRequest<Name extends AdminCallName> = z.output<(typeof ADMIN_CATALOG)[Name]['request']>
export type AdminCallData<Name extends AdminCallName> = z.output<(typeof ADMIN_CATALOG)[Name]['data']>

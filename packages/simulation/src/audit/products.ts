import type { PostingReason } from '@touchstone/protocol'
import { CANCEL_ALL_AFTER } from './cancelAllAfter/product.ts'
import { CONTRACTS } from './contracts/product.ts'
import { CONVERSIONS } from './conversions/product.ts'
import { DEPOSITS } from './deposits/product.ts'
import { HOSTING } from './hosting/product.ts'
import { INVITATIONS } from './invitations/product.ts'
import { LOANS } from './loans/product.ts'
import { NEW_COINS } from './newCoins/product.ts'
import type { CommonReason, ProductAudit } from './productAudit.ts'
import { PURCHASES } from './purchases/product.ts'
import { SIGN_IN } from './signIn/product.ts'
import { SPOT } from './spot/product.ts'
import { TIMED_OPTIONS } from './timedOptions/product.ts'
import { TRANSFERS } from './transfers/product.ts'
import { WELFARE } from './welfare/product.ts'
import { WITHDRAWALS } from './withdrawals/product.ts'

/** The only list of products of the auditor. */
const LIST = [
  SPOT,
  CONTRACTS,
  CANCEL_ALL_AFTER,
  TIMED_OPTIONS,
  TRANSFERS,
  DEPOSITS,
  WITHDRAWALS,
  CONVERSIONS,
  PURCHASES,
  HOSTING,
  NEW_COINS,
  LOANS,
  SIGN_IN,
  INVITATIONS,
  WELFARE,
] as const

type ReasonsOf<Each> = Each extends ProductAudit<infer Reason> ? Reason : never

/** Posting reasons that no product checks. */
type LeftOver<Each> = Exclude<PostingReason, CommonReason | ReasonsOf<Each>>

/** The list itself, or the unchecked reasons, which then do not compile. */
type Complete<Each> = [LeftOver<Each>] extends [never] ? readonly ProductAudit<never>[] : LeftOver<Each>

export const PRODUCTS: Complete<(typeof LIST)[number]> = LIST

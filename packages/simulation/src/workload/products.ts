import { CANCEL_ALL_AFTER } from './cancelAllAfter/product.ts'
import { CONTRACT_ICEBERGS } from './contracts/icebergs.ts'
import { CONTRACT_PAIRS } from './contracts/pairs.ts'
import { CONTRACTS } from './contracts/product.ts'
import { CONVERSIONS } from './conversions/product.ts'
import { DEPOSITS } from './deposits/product.ts'
import { HOSTING } from './hosting/product.ts'
import { INVITATIONS } from './invitations/product.ts'
import { LOANS } from './loans/product.ts'
import { NEW_COINS } from './newCoins/product.ts'
import type { ProductWorkload } from './productWorkload.ts'
import { PURCHASES } from './purchases/product.ts'
import { SIGN_IN } from './signIn/product.ts'
import { BRACKETS } from './spot/brackets.ts'
import { SPOT_ICEBERGS } from './spot/icebergs.ts'
import { PAIRS } from './spot/pairs.ts'
import { SPOT } from './spot/product.ts'
import { TIMED_OPTIONS } from './timedOptions/product.ts'
import { TRANSFERS } from './transfers/product.ts'
import { WELFARE } from './welfare/product.ts'
import { WITHDRAWALS } from './withdrawals/product.ts'

/** The only list of products of the workload. Its order is that of the draws: another order makes other histories. */
export const PRODUCTS: readonly ProductWorkload[] = [
  SPOT,
  CONTRACTS,
  TRANSFERS,
  TIMED_OPTIONS,
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
]

/**
 * Products whose acts are drawn beside all others, by a chance of their own and only in a simulation that asks for them: the
 * histories of seeds stay what they are.
 */
export const PRODUCTS_BESIDE: readonly ProductWorkload[] = [
  CANCEL_ALL_AFTER,
  PAIRS,
  SPOT,
  CONTRACTS,
  BRACKETS,
  SPOT_ICEBERGS,
  CONTRACT_ICEBERGS,
  CONTRACT_PAIRS,
]

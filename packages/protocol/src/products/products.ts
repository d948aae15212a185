import { CANCEL_ALL_AFTER } from '../cancelAllAfter/product.ts'
import { CONTRACTS } from '../contracts/product.ts'
import { CONVERSIONS } from '../conversions/product.ts'
import { DEPOSITS } from '../deposits/product.ts'
import { HOSTING } from '../hosting/product.ts'
import { INVITATIONS } from '../invitations/product.ts'
import { LOANS } from '../loans/product.ts'
import { NEW_COINS } from '../newCoins/product.ts'
import { PURCHASES } from '../purchases/product.ts'
import { SIGN_IN } from '../signIn/product.ts'
import { SPOT } from '../spot/product.ts'
import { TIMED_OPTIONS } from '../timedOptions/product.ts'
import { TRANSFERS } from '../transfers/product.ts'
import { WELFARE } from '../welfare/product.ts'
import { WITHDRAWALS } from '../withdrawals/product.ts'

/** The only list of products of the protocol. */
export const PRODUCTS = [
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

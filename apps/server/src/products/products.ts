import type { FillKind, RecordType } from '@touchstone/protocol'
import type { SHARED_WORDS } from '../records/statementWords.ts'
import { rewards } from '../rewards/product.ts'
import type { EntryReason } from '../words/english.ts'
import { cancelAllAfter } from './cancelAllAfter/product.ts'
import { contracts } from './contracts/product.ts'
import { conversions } from './conversions/product.ts'
import { deposits } from './deposits/product.ts'
import { hosting } from './hosting/product.ts'
import { invitations } from './invitations/product.ts'
import { loans } from './loans/product.ts'
import { newCoins } from './newCoins/product.ts'
import { purchases } from './purchases/product.ts'
import { signIn } from './signIn/product.ts'
import { spot } from './spot/product.ts'
import { timedOptions } from './timedOptions/product.ts'
import { transfers } from './transfers/product.ts'
import { welfare } from './welfare/product.ts'
import { withdrawals } from './withdrawals/product.ts'

/** What is traded and moved between a customer's own accounts. */
export const TRADED = [
  spot,
  contracts,
  cancelAllAfter,
  timedOptions,
  transfers,
  conversions,
  hosting,
  newCoins,
  rewards,
  signIn,
  invitations,
  welfare,
] as const

/** Every product of this server: the only list of them. */
export const PRODUCTS = [...TRADED, deposits, purchases, withdrawals, loans] as const

type Listed = (typeof PRODUCTS)[number]
type ReasonOf<Its> = Its extends { readonly words: infer Words } ? keyof Words : never
type Nothing<Rest extends never> = Rest

/** Kinds of records of money that no product lists: none, or this does not compile. */
export type UnlistedRecords = Nothing<Exclude<RecordType, NonNullable<Listed['records']>['kind']>>

/** Kinds of fills that no product lists: none, or this does not compile. */
export type UnlistedFills = Nothing<Exclude<FillKind, NonNullable<Listed['fills']>['kind']>>

/** Entries of the ledger that no product has words for: none, or this does not compile. */
export type UntoldReasons = Nothing<Exclude<EntryReason, keyof typeof SHARED_WORDS | ReasonOf<Listed>>>

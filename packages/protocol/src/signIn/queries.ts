import type { Amount } from '@touchstone/quantities'
import type { AssetId } from '../ledger/assets.ts'
import type { OwnerId } from '../ledger/owners.ts'
import type { Rejection } from '../rejections/rejectionCodes.ts'
import type { RejectionFacts } from '../rejections/rejections.ts'

export interface SignDayView {
  /** 1 to 7. */
  readonly day: number
  /** Days of Hong Kong since 1 January 1970. */
  readonly date: number
  readonly signed: boolean
  readonly received: boolean
  readonly reward: Amount
}

/** The current cycle, or the one that signing in now would begin. */
export interface SignCycleView {
  /** Of this customer, from 1. */
  readonly cycle: number
  readonly asset: AssetId
  readonly days: readonly SignDayView[]
  /** The day of the cycle that it is. */
  readonly today: number
}

/** Why the reward of a day would be refused now; null when it would be paid. */
export interface SignRewardQuote {
  readonly rejection: Rejection | null
  readonly facts: RejectionFacts
}

/** Queries about signing in. Amounts are in the withdrawal asset. */
export interface SignInQueries {
  /** Undefined as long as there are no reward terms. */
  cycle(owner: OwnerId): SignCycleView | undefined
  quote(owner: OwnerId, day: number): SignRewardQuote
}

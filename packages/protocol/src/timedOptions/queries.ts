import type { Amount, Ppm, Ticks, Timestamp } from '@touchstone/quantities'
import type { OwnerId } from '../ledger/owners.ts'
import type { IndexId } from '../reference/indexes.ts'
import type { OptionDirection, OptionId } from './commands.ts'
import type { OptionTerms } from './terms.ts'

export interface OptionView {
  readonly option: OptionId
  readonly owner: OwnerId
  readonly index: IndexId
  readonly cycle: number
  readonly seconds: number
  readonly direction: OptionDirection
  readonly stake: Amount
  readonly fee: Amount
  readonly payout: Amount
  readonly payoutPpm: Ppm
  readonly feePpm: Ppm
  readonly boughtAt: Timestamp
  readonly expiry: Timestamp
  /** 0 until the next samples. */
  readonly strike: Ticks
  readonly strikeSequence: number
  readonly termsVersion: number
}

export interface OptionPoolView {
  readonly available: Amount
  /** Payouts locked for open options. */
  readonly locked: Amount
}

/** Queries about timed options. */
export interface TimedOptionQueries {
  terms(): readonly (OptionTerms & { readonly version: number })[]
  /** In order of purchase. */
  open(owner: OwnerId): readonly OptionView[]
  /** One that has not ended. */
  option(option: OptionId): OptionView | undefined
  pool(): OptionPoolView
  /** Largest stake an owner could place now on a cycle, by pool, caps and limits. */
  largestStake(owner: OwnerId, index: IndexId, cycle: number): Amount
}

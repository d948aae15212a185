import type { IndexId, OptionDirection, OptionId, OwnerId } from '@touchstone/protocol'
import type { Amount, Ppm, Ticks, Timestamp } from '@touchstone/quantities'

/** A bought option that has not ended. Its terms are its own: later ones do not touch it. */
export interface OpenOption {
  readonly id: OptionId
  readonly owner: OwnerId
  readonly index: IndexId
  /** Place of the stake's asset in the list of assets. */
  readonly quote: number
  readonly cycle: number
  readonly seconds: number
  readonly direction: OptionDirection
  readonly stake: Amount
  readonly fee: Amount
  /** Locked from the pool. */
  readonly payout: Amount
  readonly payoutPpm: Ppm
  readonly feePpm: Ppm
  readonly termsVersion: number
  readonly boughtAt: Timestamp
  readonly expiry: Timestamp
  /** 0 until the next samples. */
  strike: Ticks
  strikeSequence: number
}

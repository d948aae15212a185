import type { CoinId } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import type { Offering } from './offering.ts'
import { Subscriptions } from './subscriptions.ts'

/** The earliest moments at which something is due; 0: none. */
export interface CoinMoments {
  readonly listing: Timestamp
  /** Of an allocation that goes on, or of a release. */
  readonly steps: Timestamp
}

/** Everything the exchange remembers of new coins. */
export class NewCoins {
  /** In order of first offer. */
  readonly offerings = new Map<CoinId, Offering>()
  readonly subscriptions = new Subscriptions()
  nextSubscription = 1
  /** Allocations and releases of the entry at hand. */
  stepsInEntry = 0
  /** Worked out when they are asked for; undefined after every change of offerings and subscriptions. */
  moments: CoinMoments | undefined

  get isUnused(): boolean {
    return this.offerings.size === 0
  }
}

import type { MassQuote, PlaceContractOrder, PlaceOrder, QuoteContract } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import type { MarketSample } from '../feed/feed.ts'

/** Moment and circumstances in which a desk decides its orders. */
export interface DeskMoment {
  readonly now: Timestamp
  /** The feed's samples of this second for every open index. */
  readonly samples: readonly MarketSample[]
  /** Sandbox flow relative to its disclosed rate. */
  readonly activity: number
  /** Gives an order's number; none comes twice. */
  readonly nextKey: () => number
}

/** The commands of the house for one market or contract. */
export interface Desk {
  /** New quotes, or undefined while those that stand are good. */
  quote(now: Timestamp): MassQuote | QuoteContract | undefined
  /** The sandbox's small orders. */
  orders(moment: DeskMoment): readonly (PlaceOrder | PlaceContractOrder)[]
  /** Takes the quotes out of the book; undefined when none stand. */
  withdraw(): MassQuote | QuoteContract | undefined
  /** The last quotes never reached the book. */
  forget(): void
  /** The last quotes were refused. */
  refused(now: Timestamp): void
}

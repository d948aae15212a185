import type { Command } from '@touchstone/protocol'
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

/** The commands of the house for one market or contract: how its product replaces all quotes, and how it places an order. */
export interface Desk<Quotes extends Command = Command, Order extends Command = Command> {
  /** Of the market or contract. */
  readonly symbol: string
  /** New quotes, or undefined while those that stand are good. */
  quote(now: Timestamp): Quotes | undefined
  /** The standing quotes with a few sizes drawn anew; undefined when none stand. */
  stir(): Quotes | undefined
  /** The sandbox's small orders. */
  orders(moment: DeskMoment): readonly Order[]
  /** Takes the quotes out of the book; undefined when none stand. */
  withdraw(): Quotes | undefined
  /** The last quotes never reached the book. */
  forget(): void
  /** The last quotes were refused. */
  refused(now: Timestamp): void
}

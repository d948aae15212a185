import type { Amount, Lots, Timestamp } from '@touchstone/quantities'
import type { CoreEvent } from './events.ts'
import type { OrderState } from './markets/orderState.ts'
import type { OrderId } from './markets/orderWords.ts'
import type { Posting } from './postings.ts'
import type { Rejection } from './rejections/rejectionCodes.ts'
import type { RejectionFacts } from './rejections/rejections.ts'

/** The reply to the sender of a command. A repeated command gets its first reply again. */
export type Reply =
  | { readonly kind: 'rejected'; readonly rejection: Rejection; readonly facts: RejectionFacts }
  | {
      readonly kind: 'order'
      readonly order: OrderId
      readonly state: OrderState
      readonly lotsFilled: Lots
      readonly lotsLeft: Lots
      readonly quoteFilled: Amount
    }
  /**
   * `value`: the owner opened, the option bought, the address, withdrawal or lot added, the entry that moved money, or the number of
   * orders or positions closed.
   */
  | { readonly kind: 'done'; readonly value: number }

/**
 * The outcome of one entry. `postings` is a view over reused memory: read it before the next `apply`. `duplicate` is true for a
 * repeated command, which had no effect.
 */
export interface Outcome {
  readonly sequence: number
  readonly time: Timestamp
  readonly reply: Reply
  readonly events: readonly CoreEvent[]
  readonly postings: Iterable<Posting>
  readonly duplicate: boolean
}

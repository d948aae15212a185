import type { OwnerId } from '@touchstone/protocol'

/**
 * The end of a dated contract on its way, at its settlement price: orders go, then everybody who has lost pays, then the
 * insurance fund does, then everybody who has gained is paid. It goes on over entries. SETTLE-5.
 */
export class RunningSettlement {
  stage: 'cancelling' | 'collecting' | 'paying' = 'cancelling'
  /** The stage has looked at the positions of all owners below this one. */
  next: OwnerId = 0
  /** Sum of the signed lots that were closed: zero together with those that are still open. */
  lots = 0
}

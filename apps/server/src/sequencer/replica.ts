import type { CoreQueries, CustomerCommand, Entry, OrderPreview, Outcome, OwnerId } from '@touchstone/protocol'
import type { OrderDraft } from './worldPort.ts'

/** What the sequencer needs of a core: apply entries in their order, answer questions, and say what state it is in. */
export interface Replica extends CoreQueries {
  apply(entry: Entry): Outcome
  /** Leaves out an entry that was quarantined: it had no effect anywhere. */
  skip(sequence: number): void
  preview(draft: OrderDraft, owner: OwnerId): OrderPreview
  hasSeen(identity: Pick<CustomerCommand, 'owner' | 'key1' | 'key2'>): boolean
  stateHash(): string
  snapshot(): Uint8Array
  /** Throws when a law of the exchange does not hold. */
  checkInvariants(): void
}

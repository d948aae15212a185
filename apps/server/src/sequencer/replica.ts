import type { CoreQueries, CustomerCommand, Entry, Outcome, OwnerId } from '@touchstone/protocol'

/** What the sequencer needs of a core: apply entries in their order, answer questions, and say what state it is in. */
export interface Replica extends CoreQueries {
  apply(entry: Entry): Outcome
  /** Leaves out an entry that was quarantined: it had no effect anywhere. */
  skip(sequence: number): void
  hasSeen(identity: Pick<CustomerCommand, 'owner' | 'key1' | 'key2'>): boolean
  /** How many commands are remembered of an owner, and in all. */
  remembered(owner: OwnerId): { readonly own: number; readonly all: number }
  stateHash(): string
  /** Throws when a law of the exchange does not hold. */
  checkInvariants(): void
}

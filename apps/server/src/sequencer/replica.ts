import type { CoreQueries, CustomerCommand, Entry, Outcome, OwnerId } from '@touchstone/protocol'

/** The parts of a core that the sequencer uses: applying entries in order, queries, and the hash of the state. */
export interface Replica extends CoreQueries {
  apply(entry: Entry): Outcome
  /** Leaves out a quarantined entry, which had no effect in any replica. */
  skip(sequence: number): void
  hasSeen(identity: Pick<CustomerCommand, 'owner' | 'key1' | 'key2'>): boolean
  /** The entry by which a command of this identity was answered first; 0 when that is not remembered. */
  answeredBy(identity: Pick<CustomerCommand, 'owner' | 'key1' | 'key2'>): number
  /** Number of remembered commands, of one owner and in all. */
  remembered(owner: OwnerId): { readonly own: number; readonly all: number }
  stateHash(): string
  /** Throws when a law of the exchange does not hold. */
  checkInvariants(): void
}

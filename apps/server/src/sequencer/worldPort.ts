import type {
  Command,
  CoreEvent,
  CoreQueries,
  CustomerCommand,
  OwnerId,
  Posting,
  Reply,
  World,
} from '@touchstone/protocol'

/** An entry after it was durable and applied. Plain objects: safe to keep. Postings of reasons hold/release are included. */
export interface AppliedEntry {
  readonly sequence: number
  readonly time: number
  readonly command: Command
  readonly reply: Reply
  readonly events: readonly CoreEvent[]
  readonly postings: readonly Posting[]
  readonly duplicate: boolean
}

/** One world (real or demo) as the rest of the server sees it: its queries, its commands, its stream of entries. */
export interface WorldPort {
  readonly world: World
  readonly core: CoreQueries & { stateHash(): string }
  /**
   * Appends the command, waits until it is durable, applies it and returns the reply. Throws Refusal('storage_full' | 'shutting_down' |
   * 'clock_stopped') when the log refused it before anything was written, and OutcomeUnknown when it is unknown whether it was
   * written. A rejection by the core is a normal reply.
   */
  submit(command: Command): Promise<AppliedEntry>
  /** True when a customer command with this identity is on record and would not be carried out again. */
  hasSeen(identity: Pick<CustomerCommand, 'owner' | 'key1' | 'key2'>): boolean
  /** The entry by which a customer command with this identity was answered first; 0 when that is not remembered. */
  answeredBy(identity: Pick<CustomerCommand, 'owner' | 'key1' | 'key2'>): number
  /**
   * One entry of the log, worked out again; undefined when there is none. Takes as long as applying the entries since the
   * snapshot before it.
   */
  entryAt(sequence: number): Promise<AppliedEntry | undefined>
  /** Number of remembered commands, of one owner and in all. */
  remembered(owner: OwnerId): { readonly own: number; readonly all: number }
  /** Calls back with every entry applied from now on, in order, synchronously within the batch that made it durable. */
  follow(listener: (entry: AppliedEntry) => void): () => void
  /** Entries already in the log, decoded and re-applied on a scratch core up to the head: for rebuilding projections. */
  replay(fromSequence: number): AsyncIterable<AppliedEntry>
  storage(): 'ok' | 'full'
  /** `waits`: no commands are accepted until operators have confirmed the machine's clock. */
  clock(): 'runs' | 'waits'
}

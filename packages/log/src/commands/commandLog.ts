/** One durable write: consecutive commands that share a time stamp. `hash` chains it to everything before. */
export interface LogBlock {
  readonly firstSequence: number
  readonly epoch: number
  /** Milliseconds UTC, stamped by the appender; never goes back. */
  readonly time: number
  /** Encoded commands; command i has sequence firstSequence + i. */
  readonly commands: readonly Uint8Array[]
  /** SHA-256 over the previous block's hash and this block's content. */
  readonly hash: Uint8Array
}

export interface LogHead {
  /** Sequence of the last durable command, 0 when the log is empty. */
  readonly sequence: number
  readonly time: number
  readonly hash: Uint8Array
}

export interface Appended {
  readonly sequence: number
  readonly time: number
}

/**
 * The only leader: commands in one order, durable before anyone hears of them.
 * Every implementation passes `commandLog.conformance.ts`.
 */
export interface CommandLog {
  readonly head: LogHead
  /**
   * Orders one command and makes it durable. Resolves after durability and after every follower has seen its block.
   * Rejects with a {@link LogRefusal} before anything is written; after a write error whose outcome cannot be known the
   * implementation ends the process instead of answering. A log that is written elsewhere rejects with an error of another
   * kind when the writer of the log ended first: nobody knows whether the command is in the log.
   */
  append(command: Uint8Array): Promise<Appended>
  /** Durable blocks whose last sequence is ≥ `from`, in order, up to the head at the time of the call. */
  blocks(from: number): AsyncIterable<LogBlock>
  /** Delivers every block appended from now on, in order, once durable, before its appends resolve. Returns the way out. */
  follow(listener: (block: LogBlock) => void): () => void
  /** Flushes the accepted commands, then refuses further appends and lets go of the lock. */
  close(): Promise<void>
}

/** `away`: the log is being opened again; `busy`: too much waits to be written. Both pass by themselves. */
export type LogRefusalReason = 'storage_full' | 'clock_jumped' | 'closed' | 'too_large' | 'away' | 'busy'

export class LogRefusal extends Error {
  override readonly name = 'LogRefusal'
  readonly reason: LogRefusalReason
  constructor(reason: LogRefusalReason, message: string) {
    super(message)
    this.reason = reason
  }
}

/** Damage found where a crash could not have made it. The log refuses to open; `sequence` names the first entry in doubt. */
export class LogDamage extends Error {
  override readonly name = 'LogDamage'
  readonly sequence: number
  constructor(sequence: number, message: string) {
    super(message)
    this.sequence = sequence
  }
}

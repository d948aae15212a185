import type { LogBlock, LogHead, LogRefusalReason, Readings } from '@touchstone/log'
import type { Boundary } from '../threads/program.ts'
import type { LogPlace, LogStatus } from './worldLog.ts'

/** Which log a message is about: a number that the owner gives it. */
interface OfLog {
  readonly log: number
}

/** Where a log is, to be opened. Its lock is held by the owner, so that nobody else slips in while it is opened again. */
export type OpenJournal = OfLog & LogPlace

export interface OpenedJournal {
  readonly head: LogHead
  readonly cutBytes: number
  readonly status: LogStatus
}

/** The commands of one turn, packed and to be appended in their order. */
export interface Turn extends OfLog {
  /** The first one's number; the others follow. By it a refusal says what it is about. */
  readonly first: number
  readonly packed: Uint8Array<ArrayBuffer>
}

/** A block that is durable: the oldest commands that were neither written nor refused. */
export interface DurableBlock extends OfLog, Omit<LogBlock, 'commands'> {
  readonly packed: Uint8Array<ArrayBuffer>
  readonly status: LogStatus
}

/** Commands of which nothing was written. */
export interface RefusedCommands extends OfLog {
  readonly numbers: readonly number[]
  readonly reason: LogRefusalReason
  readonly message: string
  readonly status: LogStatus
}

/** Nobody can tell what is durable: nothing more is written or answered. */
export interface JournalFailure extends OfLog {
  readonly reason: string
}

/** What crosses to the journals. What they say of one log is in order; an answer to `close` comes behind all of it. */
export interface JournalBoundary extends Boundary {
  readonly program: {
    readonly open: (place: OpenJournal) => OpenedJournal
    readonly append: (turn: Turn) => void
    readonly acceptClock: (log: number) => void
    readonly look: (log: number) => void
    readonly readings: (log: number) => Readings
    /** Makes durable what was appended. */
    readonly close: (log: number) => void
  }
  readonly owner: {
    readonly durable: (block: DurableBlock) => void
    readonly refused: (refused: RefusedCommands) => void
    readonly failed: (failure: JournalFailure) => void
  }
}

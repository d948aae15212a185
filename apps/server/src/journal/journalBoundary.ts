import type { LogBlock, LogHead, LogRefusalReason, Readings } from '@touchstone/log'
import type { Boundary } from '../threads/program.ts'
import type { LogPlace, LogStatus } from './worldLog.ts'

/** The log of a message, by a number that the owner gives it. */
interface OfLog {
  readonly log: number
}

/** The folder of a log to be opened. The owner holds its lock, so that no other process takes it while it is reopened. */
export type OpenJournal = OfLog & LogPlace

export interface OpenedJournal {
  readonly head: LogHead
  readonly cutBytes: number
  readonly status: LogStatus
}

/** The commands of one turn, packed, to be appended in their order. */
export interface Turn extends OfLog {
  /** Number of the first command; the others follow. A refusal names a command by it. */
  readonly first: number
  readonly packed: Uint8Array<ArrayBuffer>
}

/** A durable block: it holds the oldest commands that were neither written nor refused before. */
export interface DurableBlock extends OfLog, Omit<LogBlock, 'commands'> {
  readonly packed: Uint8Array<ArrayBuffer>
  readonly status: LogStatus
}

/** Commands that were refused before any of their bytes was written. */
export interface RefusedCommands extends OfLog {
  readonly numbers: readonly number[]
  readonly reason: LogRefusalReason
  readonly message: string
  readonly status: LogStatus
}

/** It is unknown what is durable: nothing more is written or answered. */
export interface JournalFailure extends OfLog {
  readonly reason: string
}

/** Messages of the journals. All messages about one log stay in order; the answer to `close` comes after all the others. */
export interface JournalBoundary extends Boundary {
  readonly program: {
    readonly open: (place: OpenJournal) => OpenedJournal
    readonly append: (turn: Turn) => void
    readonly acceptClock: (log: number) => void
    readonly look: (log: number) => void
    readonly readings: (log: number) => Readings
    /** Makes the appended commands durable. */
    readonly close: (log: number) => void
  }
  readonly owner: {
    readonly durable: (block: DurableBlock) => void
    readonly refused: (refused: RefusedCommands) => void
    readonly failed: (failure: JournalFailure) => void
  }
}

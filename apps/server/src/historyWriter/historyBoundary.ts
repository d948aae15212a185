import type { World } from '@touchstone/protocol'
import type { Rest } from '../projector/historyPort.ts'
import type { Boundary } from '../threads/program.ts'

/** A world whose history is to be written, with everything that a restarted writer needs to go on. */
export interface WorldToWrite {
  readonly world: World
  /** Data folder of the world. */
  readonly directory: string
  readonly quarantined: readonly number[]
  /** Last entry of its log that has been answered. */
  readonly sequence: number
}

interface Position {
  readonly world: World
  readonly sequence: number
}

/** Calls of a history writer. Every call but `write` is about a world that `write` has named before. */
export interface HistoryBoundary extends Boundary {
  readonly program: {
    readonly write: (world: WorldToWrite) => void
    /** The log has been answered up to this entry. */
    readonly answered: (position: Position) => void
    /** A reader waits until the tables show the log up to this entry. */
    readonly hurry: (position: Position) => void
    /** Stops writing this world until `goOn`; answered once nothing is under way. */
    readonly rest: (world: World) => Rest
    /** True when the writer had been stopped by `rest`. */
    readonly goOn: (world: World) => boolean
    /** Writes the tables up to this entry, within a time limit, and ends. */
    readonly finish: (position: Position) => void
  }
  readonly owner: {
    readonly written: (position: Position) => void
    /** The tables belong to this log and have caught up with it. */
    readonly caughtUp: (world: World) => void
    readonly failed: (failure: Failure) => void
  }
}

/** A write failed; it is tried again. */
export interface Failure {
  readonly world: World
  readonly reason: string
  /** The embedded database fails every query: the thread that it shares with the writer has to be restarted. */
  readonly isFatal: boolean
}

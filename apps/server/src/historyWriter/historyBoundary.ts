import type { World } from '@touchstone/protocol'
import type { Rest } from '../projector/historyPort.ts'
import type { Boundary } from '../threads/program.ts'

/** A world whose history is to be written: everything that whoever writes it needs, so that one that was just begun again can go on. */
export interface WorldToWrite {
  readonly world: World
  /** Its folder. */
  readonly directory: string
  readonly quarantined: readonly number[]
  /** How far its log was answered. */
  readonly sequence: number
}

interface Position {
  readonly world: World
  readonly sequence: number
}

/** What a writer of history can be asked over its boundary. It must know of a world by `write` first. */
export interface HistoryBoundary extends Boundary {
  readonly program: {
    readonly write: (world: WorldToWrite) => void
    /** The log was answered up to here. */
    readonly answered: (position: Position) => void
    /** Somebody waits to read what the log says up to here. */
    readonly hurry: (position: Position) => void
    /** Writes nothing of this world from the answer on, until `goOn`. */
    readonly rest: (world: World) => Rest
    /** Whether it had rested until now. */
    readonly goOn: (world: World) => boolean
    /** Writes what the log says up to here, if that does not take long, and ends. */
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
  /** The embedded database answers nothing sensible any more: the thread that it shares with the writer has to begin again. */
  readonly isFatal: boolean
}

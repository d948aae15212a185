import type { CommandLog, JournalStatus } from '@touchstone/log'

/** What keeps a log from taking commands by itself. */
export type LogStatus = Pick<JournalStatus, 'storageFull' | 'clockJump'>

/** The log of a world, wherever it is written. */
export interface WorldLog extends CommandLog {
  /** Bytes of an unfinished last write that were cut when it was opened. */
  readonly cutBytes: number
  readonly status: LogStatus
  /** Takes the wall clock as it is now for true; see `status.clockJump`. */
  acceptClock(): void
  /** Has a journal that was moved or deleted noticed, though nobody appends. */
  look(): void
}

export interface LogPlace {
  /** Folder of the journal. */
  readonly directory: string
  /** A pause since the last entry that is longer is refused like a jump of the clock, until it is accepted. */
  readonly longestPauseMs: number
  readonly segmentBytes?: number
}

/** Rejects as `openFileJournal` does. */
export type OpenLog = (place: LogPlace) => Promise<WorldLog>

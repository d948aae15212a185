import type { CommandLog, JournalStatus } from '@touchstone/log'

/** The reason why a log takes no commands, if the log itself has one. */
export type LogStatus = Pick<JournalStatus, 'storageFull' | 'clockJump'>

/** The log of a world, whichever thread writes it. */
export interface WorldLog extends CommandLog {
  /** Bytes of an unfinished last write that were cut off at the opening. */
  readonly cutBytes: number
  readonly status: LogStatus
  /** Accepts the machine's clock as it is now; see `status.clockJump`. */
  acceptClock(): void
  /** Has a moved or deleted journal noticed even while no command is appended. */
  look(): void
}

export interface LogPlace {
  /** Folder of the journal. */
  readonly directory: string
  /** A longer pause since the last entry is refused like a jump of the clock, until it is accepted. */
  readonly longestPauseMs: number
  readonly segmentBytes?: number
}

/** Rejects as `openFileJournal` does. */
export type OpenLog = (place: LogPlace) => Promise<WorldLog>

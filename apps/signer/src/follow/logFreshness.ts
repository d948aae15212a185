import type { Timestamp } from '@touchstone/quantities'
import { Refused } from '../words/refusal.ts'
import type { LogReplica } from './logReplica.ts'

/** The exchange's own clock stops after a longer gap, so a log this old is a log that stands still. */
const OLDEST_LOG_MS = 3_600_000
const CLOCKS_APART_MS = 60_000
const REPLICA_WITHIN_MS = 5_000

export interface Now {
  /** Of the log's last entry. */
  readonly log: Timestamp
  /** Of this machine. */
  readonly clock: Timestamp
}

export interface LogFreshnessParts {
  readonly replica: Pick<LogReplica, 'reaches' | 'broken' | 'sequence' | 'time' | 'point'>
  /** The log's last entry that something was signed upon before this start. */
  readonly pinned: number
  readonly now: () => Timestamp
}

/** The sequence and time of the log that a line of a ledger was signed at. */
export interface SignedUpon {
  /** Where the signer's replica stood in the log. */
  readonly sequence: number
  readonly chainHash: string
  readonly logTime: number
  /** By this machine's clock. */
  readonly signedAt: number
}

/** Whether the log may be signed upon now. */
export class LogFreshness {
  readonly #parts: LogFreshnessParts

  constructor(parts: LogFreshnessParts) {
    this.#parts = parts
  }

  get now(): Now {
    return { log: this.#parts.replica.time, clock: this.#parts.now() }
  }

  get place(): SignedUpon {
    const { log: logTime, clock: signedAt } = this.now
    const { sequence, chainHash } = this.#parts.replica.point
    return { sequence, chainHash, logTime, signedAt }
  }

  /** Waits until the replica has come this far. Throws Refused when it does not, or is not to be believed. */
  async catchUp(sequence: number): Promise<void> {
    const { replica, pinned } = this.#parts
    const reached = await replica.reaches(sequence, REPLICA_WITHIN_MS)
    if (replica.broken !== '') throw new Refused('log_broken')
    const { log, clock } = this.now
    if (!reached || replica.sequence < pinned || clock - log > OLDEST_LOG_MS) throw new Refused('log_behind')
    if (log - clock > CLOCKS_APART_MS) throw new Refused('clock_differs')
  }
}

import type { World } from '@touchstone/protocol'
import type { Minutes } from './prices/sampleMinutes.ts'
import type { Projection } from './projection.ts'

/** What the tables hold while nothing is written. */
export interface Rest {
  /** Sequence of the last entry that the tables contain. */
  readonly cursor: number
  /** The price samples up to there that no table has yet. */
  readonly minutes: Minutes
}

/** One world's history in SQL, as those who read it see it, wherever it is written. */
export interface HistoryPort {
  readonly world: World
  readonly projections: readonly Projection[]
  /** How many entries the tables are behind the log. */
  readonly behind: number
  /** Resolves once the tables belonged to this log and had caught up with it for the first time. */
  readonly ready: Promise<void>
  /** True once the tables contain `sequence`; false when they still do not after `timeoutMs`. */
  waitFor(sequence: number, timeoutMs: number): Promise<boolean>
  /** Runs `work` between two batches: what it reads belongs to the position it is given. It may run again when it was disturbed. */
  atRest<Result>(work: (rest: Rest) => Promise<Result>): Promise<Result>
}

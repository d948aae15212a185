import type { Ppm, Ticks, Timestamp } from '@touchstone/quantities'
import type { LeaseRole } from './commands.ts'
import type { IndexDefinition, IndexId } from './indexes.ts'

export interface IndexView {
  readonly definition: IndexDefinition
  readonly price: Ticks
  readonly sources: readonly Ticks[]
  readonly used: number
  readonly spreadPpm: Ppm
  /** Of the last accepted samples; 0 = never. */
  readonly sampledAt: Timestamp
  readonly sequence: number
  /** By its calendar at the core's time. */
  readonly open: boolean
  readonly changesAt: Timestamp
}

/** Queries about reference prices. */
export interface ReferenceQueries {
  /** In order of listing. */
  indexes(): readonly IndexDefinition[]
  /** Throws a RangeError when there is no such index. */
  index(index: IndexId): IndexView
  /** The last lease given, run out or not. */
  lease(role: LeaseRole): { readonly holder: number; readonly until: Timestamp } | undefined
}

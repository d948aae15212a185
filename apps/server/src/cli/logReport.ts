import type { AssetDefinition } from '@touchstone/protocol'
import type { AppliedEntry } from '../sequencer/worldPort.ts'

/** Recomputes one thing from postings and events alone, while a log is read from its first entry. */
export interface LogReport {
  /** Throws HistoryDiffers at the entry that breaks it. */
  take(entry: Pick<AppliedEntry, 'sequence' | 'events' | 'postings'>): void
  /** The findings, a line each. */
  lines(assets: readonly AssetDefinition[], sequence: number): readonly string[]
}

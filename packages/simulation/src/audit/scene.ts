import type { CoreQueries, Entry, Outcome, Posting } from '@touchstone/protocol'
import type { LedgerBooks } from './ledgerBooks.ts'

/** One entry as the auditor sees it, its postings already in the ledger. */
export interface Scene {
  readonly entry: Entry
  readonly outcome: Outcome
  readonly postings: readonly Posting[]
  readonly ledger: LedgerBooks
  readonly core: CoreQueries
  /** The core's time after the entry. */
  readonly time: number
}

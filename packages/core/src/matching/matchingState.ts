import type { EntryState } from '../entry/entryState.ts'
import type { BookKind } from './makeBook.ts'

/** Numbers of orders and trades are given across all markets. */
export interface MatchingState extends EntryState {
  readonly bookKind: BookKind
  nextOrder: number
  nextTrade: number
}

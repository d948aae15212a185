import type { AssetDefinition } from '@touchstone/protocol'
import type { EntryState } from '../entry/entryState.ts'
import type { Accounts } from './accounts.ts'
import type { Journal } from './journal.ts'

/** All money there is. */
export interface LedgerState extends EntryState {
  accounts: Accounts
  journal: Journal
  /** In the order of Genesis, then of listing. */
  assets: readonly AssetDefinition[]
}

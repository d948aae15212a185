import type { AssetDefinition, AssetId } from '@touchstone/protocol'
import type { EntryState } from '../entry/entryState.ts'
import type { Accounts } from './accounts.ts'
import type { Journal } from './journal.ts'

/** All money there is. */
export interface LedgerState extends EntryState {
  readonly accounts: Accounts
  readonly journal: Journal
  readonly assets: readonly AssetDefinition[]
  /** Place of the asset in the genesis list, -1 when there is none. */
  assetIndex(id: AssetId): number
}

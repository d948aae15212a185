import type { AssetDefinition, Genesis } from '@touchstone/protocol'
import { Accounts } from './accounts.ts'
import { Journal } from './journal.ts'
import type { LedgerState } from './ledgerState.ts'
import { PostingMatrix } from './postingMatrix.ts'

/** Room for the money of these assets, and the reasons why it may move. */
export function foundLedger(state: LedgerState, { assets }: Genesis): void {
  state.assets = assets
  state.accounts = new Accounts(assets.map(({ id }) => id))
  state.journal = new Journal(state.accounts, new PostingMatrix(state.asked.reasons))
}

/** Room for an asset listed later: it takes the place after all others. */
export function addAsset(state: LedgerState, asset: AssetDefinition): void {
  state.assets = [...state.assets, asset]
  const moved = state.accounts.addAsset(asset.id)
  if (moved) state.journal.relocate(moved)
}

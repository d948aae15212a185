import type { Amount } from '@touchstone/quantities'
import type { AssetId } from './assets.ts'
import type { OwnerId, SystemOwner, Wallet } from './owners.ts'

export interface SystemBalanceView {
  readonly owner: SystemOwner
  readonly wallet: Wallet
  readonly asset: AssetId
  readonly available: Amount
  readonly held: Amount
}

/** Read-only answers from a replica's memory. */
export interface BalanceView {
  readonly wallet: Wallet
  readonly asset: AssetId
  readonly available: Amount
  readonly held: Amount
}

/** Queries about balances. */
export interface LedgerQueries {
  /** Every asset of the funds wallet; of other wallets the balances that are not zero. */
  balances(owner: OwnerId): readonly BalanceView[]
  /** Every balance of the system's own accounts that is not zero. */
  systemBalances(): readonly SystemBalanceView[]
}

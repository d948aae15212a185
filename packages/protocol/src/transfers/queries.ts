import type { Amount } from '@touchstone/quantities'
import type { AssetId } from '../ledger/assets.ts'
import type { OwnerId, Wallet } from '../ledger/owners.ts'

/** What the core knows of transfers. */
export interface TransferQueries {
  /** What an owner may move out of a wallet now. */
  transferable(owner: OwnerId, wallet: Wallet, asset: AssetId): Amount
  /** Whether a wallet takes this asset: only funds take what is of no use there. */
  takes(wallet: Wallet, asset: AssetId): boolean
}

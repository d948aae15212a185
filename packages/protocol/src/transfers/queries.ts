import type { Amount } from '@touchstone/quantities'
import type { AssetId } from '../ledger/assets.ts'
import type { OwnerId, Wallet } from '../ledger/owners.ts'

/** Queries about transfers. */
export interface TransferQueries {
  /** The amount that an owner may move out of a wallet now. */
  transferable(owner: OwnerId, wallet: Wallet, asset: AssetId): Amount
  /** Whether a wallet takes this asset: other wallets than funds take only assets they can use. */
  takes(wallet: Wallet, asset: AssetId): boolean
}

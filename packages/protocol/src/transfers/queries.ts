import type { Amount } from '@touchstone/quantities'
import type { OwnerId, Wallet } from '../ledger/owners.ts'

/** What the core knows of transfers. */
export interface TransferQueries {
  /** What an owner may move out of a wallet now. */
  transferable(owner: OwnerId, wallet: Wallet, asset: number): Amount
}

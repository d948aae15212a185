import type { Amount } from '@touchstone/quantities'
import type { AssetId } from './ledger/assets.ts'
import type { Bucket, OwnerId, Wallet } from './ledger/owners.ts'
import type { VOCABULARIES } from './vocabularies.ts'

type KeysOf<T> = T extends unknown ? keyof T : never

/** Why money moved. The posting matrix of the core lists the pairs of owners that each reason may connect. */
export type PostingReason = KeysOf<(typeof VOCABULARIES)[number]['reasons']>

export interface LedgerAccount {
  readonly owner: OwnerId
  readonly wallet: Wallet
  readonly asset: AssetId
  readonly bucket: Bucket
}

/** `amount` > 0 of the accounts' common asset moves from `source` to `destination`. Balanced by construction. */
export interface Posting {
  readonly source: LedgerAccount
  readonly destination: LedgerAccount
  readonly amount: Amount
  readonly reason: PostingReason
  /** The order, trade, option, withdrawal or lot of the movement, 0 when there is none. */
  readonly ref: number
}

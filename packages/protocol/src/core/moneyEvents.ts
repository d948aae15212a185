import type { Amount, Timestamp } from '@touchstone/quantities'
import type { AssetId } from '../ledger/assets.ts'
import type { Chain } from '../ledger/chains.ts'
import type { OwnerId } from '../ledger/owners.ts'
import type { LotId } from '../lots/lots.ts'
import type { MoneyTerms } from '../terms/actions.ts'
import type { PayoutAddressId, WithdrawalId, WithdrawalKind } from '../withdrawals/commands.ts'

export interface MoneyTermsSet {
  readonly type: 'MoneyTermsSet'
  /** Sequence of the entry that set them. */
  readonly version: number
  readonly terms: MoneyTerms
}
export interface DepositCredited {
  readonly type: 'DepositCredited'
  readonly lot: LotId
  readonly owner: OwnerId
  readonly asset: AssetId
  readonly amount: Amount
  readonly chain: Chain
  readonly contract: string
  readonly transaction: string
  readonly logIndex: number
  readonly block: number
  readonly from: string
  readonly to: string
  /** Version of the terms it keeps. */
  readonly terms: number
}
export interface PurchaseCredited {
  readonly type: 'PurchaseCredited'
  readonly lot: LotId
  readonly owner: OwnerId
  readonly asset: AssetId
  readonly amount: Amount
  readonly value: Amount
  readonly reference: string
  readonly terms: number
}
export interface PayoutAddressAdded {
  readonly type: 'PayoutAddressAdded'
  readonly id: PayoutAddressId
  readonly owner: OwnerId
  readonly asset: AssetId
  readonly chain: Chain
  readonly address: string
  readonly usableFrom: Timestamp
}
export interface PayoutAddressRemoved {
  readonly type: 'PayoutAddressRemoved'
  readonly id: PayoutAddressId
  readonly owner: OwnerId
}

/**
 * `requested` → `review` → `approved` → `signed` → `confirmed`; or `canceled` (by the customer, before review), `refused`
 * (by operators), `failed` (on the chain): these three give everything back.
 */
export type WithdrawalState =
  | 'requested'
  | 'review'
  | 'approved'
  | 'signed'
  | 'confirmed'
  | 'canceled'
  | 'refused'
  | 'failed'

export interface WithdrawalRequested {
  readonly type: 'WithdrawalRequested'
  readonly withdrawal: WithdrawalId
  readonly owner: OwnerId
  readonly kind: WithdrawalKind
  readonly asset: AssetId
  readonly amount: Amount
  readonly fee: Amount
  readonly target: number
  /** Where it is paid; bank: the digest of the payee's details. */
  readonly destination: string
}
/**
 * A withdrawal went on. `transaction` and `block` from `signed` on; `reference` of a bank's payment. `signed` once more for each
 * version of the payment that was made at a higher fee; at the end `transaction` is the one that the chain took.
 */
export interface WithdrawalMoved {
  readonly type: 'WithdrawalMoved'
  readonly withdrawal: WithdrawalId
  readonly owner: OwnerId
  readonly state: WithdrawalState
  readonly transaction: string
  readonly block: number
  readonly reference: string
}
export interface FundsConverted {
  readonly type: 'FundsConverted'
  readonly owner: OwnerId
  readonly from: AssetId
  readonly to: AssetId
  readonly amount: Amount
  readonly receive: Amount
}
export interface PlatformRestricted {
  readonly type: 'PlatformRestricted'
  readonly withdrawalsOnly: boolean
  readonly reason: string
}

export type MoneyEvent =
  | MoneyTermsSet
  | DepositCredited
  | PurchaseCredited
  | PayoutAddressAdded
  | PayoutAddressRemoved
  | WithdrawalRequested
  | WithdrawalMoved
  | FundsConverted
  | PlatformRestricted

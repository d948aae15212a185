import type { Amount, Timestamp } from '@touchstone/quantities'
import type { AssetId } from '../ledger/assets.ts'
import type { Chain } from '../ledger/chains.ts'
import type { OwnerId } from '../ledger/owners.ts'
import type { Rejection } from '../rejections/rejectionCodes.ts'
import type { RejectionFacts } from '../rejections/rejections.ts'
import type { MoneyTermsView } from '../terms/queries.ts'
import type { PayoutAddressId, WithdrawalId, WithdrawalKind } from './commands.ts'
import type { WithdrawalState } from './states.ts'

export interface PayoutAddressView {
  readonly id: PayoutAddressId
  readonly asset: AssetId
  readonly chain: Chain
  readonly address: string
  readonly usableFrom: Timestamp
}

export interface WithdrawalView {
  readonly withdrawal: WithdrawalId
  readonly owner: OwnerId
  readonly kind: WithdrawalKind
  readonly asset: AssetId
  readonly amount: Amount
  readonly fee: Amount
  readonly destination: string
  readonly state: WithdrawalState
  readonly requestedAt: Timestamp
  /** From `signed` on. */
  readonly nonce: number
  /** The latest version of the payment; at the end the version that the chain took. */
  readonly transaction: string
  /** Other versions of the payment, at other fees and with the same nonce: while it is `signed` the chain may take any of them. */
  readonly replaced: readonly string[]
}

/** The judgement of a withdrawal of this size now; changes nothing. */
export interface WithdrawalQuote {
  readonly rejection: Rejection | null
  readonly facts: RejectionFacts
  readonly fee: Amount
  readonly receive: Amount
}

/** The amount of one asset that a customer may withdraw now, and its limits. */
export interface WithdrawalAllowance {
  readonly available: Amount
  /** The most that may be asked for now by all rules together; 0: nothing. */
  readonly withdrawable: Amount
  /** The refusal of one unit more, or of the smallest request when nothing can be withdrawn. */
  readonly bound: { readonly rejection: Rejection; readonly facts: RejectionFacts } | null
  /** The largest amount that the turnover done allows now. */
  readonly unlocked: Amount
  /** Of the lots that are not fulfilled yet. */
  readonly turnoverNeeded: Amount
  readonly turnoverDone: Amount
  readonly usedToday: number
  readonly leftToday: number
  /** The limit of the verification level, in the asset. */
  readonly dailyLimit: Amount
  readonly dailyUsed: Amount
  readonly openNow: boolean
  /** When the hours next open or close. */
  readonly changesAt: Timestamp
  /** The terms of the oldest lot with something left, else today's. */
  readonly terms: MoneyTermsView
}

/** Queries about withdrawals. */
export interface WithdrawalQueries {
  /** Oldest first. */
  addresses(owner: OwnerId): readonly PayoutAddressView[]
  /** Undefined for an asset that cannot be withdrawn. */
  allowance(owner: OwnerId, asset: AssetId): WithdrawalAllowance | undefined
  quote(
    owner: OwnerId,
    request: {
      readonly kind: WithdrawalKind
      readonly asset: AssetId
      readonly amount: Amount
      readonly target: number
    },
  ): WithdrawalQuote
  /** Withdrawals that have not ended, oldest first. */
  open(): readonly WithdrawalView[]
  /** Ended ones included. */
  withdrawal(withdrawal: WithdrawalId): WithdrawalView | undefined
}

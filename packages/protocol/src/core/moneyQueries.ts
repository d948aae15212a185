import type { Amount, Timestamp } from '@touchstone/quantities'
import type { AssetId } from '../ledger/assets.ts'
import type { Chain } from '../ledger/chains.ts'
import type { OwnerId } from '../ledger/owners.ts'
import type { LotId } from '../lots/lots.ts'
import type { Rejection, RejectionFacts } from '../rejections/rejections.ts'
import type { MoneyTerms } from '../terms/actions.ts'
import type { PayoutAddressId, WithdrawalId, WithdrawalKind } from '../withdrawals/commands.ts'
import type { WithdrawalState } from '../withdrawals/states.ts'

export interface MoneyTermsView {
  /** Sequence of the entry that set them, 0: the built-in ones. */
  readonly version: number
  readonly terms: MoneyTerms
}

/** A deposit or purchase and what is left of it. */
export interface LotView {
  readonly lot: LotId
  readonly asset: AssetId
  /** In the withdrawal asset. */
  readonly value: Amount
  /** Of the value, not withdrawn yet. */
  readonly left: Amount
  /** What must be traded before it may be withdrawn, and what counts of it so far (never more). */
  readonly turnoverNeeded: Amount
  readonly turnoverDone: Amount
  readonly creditedAt: Timestamp
  readonly terms: MoneyTermsView
  /** Where an untraded deposit may go back to; '' when it may not. */
  readonly returnTo: string
}

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
  /** The latest version of the payment; at the end the one that the chain took. */
  readonly transaction: string
  /** Other versions of the payment, at other fees and with the same nonce: while it is `signed` the chain may take any of them. */
  readonly replaced: readonly string[]
}

/** What a withdrawal of this size would be told now; changes nothing. */
export interface WithdrawalQuote {
  readonly rejection: Rejection | null
  readonly facts: RejectionFacts
  readonly fee: Amount
  readonly receive: Amount
}

/** How a customer stands with withdrawals of one asset. */
export interface WithdrawalStanding {
  readonly available: Amount
  /** The most that may be asked for now as far as turnover goes. */
  readonly unlocked: Amount
  /** Of the lots that are not fulfilled yet. */
  readonly turnoverNeeded: Amount
  readonly turnoverDone: Amount
  readonly usedToday: number
  readonly leftToday: number
  /** Of the limit of the verification level, in the asset. */
  readonly dailyLimit: Amount
  readonly dailyUsed: Amount
  readonly openNow: boolean
  /** When it opens, or closes, next. */
  readonly changesAt: Timestamp
  /** The terms of the oldest lot with something left, else today's. */
  readonly terms: MoneyTermsView
}

export interface ConversionQuote {
  readonly rejection: Rejection | null
  readonly facts: RejectionFacts
  readonly receive: Amount
  /** Units of `to` for one of `from`, decimal string, after the spread. */
  readonly rate: string
  /** The same without the spread. */
  readonly indexRate: string
}

/** What the core knows of the terms of money. */
export interface MoneyTermsQueries {
  current(): MoneyTermsView
}

/** What the core knows of deposits and purchases. */
export interface LotQueries {
  /** Oldest first, withdrawn ones too. */
  of(owner: OwnerId): readonly LotView[]
}

/** What the core knows of transfers seen on chains. */
export interface DepositQueries {
  isCredited(chain: Chain, contract: string, transaction: string, logIndex: number): boolean
}

/** What the core knows of withdrawals. */
export interface WithdrawalQueries {
  /** Oldest first. */
  addresses(owner: OwnerId): readonly PayoutAddressView[]
  /** Undefined for an asset that does not go out. */
  standing(owner: OwnerId, asset: AssetId): WithdrawalStanding | undefined
  quote(
    owner: OwnerId,
    request: {
      readonly kind: WithdrawalKind
      readonly asset: AssetId
      readonly amount: Amount
      readonly target: number
    },
  ): WithdrawalQuote
  /** Withdrawals that are not at their end, oldest first. */
  open(): readonly WithdrawalView[]
  /** Finished ones too. */
  withdrawal(withdrawal: WithdrawalId): WithdrawalView | undefined
}

/** What the core knows of conversions. */
export interface ConversionQueries {
  quote(owner: OwnerId, from: AssetId, to: AssetId, amount: Amount): ConversionQuote
}

/** What the core knows of the restriction of the platform. */
export interface RestrictionQueries {
  withdrawalsOnly(): { readonly reason: string } | undefined
}

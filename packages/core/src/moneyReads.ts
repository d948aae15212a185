import type {
  AssetId,
  Chain,
  ConversionQuote,
  LotView,
  MoneyQueries,
  MoneyTermsView,
  OwnerId,
  PayoutAddressView,
  WithdrawalId,
  WithdrawalQuote,
  WithdrawalStanding,
  WithdrawalView,
} from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { depositKey } from './deposits/creditDeposit.ts'
import {
  addressViews,
  conversionQuote,
  lotViews,
  withdrawalQuote,
  withdrawalStanding,
  withdrawalView,
} from './moneyViews.ts'
import { OperatorReads } from './operatorReads.ts'
import type { ExchangeState } from './state.ts'
import type { WithdrawalRequest } from './withdrawals/withdrawalRequest.ts'

/** The questions about money that comes in and goes out. They change nothing. */
export class MoneyReads extends OperatorReads implements MoneyQueries {
  readonly #moved: ExchangeState

  constructor(state: ExchangeState) {
    super(state)
    this.#moved = state
  }

  moneyTerms(): MoneyTermsView {
    return this.#moved.moneyTerms.current
  }

  /** Oldest first, withdrawn ones too. */
  lots(owner: OwnerId): readonly LotView[] {
    return lotViews(this.#moved, owner)
  }

  /** Oldest first. */
  payoutAddresses(owner: OwnerId): readonly PayoutAddressView[] {
    return addressViews(this.#moved, owner)
  }

  withdrawalStanding(owner: OwnerId, asset: AssetId): WithdrawalStanding | undefined {
    return withdrawalStanding(this.#moved, owner, asset)
  }

  quoteWithdrawal(owner: OwnerId, request: WithdrawalRequest): WithdrawalQuote {
    return withdrawalQuote(this.#moved, owner, request)
  }

  /** Oldest first. */
  openWithdrawals(): readonly WithdrawalView[] {
    const { withdrawals } = this.#moved
    return Array.from(withdrawals.open(), (each) => withdrawalView(each, withdrawals.replacedOf(each)))
  }

  /** Finished ones too. */
  withdrawal(withdrawal: WithdrawalId): WithdrawalView | undefined {
    const { withdrawals } = this.#moved
    const known = withdrawals.byId(withdrawal)
    return known && withdrawalView(known, withdrawals.replacedOf(known))
  }

  isDepositCredited(chain: Chain, contract: string, transaction: string, logIndex: number): boolean {
    return this.#moved.deposits.has(depositKey({ chain, contract, transaction, logIndex }))
  }

  quoteConversion(owner: OwnerId, from: AssetId, to: AssetId, amount: Amount): ConversionQuote {
    return conversionQuote(this.#moved, owner, from, to, amount)
  }

  withdrawalsOnly(): { readonly reason: string } | undefined {
    const restriction = this.#moved.restriction.reason
    return restriction === undefined ? undefined : { reason: restriction }
  }
}

import type { CoinId, OwnerId } from '@touchstone/protocol'
import { type Amount, formatPlain, MAX_AMOUNT } from '@touchstone/quantities'
import { judgeIsCustomer } from '../customers/judgeIsCustomer.ts'
import { judgeFrozen } from '../customers/judgeParty.ts'
import { type Rejected, refuse } from '../entry/refusal.ts'
import { withdrawalAsset } from '../ledger/currency.ts'
import { availableFunds } from '../ledger/holds.ts'
import { judgeUnrestricted } from '../restriction/restrictPlatform.ts'
import { issueCost } from './coinFormulas.ts'
import { coinAsset } from './coinMoney.ts'
import type { NewCoinsState } from './newCoinsState.ts'
import { isBacked, leftOf, type Offering } from './offering.ts'

interface SubscriptionJudgement {
  /** Undefined when there is no such coin. */
  readonly offering: Offering | undefined
  readonly cost: Amount
  readonly refused: Rejected | undefined
}

/** COIN-3: the guards in order of precedence. `shown`: the version of the terms; undefined: the one in force. Writes nothing, so it also serves quotes. */
export function judgeSubscription(
  state: NewCoinsState,
  owner: OwnerId,
  coin: CoinId,
  quantity: Amount,
  shown?: number,
): SubscriptionJudgement {
  const offering = state.newCoins.offerings.get(coin)
  const cost = offering ? issueCost(quantity, offering.offer.issue) : 0n
  const refused =
    judgeIsCustomer(state, owner) ??
    judgeFrozen(state, owner) ??
    judgeUnrestricted(state) ??
    (offering
      ? (judgeOpen(state, offering, shown) ?? judgeQuantity(state, owner, offering, quantity))
      : refuse('unknown_offering')) ??
    (cost > availableFunds(state, owner, withdrawalAsset(state)) ? refuse('insufficient_usdt') : undefined)
  return { offering, cost, refused }
}

function judgeOpen({ time }: NewCoinsState, offering: Offering, shown?: number): Rejected | undefined {
  const { terms, version } = offering.offer
  if (time < terms.opens) return refuse('subscription_soon')
  if (time >= terms.closes) return refuse('subscription_ended')
  if (shown !== undefined && shown !== version) return refuse('terms_changed')
  return isBacked(offering) ? undefined : refuse('offering_unbacked')
}

/** Requests beyond the volume are taken: only allocated coins are gone. */
function judgeQuantity(
  state: NewCoinsState,
  owner: OwnerId,
  offering: Offering,
  quantity: Amount,
): Rejected | undefined {
  const { terms, issue, lot, least, most } = offering.offer
  const text = (amount: Amount) => formatPlain(amount, issue.coinScale)
  if (quantity < least) return refuse('below_minimum_quantity', { min: text(least) })
  if (quantity % lot !== 0n) return refuse('lot_size', { lot: text(lot) })
  const room = most - state.newCoins.subscriptions.ownCoins(terms.coin, owner)
  if (quantity > room) return refuse('above_maximum_quantity', { max: text(room) })
  if (state.newCoins.subscriptions.asked(terms.coin) + quantity > MAX_AMOUNT) return refuse('amount_overflow')
  const left = leftOf(offering)
  const currency = state.assets[coinAsset(state, offering)]?.code ?? ''
  return quantity > left ? refuse('sold_out', { left: text(left), currency }) : undefined
}

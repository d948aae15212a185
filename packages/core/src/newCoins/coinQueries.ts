import type {
  AllocationPreview,
  CoinId,
  NewCoinQueries,
  OfferingState,
  OfferingView,
  OwnerId,
  SubscriptionQuote,
  SubscriptionView,
} from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { withdrawalAsset } from '../ledger/currency.ts'
import { allocationOf, judgeAllocation } from './allocateOffering.ts'
import { issueCost, lockEnd, nextShare } from './coinFormulas.ts'
import { judgeSubscription } from './judgeSubscription.ts'
import type { NewCoinsState } from './newCoinsState.ts'
import { isBacked, leftOf, type Offering } from './offering.ts'
import { judgeReturn } from './returnCoins.ts'
import { isUnderReview, type Subscription } from './subscription.ts'

export function newCoinQueries(state: NewCoinsState): NewCoinQueries {
  const { offerings, subscriptions } = state.newCoins
  return {
    asset: () => state.assets[withdrawalAsset(state)]?.id,
    offerings: () => Array.from(offerings.values(), (offering) => offeringView(state, offering)),
    offering: (coin) => {
      const offering = offerings.get(coin)
      return offering && offeringView(state, offering)
    },
    subscription: (id) => viewsOf(state, [subscriptions.byId(id)])[0],
    subscriptions: (coin) =>
      viewsOf(state, [...subscriptions.passed(coin), ...subscriptions.underReview(coin)]).sort(
        (one, other) => one.subscription - other.subscription,
      ),
    ofOwner: (owner) => viewsOf(state, subscriptions.ofOwner(owner)),
    quote: (owner, coin, quantity) => subscriptionQuote(state, owner, coin, quantity),
    allocationPreview: (coin) => allocationPreview(state, coin),
  }
}

function offeringView(state: NewCoinsState, offering: Offering): OfferingView {
  const { offer, funded, allocated, unsoldReturned, proceeds, paidOut, listedAt, missedAt } = offering
  const kept = { funded, allocated, unsoldReturned, proceeds, paidOut, listedAt, missedAt }
  const { subscriptions } = state.newCoins
  const { coin } = offer.terms
  const left = leftOf(offering)
  return {
    version: offer.version,
    terms: offer.terms,
    state: stateOf(state, offering),
    soldOut: left === 0n,
    backed: isBacked(offering),
    left,
    underReview: subscriptions.underReview(coin).size,
    asked: subscriptions.asked(coin),
    isAllocated: offering.allocation !== undefined,
    ...kept,
  }
}

function stateOf({ time }: NewCoinsState, { offer }: Offering): OfferingState {
  if (time < offer.terms.opens) return 'soon'
  return time < offer.terms.closes ? 'open' : 'ended'
}

function viewsOf(state: NewCoinsState, subscriptions: Iterable<Subscription | undefined>): SubscriptionView[] {
  return Array.from(subscriptions).flatMap((subscription) => {
    const offering = subscription && state.newCoins.offerings.get(subscription.coin)
    return offering ? subscriptionView(state, offering, subscription) : []
  })
}

function subscriptionView(state: NewCoinsState, offering: Offering, subscription: Subscription): SubscriptionView {
  const { id, ...rest } = subscription
  const { terms } = offering.offer
  return {
    ...rest,
    subscription: id,
    asset: terms.asset,
    state: isUnderReview(subscription) ? 'under_review' : 'passed',
    releaseTime: lockEnd(offering.listedAt === 0 ? terms.listTime : offering.listedAt, terms.lockDays),
    returnable: judgeReturn(state, offering, subscription) === undefined,
  }
}

/** The engine's own judgement, of the terms in force. */
function subscriptionQuote(state: NewCoinsState, owner: OwnerId, coin: CoinId, quantity: Amount): SubscriptionQuote {
  const { offering, cost, refused } = judgeSubscription(state, owner, coin, quantity)
  const { listTime = 0, lockDays = 0 } = offering?.offer.terms ?? {}
  const verdict = { rejection: refused?.rejection ?? null, facts: refused?.facts ?? {} }
  return { ...verdict, cost, lockUntil: lockEnd(listTime, lockDays), worst: cost }
}

/** The outcome of the decision now, share by share; before the end, its outcome if nobody else subscribed. */
function allocationPreview(state: NewCoinsState, coin: CoinId): AllocationPreview | undefined {
  const offering = state.newCoins.offerings.get(coin)
  if (!offering) return undefined
  const refused = judgeAllocation(state, { type: 'AllocateOffering', coin })
  const begun = offering.allocation ?? allocationOf(state, offering)
  let left = begun
  const shares = Array.from(state.newCoins.subscriptions.underReview(coin), ({ id, owner, quantity, cost }) => {
    const { allocated, rest } = nextShare(quantity, left)
    left = rest
    const paid = issueCost(allocated, offering.offer.issue)
    return { subscription: id, owner, quantity, allocated, paid, refund: cost - paid }
  })
  const { asked, available } = begun
  return { rejection: refused?.rejection ?? null, facts: refused?.facts ?? {}, asked, available, shares }
}

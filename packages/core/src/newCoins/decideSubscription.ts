import type { DecideSubscription, Reply } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import { issueCost } from './coinFormulas.ts'
import { giveBackCost, payAllocated } from './coinMoney.ts'
import type { NewCoinsState } from './newCoinsState.ts'
import { leftOf, type Offering } from './offering.ts'
import { releaseIfFree } from './releaseCoins.ts'
import { isUnderReview, type Subscription } from './subscription.ts'

/** COIN-5 */
export function judgeDecision(state: NewCoinsState, action: DecideSubscription): Rejected | undefined {
  const { subscription, offering } = found(state, action)
  if (!subscription || !offering) return refuse('subscription_not_found')
  if (!isUnderReview(subscription)) return refuse('subscription_decided')
  if (offering.offer.terms.way !== 'review') return refuse('other_allocation_way')
  return action.passed && subscription.quantity > leftOf(offering) ? refuse('sold_out') : undefined
}

/** Passed as a whole or not passed. The caller has judged it. COIN-5. */
export function decideSubscription(state: NewCoinsState, action: DecideSubscription): Reply {
  const { subscription, offering } = found(state, action)
  if (!subscription || !offering) return refuse('subscription_not_found')
  endReview(state, offering, subscription, action.passed ? subscription.quantity : 0n, action.reason)
  return done()
}

/** Gives a subscription these coins, or all its money back for none. COIN-5, COIN-6. */
export function endReview(
  state: NewCoinsState,
  offering: Offering,
  subscription: Subscription,
  allocated: Amount,
  reason: string,
): void {
  const { subscriptions } = state.newCoins
  const { id, owner, coin, cost } = subscription
  const paid = issueCost(allocated, offering.offer.issue)
  state.newCoins.moments = undefined
  if (allocated === 0n) {
    subscriptions.remove(subscription)
    giveBackCost(state, subscription)
  } else {
    subscriptions.pass(subscription, allocated, paid)
    offering.allocated += allocated
    offering.proceeds += paid
    payAllocated(state, offering, subscription)
  }
  const outcome = { passed: allocated > 0n, allocated, paid, refund: cost - paid, reason }
  state.emit({ type: 'SubscriptionDecided', subscription: id, owner, coin, ...outcome })
  releaseIfFree(state, offering, subscription)
}

function found({ newCoins }: NewCoinsState, { subscription: id }: DecideSubscription) {
  const subscription = newCoins.subscriptions.byId(id)
  return { subscription, offering: subscription && newCoins.offerings.get(subscription.coin) }
}

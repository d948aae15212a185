import type { Reply, ReturnCoins } from '@touchstone/protocol'
import { judgeIsCustomer } from '../customers/judgeIsCustomer.ts'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import { takeBackCoins } from './coinMoney.ts'
import type { NewCoinsState } from './newCoinsState.ts'
import type { Offering } from './offering.ts'
import { isUnderReview, type Subscription } from './subscription.ts'

/** The coins go back, and their price is free again. COIN-8. */
export function returnCoins(state: NewCoinsState, { owner, subscription: id }: ReturnCoins): Reply {
  const barred = judgeIsCustomer(state, owner)
  if (barred) return barred
  const { subscriptions, offerings } = state.newCoins
  const subscription = subscriptions.byId(id)
  const offering = subscription && offerings.get(subscription.coin)
  if (!offering || subscription.owner !== owner) return refuse('subscription_not_found')
  const refused = judgeReturn(state, offering, subscription)
  if (refused) return refused
  const { coin, allocated, paid } = subscription
  subscriptions.remove(subscription)
  state.newCoins.moments = undefined
  offering.allocated -= allocated
  offering.proceeds -= paid
  takeBackCoins(state, offering, subscription)
  state.emit({ type: 'CoinsReturned', subscription: id, owner, coin, amount: allocated, refund: paid })
  return done()
}

/** Frozen and while the platform is restricted too. COIN-8. */
export function judgeReturn(
  state: NewCoinsState,
  offering: Offering,
  subscription: Subscription,
): Rejected | undefined {
  if (isUnderReview(subscription)) return refuse('subscription_not_found')
  if (offering.listedAt !== 0) return refuse('coin_listed')
  return state.time < subscription.listTime ? refuse('return_too_early') : undefined
}

import type { Timestamp } from '@touchstone/quantities'
import { lockEnd } from './coinFormulas.ts'
import { freeCoins } from './coinMoney.ts'
import type { NewCoinsState } from './newCoinsState.ts'
import type { Offering } from './offering.ts'
import { isUnderReview, type Subscription } from './subscription.ts'

/** When the coins of a listed offering are free; 0: it is not listed. All its subscriptions have the same days. COIN-7. */
export function releaseMoment({ listedAt, offer }: Offering): Timestamp {
  return listedAt === 0 ? 0 : lockEnd(listedAt, offer.terms.lockDays)
}

/** The coins are free, and the subscription is over. COIN-7. */
export function releaseCoins(state: NewCoinsState, offering: Offering, subscription: Subscription): void {
  const { id, owner, coin, allocated } = subscription
  state.newCoins.subscriptions.remove(subscription)
  state.newCoins.moments = undefined
  freeCoins(state, offering, subscription)
  const at = releaseMoment(offering)
  state.emit({ type: 'CoinsReleased', subscription: id, owner, coin, amount: allocated, at })
}

/** For coins that are allocated after their lock-up has ended. */
export function releaseIfFree(state: NewCoinsState, offering: Offering, subscription: Subscription): void {
  const moment = releaseMoment(offering)
  if (moment === 0 || moment > state.time || isUnderReview(subscription)) return
  releaseCoins(state, offering, subscription)
}
